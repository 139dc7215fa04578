import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
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

const MANIFEST = "chunks.json";
/** Modules that the server asks for by their name, see server/chunks.py. */
const PAGES = /^src\/pages\/\w+\.svelte$/;

/** Tells in the build's list of its files where a page is that shares one with others. */
function named(): Plugin {
  let folder = "";
  const shared = new Map<string, string>();
  return {
    name: "named",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        for (const id of chunk.moduleIds) {
          const source = relative(import.meta.dirname, id).replaceAll("\\", "/");
          if (PAGES.test(source)) shared.set(source, chunk.fileName);
        }
      }
    },
    async writeBundle() {
      const path = join(folder, MANIFEST);
      const files = JSON.parse(await readFile(path, "utf-8")) as Record<string, { file: string }>;
      for (const [source, file] of shared) {
        const found = Object.values(files).find((each) => each.file === file);
        if (found) files[source] ??= found;
      }
      await writeFile(path, JSON.stringify(files, null, 2));
    },
  };
}

/** Where files are needed together: with any page, with any table, with a table a moment later. */
const ROOTS = { main: "/index.html", table: "/src/pages/Table.svelte", rest: "/src/table/rest.ts" };
/** Who comes by a link to a table needs none of it, and who comes to it nothing of a table. */
const START = "/src/pages/Start.svelte";
/** Asks for the code of each game. */
const CLIENTS = "/src/games/clients.ts";

/**
 * One file for what every page needs and one for what every table needs, instead of thirty: on a
 * slow line the number of questions counts as much as their size.
 */
function together(id: string, graph: Rolldown.ChunkingContext): string | null {
  reached ??= reachedBy(graph);
  const { roots, start, games, laters } = reached;
  const found = roots.find(({ all }) => all.has(id))?.name ?? null;
  if (found === "table" && start.has(id)) return "main";
  // What a game shares with others comes with any table.
  const users = games.filter((all) => all.has(id)).length;
  if ((found === "rest" && users > 0) || (found === null && users > 1)) return "table";
  return found === null && laters.filter((all) => all.has(id)).length > 1 ? "rest" : found;
}
let reached: ReturnType<typeof reachedBy> | undefined;

function reachedBy(graph: Rolldown.ChunkingContext) {
  const clients = graph.getModuleInfo(at(CLIENTS));
  const games = clients?.dynamicallyImportedIds.filter((id) => !id.endsWith("/topics.ts")) ?? [];
  return {
    roots: Object.entries(ROOTS).map(([name, root]) => ({ name, all: reach(at(root), graph) })),
    start: reach(at(START), graph),
    games: games.map((id) => reach(id, graph)),
    laters: games
      .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      .filter((id) => id.endsWith("/later.ts"))
      .map((id) => reach(id, graph)),
  };
}

/** In their order: a group takes what its modules import, unless one before has it. */
const groups = Object.keys(ROOTS).map((name, at, all) => ({
  name: (id: string, graph: Rolldown.ChunkingContext) =>
    together(id, graph) === name ? name : null,
  debugName: name,
  priority: all.length - at,
}));

const at = (path: string): string => join(import.meta.dirname, path);

/** All that a module imports at once, and what those import. */
function reach(root: string, graph: Rolldown.ChunkingContext): Set<string> {
  const all = new Set([root]);
  for (const id of all) {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) all.add(next);
  }
  return all;
}

export default defineConfig({
  // Pages have addresses of their own (/table/7), so files must be found from the root.
  base: "/",
  plugins: [svelte({ configFile: false }), named(), packed()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: MANIFEST, // for the server, which names in a page's head what it will need
    rolldownOptions: {
      output: { codeSplitting: { groups } },
    },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});
