import { Once } from "../lib/once";

export type Rest = typeof import("./rest");

const kept = new Once<Rest>();

/** The parts of a table that come after its board. */
export const restOf = (): Promise<Rest> => kept.get("rest", () => import("./rest"));
