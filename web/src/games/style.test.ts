/** What a game's style sheets say holds inside of its own class only: other games have cards too. */

import { type AST, parse, parseCss } from "svelte/compiler";
import { describe, expect, test } from "vitest";
import { gameClass } from "../lib/scope";

// Vite reads the options of a glob as they are written, so they stand here twice.
const sheets = import.meta.glob<string>("./*/**/*.css", {
  query: "?raw",
  import: "default",
  eager: true,
});
const components = import.meta.glob<string>("./*/**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});

type Rules = readonly { type: string }[];
type Selector = AST.CSS.ComplexSelector;

/** Rules that hold only here or there; what they hold is looked into. */
const CONDITIONS = new Set(["media", "supports", "container"]);

const isRule = (node: { type: string }): node is AST.CSS.Rule => node.type === "Rule";
const isAtrule = (node: { type: string }): node is AST.CSS.Atrule => node.type === "Atrule";

/** The top-level selectors that are not `held`, and whatever else is everybody's: keyframes by name, fonts, imports. */
function leaks(rules: Rules, css: string, held: (selector: Selector) => boolean): string[] {
  return rules.flatMap((node) => {
    if (isRule(node))
      return node.prelude.children
        .filter((selector) => !held(selector))
        .map(({ start, end }) => css.slice(start, end));
    if (!isAtrule(node)) return [];
    if (CONDITIONS.has(node.name)) return leaks(node.block?.children ?? [], css, held);
    return [`@${node.name} ${node.prelude}`];
  });
}

/** Of a sheet: all of it lies under the class of its game, and keyframes begin with the game's name. */
function leaksOfSheet(css: string, game: string): string[] {
  const named = (selector: Selector): boolean =>
    selector.children
      .flatMap(({ selectors }) => selectors)
      .some((each) => each.type === "ClassSelector" && each.name === gameClass(game));
  return leaks(parseCss(css).children, css, named).filter(
    (leak) => !leak.startsWith(`@keyframes ${game}-`),
  );
}

/** Of a component: Svelte keeps to it what is not wholly global. */
function leaksOfComponent(source: string): string[] {
  const everybodys = ({ selectors: [first] }: AST.CSS.RelativeSelector): boolean =>
    first?.type === "PseudoClassSelector" && (first.name === "global" || first.name === "root");
  const scoped = (selector: Selector): boolean => !selector.children.every(everybodys);
  return leaks(parse(source, { modern: true }).css?.children ?? [], source, scoped).filter(
    (leak) => !/^@keyframes (?!-global-)/.test(leak),
  );
}

/** Names have hyphens, folders do not. */
const gameOf = (path: string): string => (path.split("/")[1] ?? "").replaceAll("_", "-");

test("there are sheets and components to look at", () => {
  expect(Object.keys(sheets)).not.toEqual([]);
  expect(Object.keys(components)).not.toEqual([]);
});

test.each(Object.entries(sheets))("%s stays in its game", (path, css) => {
  expect(leaksOfSheet(css, gameOf(path))).toEqual([]);
});

test.each(Object.entries(components))("%s stays in itself", (_, source) => {
  expect(leaksOfComponent(source)).toEqual([]);
});

describe("what would leak is found", () => {
  test.each([
    [".card { color: red }", [".card"]],
    [".game-flint .card, .tile { color: red }", [".tile"]],
    [".game-other .card { color: red }", [".game-other .card"]],
    [":root { --deep: red }", [":root"]],
    ["@media print { .card { color: red } }", [".card"]],
    ["@keyframes glow { 50% { opacity: 0 } }", ["@keyframes glow"]],
    ['@import "other.css";', ['@import "other.css"']],
    [".game-flint { .card { color: red } .night & .card { color: blue } }", []],
    [".night .game-flint .card { color: red }", []],
    ["@media print { .game-flint .card { color: red } }", []],
    ["@keyframes flint-glow { 50% { opacity: 0 } }", []],
  ])("in a sheet: %s", (css, found) => {
    expect(leaksOfSheet(css, "flint")).toEqual(found);
  });

  test.each([
    [":global(.card) { color: red }", [":global(.card)"]],
    [":global { .card { color: red } }", [":global"]],
    ["@keyframes -global-glow { 50% { opacity: 0 } }", ["@keyframes -global-glow"]],
    ["p :global(.card) { color: red }", []],
    [":global(.night) p { color: red }", []],
    ["@keyframes glow { 50% { opacity: 0 } }", []],
  ])("in a component: %s", (css, found) => {
    expect(leaksOfComponent(`<p></p><style>${css}</style>`)).toEqual(found);
  });
});
