import { mount } from "svelte";
import App from "./App.svelte";
import "./tokens.css";
import "./components.css";

mount(App, { target: document.getElementById("inn")! });
