/** Where "Skip to the content" leads: a page may know better than its beginning. */
export const skipLink: { goal: (() => HTMLElement | null) | null } = { goal: null };
