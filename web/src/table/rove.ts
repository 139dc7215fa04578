/**
 * Things that belong together are one stop of the Tab key; arrows go from one to the next. Left and
 * right in their order, up and down to the nearest one there.
 */

import type { Attachment } from "svelte/attachments";
import { type Box } from "./glance";

/** Which way an arrow leads: in the order, or down the screen. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const WAYS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * For the element around them. With `pressable: "all"` every button among them stays a stop of its own,
 * and only what can just be read about has one in common.
 */
export function rove(
  things: string,
  { pressable }: { pressable: "one" | "all" } = { pressable: "one" },
): Attachment<HTMLElement> {
  return (group) => {
    let stop: HTMLElement | null = null;

    /** A thing that holds a button is reached by it. */
    const all = (): HTMLElement[] =>
      [...group.querySelectorAll<HTMLElement>(things)]
        .map((thing) => thing.querySelector<HTMLElement>("button:not(.q)") ?? thing)
        .filter((node) => node.getClientRects().length > 0);

    function settle(): void {
      const nodes = all();
      const own = pressable === "all" ? nodes.filter((node) => !isButton(node)) : nodes;
      const inUse = stop !== null && own.includes(stop) && group.contains(document.activeElement);
      if (!inUse) stop = own.find(isOpen) ?? own[0] ?? null;
      for (const node of nodes) {
        const tabIndex = node === stop || !own.includes(node) ? 0 : -1;
        if (node.tabIndex !== tabIndex || !node.hasAttribute("tabindex")) node.tabIndex = tabIndex;
      }
    }

    function focused({ target }: FocusEvent): void {
      if (!(target instanceof HTMLElement) || !all().includes(target)) return;
      stop = target;
      settle();
    }

    function byArrow(event: KeyboardEvent): void {
      const nodes = all();
      const at = nodes.indexOf(event.target as HTMLElement);
      if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      const goal = goalOf(event.key, nodes, at);
      if (!goal) return;
      event.preventDefault();
      goal.focus();
    }

    // What is in sight is known when it has been drawn: to ask before would lay it all out twice.
    let due: number | undefined;
    function soon(): void {
      due ??= requestAnimationFrame(() =>
        setTimeout(() => {
          due = undefined;
          settle();
        }),
      );
    }

    soon();
    const changes = new MutationObserver(soon);
    changes.observe(group, { childList: true, subtree: true, attributeFilter: ["aria-disabled"] });
    group.addEventListener("focusin", focused);
    group.addEventListener("focusout", settle);
    group.addEventListener("keydown", byArrow);
    return () => {
      if (due !== undefined) cancelAnimationFrame(due);
      changes.disconnect();
      group.removeEventListener("focusin", focused);
      group.removeEventListener("focusout", settle);
      group.removeEventListener("keydown", byArrow);
    };
  };
}

const isButton = (node: HTMLElement): boolean => node instanceof HTMLButtonElement;
const isOpen = (node: HTMLElement): boolean =>
  isButton(node) && node.getAttribute("aria-disabled") !== "true";

function goalOf(key: string, nodes: readonly HTMLElement[], at: number): HTMLElement | null {
  const step = STEPS[key];
  if (step !== undefined) return nodes.at((at + step) % nodes.length) ?? null;
  const way = WAYS[key];
  if (way === undefined) return null;
  const boxes = nodes.map((node) => node.getBoundingClientRect());
  const next = nearest(boxes, at, way);
  return next === null ? null : (nodes[next] ?? null);
}

/** The box that lies further down (1) or up (-1) and is nearest; one beside it counts for little. */
export function nearest(boxes: readonly Box[], at: number, way: number): number | null {
  const from = boxes[at];
  if (!from) return null;
  const middle = ({ left, top, width, height }: Box): [number, number] => [
    left + width / 2,
    top + height / 2,
  ];
  const [x, y] = middle(from);
  let best: { far: number; index: number } | null = null;
  boxes.forEach((box, index) => {
    const [across, down] = middle(box);
    const gain = (down - y) * way;
    if (index === at || gain <= from.height / 4) return;
    const far = gain + 2 * Math.abs(across - x);
    if (best === null || far < best.far) best = { far, index };
  });
  return (best as { index: number } | null)?.index ?? null;
}
