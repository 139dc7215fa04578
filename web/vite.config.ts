import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

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

export default defineConfig({
  // Pages have addresses of their own (/table/7), so files must be found from the root.
  base: "/",
  plugins: [svelte({ configFile: false }), packed()],
  build: { outDir: "dist", emptyOutDir: true, assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});
