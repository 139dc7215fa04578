/** Nothing lies in the catalogues of the game that nobody says, so that nobody translates in vain. */

import { describe, expect, test } from "vitest";
import { cataloguesOf, source, unsaid, type Made } from "../../locale/said";

const PLACES = "toolmaker|hut|field|hunt|forest|clay-pit|quarry|river|card|building";
const GOODS = "food|wood|clay|stone|gold|tool|agriculture|points|people";
const DECISIONS =
  "placing|using|adding-tools|buying-card|buying-tile|picking-die|feeding|last-chance";
const ENTRIES = "undo|sat|left|started|resigned|timeout|back|over|rematch";
const WORKERS = "farmer|toolmaker|builder|shaman";
const OPTIONS = "edition|starvation|hunt-reentry|green-duplicates|box";

const MADE: Made = {
  "`option-${": new RegExp(`^option-(${OPTIONS})(-.+)?(\\.about)?$`),
  "`edition-${": /^edition-.+$/,
  "`good-${": new RegExp(`^good-(${GOODS})$`),
  "`amount-${": new RegExp(`^amount-(${GOODS})$`),
  "`object-${": new RegExp(`^object-(${GOODS})$`),
  "`icon-${": new RegExp(`^icon-(${GOODS}|card|hut|torch)$`),
  "`icon-symbol-${": /^icon-symbol-/,
  "`icon-worker-${": new RegExp(`^icon-worker-(${WORKERS})$`),
  "`symbol-${": /^symbol-/,
  "`worker-${": new RegExp(`^worker-(${WORKERS})$`),
  "`tribe-${": /^tribe-(hand|fish|sun|spiral)(\.short)?$/,
  "`phase-${": /^phase-(placing|using|feeding|last-chance|over)(\.short)?$/,
  "`place-${": new RegExp(`^place-(${PLACES})$`),
  "`place-brings-${": new RegExp(`^place-brings-(${PLACES})$`),
  "`closed-${": /^closed-/,
  "`prompt-${": new RegExp(`^prompt-(${DECISIONS})(-other)?$`),
  "`top-${": /^top-[a-z-]+$/,
  "`${key}.about`": /^tile-(fixed|choice|free)\.about$/,
  "`score-${":
    /^score-(buildings|card-points|hunger|culture|farmers|toolmakers|builders|shamans|resources)$/,
  "`log-${": new RegExp(`^log-(${ENTRIES})(-table)?$`),
  "`log-ended-${": /^log-ended-/,
  "`help-${": /^help-[a-z0-9-]+\.(title|body)$/,
  "`help-group-${": /^help-group-/,
  "`how-to-play-${": /^how-to-play-\d\.(title|body)$/,
  "`panel-${": /^panel-(log|chat)$/,
  "`dice-${": /^dice-(yes|no|unknown)$/,
  "`dice-verdict-${": /^dice-verdict-(yes|no|unknown)$/,
};
/** What the server reads, to tell it with the game. */
const OF_SERVER: Made = { "game-title": /^game-title$/ };

test.each(Object.keys(MADE))("keys are still made with %s", (template) => {
  expect(source).toContain(template);
});

describe.each(cataloguesOf("stone_age"))("%s", (_, text) => {
  test("has no key that nobody says", () => {
    expect(unsaid(text, { ...MADE, ...OF_SERVER })).toEqual([]);
  });
});
