/** What a table shows before its game begins: who comes to one that is played needs none of it. */

export { default as Invitation } from "./Invitation.svelte";
export { default as WaitingRoom } from "./WaitingRoom.svelte";
