import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

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
);
