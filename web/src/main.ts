import { mount } from "svelte";
import App from "./App.svelte";
import "./tokens.css";
import "./components.css";
import "./parts.css";

mount(App, { target: document.getElementById("inn")! });
