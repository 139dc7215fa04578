import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

/** The rooms of src/, lowest first: each knows those before it. House and table know each other not. */
const ROOMS = [["api"], ["lib"], ["ui"], ["house", "table"], ["games"], ["pages"]];

/** Whatever is written as a path into one of these rooms: an import, also a late one, or a glob. */
function closed(rooms, message) {
  const selector = `Literal[value=/^(?:\\.\\.\\u002f)+(?:${rooms.join("|")})\\u002f/]`;
  return { "no-restricted-syntax": ["error", { selector, message }] };
}

/** No room knows one that comes after it, or stands beside it. */
const directions = ROOMS.flatMap((level, at) =>
  level.flatMap((room) => {
    const others = [...level.filter((one) => one !== room), ...ROOMS.slice(at + 1).flat()];
    const message = `${room}/ knows nothing of ${others.join("/, ")}/ (docs/architecture.md).`;
    return others.length > 0 ? [{ files: [`src/${room}/**`], rules: closed(others, message) }] : [];
  }),
);

/** And no game knows another. */
const apart = {
  files: ["src/games/*/*"],
  rules: {
    "no-restricted-imports": [
      "error",
      { patterns: [{ regex: "^\\.\\./(?!\\.\\./)", message: "A game knows no other game." }] },
    ],
  },
};

export default defineConfig(
  { ignores: ["dist/", "public/", "src/art/", "src/api/schema.d.ts", ".svelte-check/"] },
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      // Addresses are plain paths here: there is no SvelteKit to resolve them.
      "svelte/no-navigation-without-resolve": "off",
      // An empty function says that nothing is to be done; a comment beside it says why.
      "@typescript-eslint/no-empty-function": "off",
      // Our sets and maps are book-keeping; what is shown is kept in $state.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  directions,
  apart,
);
