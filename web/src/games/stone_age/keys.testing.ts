/** For tests: keys that are put together, how it is written in the source, and which ones it makes. */

const PLACES = "toolmaker|hut|field|hunt|forest|clay-pit|quarry|river|card|building";
const GOODS = "food|wood|clay|stone|gold|tool|agriculture|points|people";
const DECISIONS =
  "placing|using|adding-tools|buying-card|buying-tile|picking-die|raising-tool|feeding|last-chance";
const WORKERS = "farmer|toolmaker|builder|shaman";

export const MADE: Readonly<Record<string, RegExp>> = {
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
  "`glance-${": /^glance-(deck|stacks)(\.text)?$/,
  "`log-ended-${": /^log-ended-/,
};
