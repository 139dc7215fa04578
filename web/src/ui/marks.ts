/** What tells seats apart besides colour: symbols of the house, for games that bring none. */
export const MARKS = ["m-hand", "m-fish", "m-sun", "m-spiral"] as const;
