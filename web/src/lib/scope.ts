/** The class around whatever a game draws: its style sheets reach nothing outside of it. */
export const gameClass = (game: string): string => `game-${game}`;
