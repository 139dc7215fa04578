import type { GameInfo, GameOption, Options, OptionValue } from "../api/types";

/** The option whose choices give values to the others: the edition. */
export function editionOf(game: GameInfo): GameOption | null {
  return game.options.find((option) => presetsOf(option) !== null) ?? null;
}

export function presetsOf(option: GameOption): Record<string, Options> | null {
  const { presets } = option;
  return presets && Object.keys(presets).length > 0 ? presets : null;
}

/** Every option's value as the edition has it. */
export function optionsFor(game: GameInfo, edition: OptionValue | null): Options {
  const values: Options = {};
  for (const { name, default: value } of game.options) if (value !== null) values[name] = value;
  const leading = editionOf(game);
  if (!leading || edition === null) return values;
  return { ...values, [leading.name]: edition, ...presetsOf(leading)?.[String(edition)] };
}

/** Only what must be said: the edition, and the switches that differ from it. */
export function saidOptions(game: GameInfo, values: Options): Options {
  const leading = editionOf(game);
  const plain = optionsFor(game, leading ? (values[leading.name] ?? null) : null);
  const said = Object.entries(values).filter(
    ([name, value]) => name === leading?.name || plain[name] !== value,
  );
  return Object.fromEntries(said);
}

/** The key of an option's or a value's words in the game's catalogue. */
export function optionKey(name: string, value?: OptionValue): string {
  const parts = ["option", name, ...(value === undefined ? [] : [String(value)])];
  return parts.join("-").replaceAll("_", "-");
}
