/** The linter holds the direction of the rooms: what it must refuse, and what not. */

import { ESLint } from "eslint";
import { beforeAll, describe, expect, it } from "vitest";

const ROOMS = new Set(["no-restricted-syntax", "no-restricted-imports"]);

describe("the direction of the rooms", () => {
  let eslint: ESLint;
  beforeAll(async () => {
    eslint = new ESLint({ ruleFilter: ({ ruleId }) => ROOMS.has(ruleId) });
    await eslint.lintText("", { filePath: "src/new.ts" }); // reads all rules, which takes long
  }, 120_000);

  async function refused(filePath: string, text: string): Promise<boolean> {
    const [found] = await eslint.lintText(text, { filePath });
    expect(found?.messages.filter(({ fatal }) => fatal)).toEqual([]);
    return (found?.messages.length ?? 0) > 0;
  }

  it.each([
    ["src/lib/new.ts", 'import { t } from "../ui/marks";'],
    ["src/lib/new.svelte.ts", 'export const late = () => import("../pages/Start.svelte");'],
    ["src/lib/new.ts", 'export const all = import.meta.glob("../games/*/index.ts");'],
    ["src/ui/New.svelte", '<script lang="ts">import "../table/game";</script>'],
    ["src/house/New.svelte", '<script lang="ts">import "../table/game";</script>'],
    ["src/table/new.ts", 'import type { Page } from "../house/Page.svelte";'],
    ["src/games/one/new.ts", 'import "../../pages/ahead";'],
    ["src/games/one/new.ts", 'import "../other/pieces";'],
  ])("is not turned round: %s, %s", async (path, text) => {
    expect(await refused(path, text)).toBe(true);
  });

  it.each([
    ["src/lib/new.ts", 'import "./table.svelte";'],
    ["src/table/new.ts", 'import "../lib/plain"; import "../ui/marks"; import "./game";'],
    ["src/games/one/new.ts", 'import "../../table/game"; import "./pieces";'],
    ["src/games/one/New.svelte", '<script lang="ts">import "../../ui/Icon.svelte";</script>'],
    ["src/pages/new.ts", 'import "../games/clients"; import "../house/Page.svelte";'],
  ])("leaves alone: %s, %s", async (path, text) => {
    expect(await refused(path, text)).toBe(false);
  });
});
