/** What a choice would bring, in a line of the dock: for who does not point at things, or cannot. */

import { t } from "../../lib/fluent.svelte";
import { glance } from "./glance";
import { abilityText, amountsText } from "./say";
import { spaceAt } from "./spaces";
import { thingsOf } from "./things";
import { boxOf, type Choice, type OwnSeen, pieceOf, playerOf } from "./types";

type Teller = (told: Choice["arguments"], seen: OwnSeen, choice: Choice) => string;

export function gist(choice: Choice, seen: OwnSeen): string {
  return TELLERS[choice.kind]?.(choice.arguments, seen, choice) ?? "";
}

/** By day, by eclipse, or both where it can be either. */
function card(id: unknown, seen: OwnSeen, when: "day" | "eclipse" | "both"): string {
  const { action, eclipse } = pieceOf(boxOf(seen.pieces).cards, String(id));
  const day = when !== "eclipse" && action ? [abilityText(action)] : [];
  const dark = when !== "day" && eclipse ? [abilityText(eclipse)] : [];
  const dusk = when === "both" ? dark.map((what) => t("ability-eclipse", { what })) : dark;
  return [...day, ...dusk].join("; ");
}

function animal(id: unknown, { pieces }: OwnSeen): string {
  const found = boxOf(pieces).animals.find((one) => one.id === id);
  return found ? amountsText(found.use) : "";
}

function chief(side: unknown, seen: OwnSeen): string {
  const player = playerOf(seen.view, seen.shown);
  const found = boxOf(seen.pieces).chiefs.find((one) => one.id === player?.chief);
  const ability = found?.sides[side === "b" ? 1 : 0];
  return ability ? abilityText(ability) : "";
}

function build({ row, column, level }: Choice["arguments"], seen: OwnSeen, choice: Choice): string {
  const scored = seen.turn
    .pointsOf(choice)
    .flatMap((n, seat) => (n > 0 ? [`${seen.seats[seat]?.name ?? ""} +${n}`] : []));
  if (Number(level) > 0) return scored.join(", ");
  const space = spaceAt(boxOf(seen.pieces), seen.view, Number(row), Number(column));
  const gains = Object.keys(space?.gain ?? {}).length > 0 ? [amountsText(space?.gain ?? {})] : [];
  const more = (space?.arrows.length ?? 0) > 0 ? [t("terminal-arrows")] : [];
  return [...gains, ...more].join("; ");
}

function gather(hex: unknown, { view, pieces }: OwnSeen): string {
  const box = boxOf(pieces);
  const land = view.land[box.hexes.findIndex(({ name }) => name === hex)];
  return amountsText(box.lands.find(({ id }) => id === land)?.gain ?? {});
}

/** What is said of the thing that it is about. */
const worth: Teller = (_, seen, choice) => glance(thingsOf(choice)[0] ?? "", seen)?.worth ?? "";

const TELLERS: Readonly<Record<string, Teller>> = {
  play: (told, seen) => card(told.card, seen, "day"),
  use: (told, seen) => card(told.card, seen, seen.view.revealed ? "eclipse" : "day"),
  learn: (told, seen) => card(told.card, seen, "day"),
  hire: (told, seen) => card(told.card, seen, "both"),
  adopt: (told, seen) => card(told.card, seen, "both"),
  chief: (told, seen) => chief(told.side, seen),
  hunt: (told, seen) => animal(told.animal, seen),
  "eat-animal": (told, seen) => animal(told.animal, seen),
  build,
  gather: (told, seen) => gather(told.hex, seen),
  stone: worth,
  idol: worth,
};
