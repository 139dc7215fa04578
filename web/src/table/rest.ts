/** What no table needs in its first moment: to be loaded when it can be played. */

export { default as End } from "./End.svelte";
export { default as Glance } from "./Glance.svelte";
export { default as Help } from "./Help.svelte";
export { default as RoundCard } from "./RoundCard.svelte";
export { default as Side } from "./Side.svelte";
