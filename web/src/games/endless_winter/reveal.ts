/** On a phone one panel is in sight at a time: whoever opens a rival's board is brought there, and back again. */

import { settings } from "../../lib/settings.svelte";

/** Scrolls the strip of panels to the one that this is, or that holds it. */
export function reveal(panel: Element | null | undefined): void {
  const strip = panel?.closest(".panels");
  if (!strip || !panel) return;
  const { left } = strip.getBoundingClientRect();
  const by = panel.getBoundingClientRect().left - left;
  strip.scrollBy({ left: by, behavior: settings.moves ? "smooth" : "instant" });
}
