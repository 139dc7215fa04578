import type { Component } from "svelte";
import type { Route } from "./router.svelte";

type Page = Component<{ route: Route }>;

/** Pages that are not part of the first load. */
const later: Partial<Record<Route["page"], () => Promise<{ default: unknown }>>> = {
  tables: () => import("../pages/Tables.svelte"),
  table: () => import("../pages/Table.svelte"),
  replay: () => import("../pages/Replay.svelte"),
  account: () => import("../pages/Account.svelte"),
  rules: () => import("../pages/Rules.svelte"),
};

export async function pageOf(name: Route["page"]): Promise<Page> {
  return (await later[name]?.())?.default as Page;
}
