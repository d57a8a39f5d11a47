import react from "@vitejs/plugin-react";
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const SERVER = "http://127.0.0.1:8000";
const WORKER = "worker.js";
// Not Pyodide's .mjs: gzip makes it hardly larger, and two forms of it would be 2 % of the package.
const COMPRESSED = /\.(js|css|html|svg)$/;

/** Lets the browser fetch the page's code together with the first script, which imports it. */
function preloadMain(): Plugin {
  return {
    name: "preload-main",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((one) => one.type === "chunk");
        const main = chunks.find((chunk) => chunk.facadeModuleId?.endsWith("src/main.tsx"));
        if (!main) return [];
        const entry = chunks.find((chunk) => chunk.facadeModuleId?.endsWith("index.html"));
        const known = new Set([entry?.fileName, ...(entry?.imports ?? [])]);
        const scripts = [main.fileName, ...main.imports].filter((name) => !known.has(name));
        const styles = [...(main.viteMetadata?.importedCss ?? [])];
        return [
          ...scripts.map((name) => ({ rel: "modulepreload", crossorigin: true, href: `./${name}` })),
          ...styles.map((name) => ({ rel: "stylesheet", crossorigin: true, href: `./${name}` })),
        ].map((attrs) => ({ tag: "link", attrs, injectTo: "head" as const }));
      },
    },
  };
}

/** Tells the service worker the names of all files that it may keep. */
function listFiles(): Plugin {
  return {
    name: "list-files",
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk") return;
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      worker.code = worker.code.replace("__FILES__", JSON.stringify(files.sort()));
    },
  };
}

/** Adds the files of Pyodide. Its largest one is compressed, as not every host does that. */
function addPython(): Plugin {
  const source = join(import.meta.dirname, "node_modules/pyodide");
  const { version } = JSON.parse(readFileSync(join(source, "package.json"), "utf8")) as { version: string };
  return {
    name: "add-python",
    apply: "build",
    generateBundle() {
      for (const name of ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"]) {
        const content = readFileSync(join(source, name));
        const isPacked = name.endsWith(".wasm");
        const fileName = `assets/pyodide-${version}/${name}${isPacked ? ".packed" : ""}`;
        this.emitFile({ type: "asset", fileName, source: isPacked ? gzipSync(content, { level: 9 }) : content });
      }
      const { info } = JSON.parse(readFileSync(join(source, "pyodide-lock.json"), "utf8")) as { info: object };
      const lock = JSON.stringify({ info, packages: {} }); // we need none
      this.emitFile({ type: "asset", fileName: `assets/pyodide-${version}/pyodide-lock.json`, source: lock });
    },
    writeBundle({ dir }) {
      const file = join(dir!, "licenses.md"); // of modules; Pyodide and its Python are none
      const read = (name: string) => readFileSync(join(import.meta.dirname, "licenses", name), "utf8");
      const pyodide = `Its sources are at https://github.com/pyodide/pyodide.\n\n${read("MPL-2.0.txt")}`;
      appendFileSync(file, `\n## pyodide - ${version} (MPL-2.0)\n\n${pyodide}`);
      appendFileSync(file, `\n## Python, inside of pyodide (PSF-2.0)\n\n${read("PSF-2.0.txt")}`);
    },
  };
}

/** Writes a file compressed by Brotli beside each that shrinks by it; the server sends that one. */
function compress(): Plugin {
  let folder = "";
  return {
    name: "compress",
    apply: "build",
    configResolved: ({ build }) => void (folder = build.outDir),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!COMPRESSED.test(name)) continue;
        const file = join(folder, name);
        const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), options));
      }
    },
  };
}

export default defineConfig({
  plugins: [react(), preloadMain(), addPython(), listFiles(), compress()],
  base: "./", // so that any folder of any host can serve them
  worker: {
    format: "es",
    // Hosts send all Workers with another policy than pages, by this name: `WORKER` in server/api/pages.py.
    rollupOptions: { output: { entryFileNames: "assets/worker-[hash].js" } },
  },
  build: {
    target: ["es2022", "safari17.6"],
    chunkSizeWarningLimit: 300,
    license: { fileName: "licenses.md" }, // those of the packages and the font that the pages contain
    rollupOptions: {
      input: { index: "index.html", worker: "src/worker/serviceWorker.ts" },
      // The worker serves the folder that it lies in, under a name that never changes.
      output: { entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js") },
    },
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".."] }, // texts and rules are those of the games' own folders
    proxy: { "/api": { target: SERVER, ws: true }, "/health": SERVER },
  },
  // The tested code keeps no state, so that all test files can share what they import.
  test: { include: ["src/**/*.test.ts", "src/**/*.test.tsx"], isolate: false },
});
