import { describe, expect, test } from "vitest";
import { routeOf } from "./router.svelte";

describe("an address", () => {
  test.each([
    ["/", "", { page: "start", setting: false }],
    ["/", "?new", { page: "start", setting: true }],
    ["/tables", "", { page: "tables" }],
    ["/tables/", "", { page: "tables" }],
    ["/account", "", { page: "account" }],
    ["/table/x7", "", { page: "table", id: "x7", invite: null }],
    ["/table/x7", "?invite=abc", { page: "table", id: "x7", invite: "abc" }],
    ["/replay", "", { page: "replay", id: null, invite: null, step: 0 }],
    ["/replay/x7", "", { page: "replay", id: "x7", invite: null, step: 0 }],
    ["/replay/x7", "?invite=abc", { page: "replay", id: "x7", invite: "abc", step: 0 }],
    ["/replay/x7", "?step=41", { page: "replay", id: "x7", invite: null, step: 41 }],
    ["/rules/shells", "", { page: "rules", game: "shells" }],
    ["/table/a%20b", "", { page: "table", id: "a b", invite: null }],
    ["/table/%E0%A4%A", "", { page: "table", id: "%E0%A4%A", invite: null }],
    ["/table", "", { page: "missing" }],
    ["/table/1/2", "", { page: "missing" }],
    ["/nowhere", "", { page: "missing" }],
  ])("%s%s leads to its page", (path, search, route) => {
    expect(routeOf(path, search)).toEqual(route);
  });
});
