import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  // Without this condition Svelte's runes would be those of its server build.
  resolve: { conditions: ["browser"] },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
