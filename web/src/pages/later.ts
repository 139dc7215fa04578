import type { Component } from "svelte";
import { Once } from "../lib/once";
import type { Route } from "../lib/router.svelte";

type Page = Component<{ route: Route }>;

/** Each is a load of its own: who comes by a link needs that one page. */
const later: Partial<Record<Route["page"], () => Promise<{ default: unknown }>>> = {
  start: () => import("./Start.svelte"),
  tables: () => import("./Tables.svelte"),
  table: () => import("./Table.svelte"),
  replay: () => import("./Replay.svelte"),
  account: () => import("./Account.svelte"),
  rules: () => import("./Rules.svelte"),
};

const kept = new Once<Page>();

export function pageOf(name: Route["page"]): Promise<Page> {
  return kept.get(name, async () => (await later[name]?.())?.default as Page);
}
