/** The class around whatever a game draws: its style sheets reach nothing outside of it. */
export const gameClass = (game: string): string => `game-${baseOf(game)}`;

/** The game of one that is played with another set of components, `GAME.SET`; any other itself. */
export const baseOf = (game: string): string => game.split(".", 1)[0] ?? game;
