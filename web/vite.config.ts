import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// While the page is being worked on (`npm run dev`), what it asks goes to the inn at this address.
const inn = process.env.INN ?? "http://127.0.0.1:8765";
const asked = ["/inn", "/cards", "/rules", "/tables", "/replays"];

// The page is built into the Python package, which serves it.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/innkeeper/page", emptyOutDir: true, target: "es2022", modulePreload: { polyfill: false } },
  server: {
    fs: { allow: [".."] },
    proxy: Object.fromEntries(asked.map((path) => [`^${path}(/|\\?|$)`, { target: inn, ws: true }])),
  },
});
