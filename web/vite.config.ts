import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin, type Rolldown } from "vite";

const TEXT = /\.(?:js|css|html|svg|json|ftl|txt|webmanifest)$/;
const WORTH_PACKING = 1024;
/** Where `npm run dev` finds the server. */
const SERVER = process.env.HOLOCENE_SERVER ?? "http://127.0.0.1:8000";

/** Writes .br and .gz beside every text file, so that the server packs nothing while serving. */
function packed(): Plugin {
  let folder = "";
  const brotli = promisify(brotliCompress);
  const deflate = promisify(gzip);
  return {
    name: "packed",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle() {
      for (const name of await readdir(folder, { recursive: true })) {
        const path = join(folder, name);
        if (!TEXT.test(name) || (await stat(path)).size <= WORTH_PACKING) continue;
        const text = await readFile(path);
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        await writeFile(`${path}.br`, await brotli(text, quality));
        await writeFile(`${path}.gz`, await deflate(text, { level: 9 }));
      }
    },
  };
}

/** Where a file is needed together with others: first with the page itself, then with any table. */
const ROOTS = { main: "/src/main.ts", table: "/src/pages/Table.svelte" };

/**
 * One file for what every page needs and one for what every table needs, instead of thirty: on a
 * slow line the number of questions counts as much as their size.
 */
function together(id: string, graph: Rolldown.ChunkingContext): string | null {
  reached ??= Object.entries(ROOTS).map(([name, root]) => ({ name, all: reach(root, graph) }));
  return reached.find(({ all }) => all.has(id))?.name ?? null;
}
let reached: { name: string; all: Set<string> }[] | undefined;

/** All that a module imports at once, and what those import. */
function reach(root: string, graph: Rolldown.ChunkingContext): Set<string> {
  const all = new Set([join(import.meta.dirname, root)]);
  for (const id of all) {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) all.add(next);
  }
  return all;
}

export default defineConfig({
  // Pages have addresses of their own (/table/7), so files must be found from the root.
  base: "/",
  plugins: [svelte({ configFile: false }), packed()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: "chunks.json", // for the server, which names in a page's head what it will need
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: together, debugName: "together" }] } },
    },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});
