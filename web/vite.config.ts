import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// While the page is being worked on (`npm run dev`), what it asks goes to the inn at this address.
const inn = process.env.INN ?? "http://127.0.0.1:8765";
const asked = ["/inn", "/network", "/cards", "/rules", "/tables", "/replays", "/workshop/words", "/workshop/check", "/workshop/strength"];

/** The letters of the page go with their licences. */
function licences(): Plugin {
  const texts = ["@fontsource/alegreya", "@fontsource-variable/source-sans-3"].map((name) => readFileSync(`node_modules/${name}/LICENSE`, "utf8"));
  return { name: "licences", apply: "build", generateBundle() { this.emitFile({ type: "asset", fileName: "fonts.txt", source: texts.join("\n\n") }); } };
}

/** The letters that everybody reads are asked for with the first bytes. */
function preloaded(): Plugin {
  return {
    name: "preloaded",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => /(sans-3-latin-wght|alegreya-latin-700)-normal.*woff2$/.test(name))
          .map((name) => ({ tag: "link", attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${name}` }, injectTo: "head" as const })),
    },
  };
}

/** Each file is laid beside itself compressed, once and for all; fonts are compressed already. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir }) {
      for (const file of readdirSync(join(dir!, "assets")).filter((name) => /\.(js|css|svg)$/.test(name))) {
        const path = join(dir!, "assets", file);
        const plain = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(plain));
        writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
      }
    },
  };
}

// The page is built into the Python package, which serves it.
export default defineConfig({
  plugins: [svelte(), licences(), preloaded(), compressed()],
  build: { outDir: "../src/innkeeper/page", emptyOutDir: true, target: "es2022", modulePreload: { polyfill: false } },
  server: {
    fs: { allow: [".."] },
    proxy: Object.fromEntries(asked.map((path) => [`^${path}(/|\\?|$)`, { target: inn, ws: true }])),
  },
});
