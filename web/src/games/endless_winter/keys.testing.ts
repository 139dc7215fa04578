/** For tests: keys that are put together, how it is written in the source, and which ones it makes. */

const PLACES = "rite-of-passage|develop|migrate|hunt|rest";

export const MADE: Readonly<Record<string, RegExp>> = {
  "`card-${": /^card-/,
  "`animal-${": /^animal-/,
  "`chief-${": /^chief-/,
  "`land-${": /^land-/,
  "`column-${": new RegExp(`^column-(${PLACES})$`),
  "`tribe-${": /^tribe-(wolf|bison|lioness|eagle)(\.short)?$/,
  "`object-${": /^object-/,
  "`amount-${": /^amount-/,
  "`stone-${": /^stone-/,
  "`prompt-${": /^prompt-/,
  "`choice-${": /^choice-/,
  "`reason-${": /^reason-/,
  "`order-of-play-${": /^order-of-play-[234]$/,
  "`figure-${": /^figure-(chief|tribe)(-away)?$/,
  "`track-${": /^track-(offering|honour)$/,
  "`eclipse-step-${": /^eclipse-step-/,
  "`terminal-change.${": /^terminal-change\./,
};
