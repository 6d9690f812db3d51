import { mount } from "svelte";
import App from "./App.svelte";
import { lettersCome } from "./fonts";
import { wordsCome } from "./words/words.svelte";
import "./fonts.css";
import "./tokens.css";
import "./components.css";
import "./parts.css";

addEventListener("vite:preloadError", () => location.reload()); // the inn has a newer page than this one

await Promise.all([lettersCome(), wordsCome()]);
mount(App, { target: document.getElementById("inn")! });
