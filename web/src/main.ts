import { mount } from "svelte";
import App from "./App.svelte";
import { lettersCome } from "./fonts";
import "./fonts.css";
import "./tokens.css";
import "./components.css";
import "./parts.css";

await lettersCome();
mount(App, { target: document.getElementById("inn")! });
