/** What stands on the tab: a page may have something to say there. */
class Title {
  own: string | null = $state(null);
  /** The table on the page, where it waits for me. */
  yours: string | null = $state(null);
}

export const title = new Title();
