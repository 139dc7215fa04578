import { mount } from "svelte";
import App from "./App.svelte";
import { person } from "./lib/me.svelte";
import { settings } from "./lib/settings.svelte";
import "./style/tokens.css";
import "./style/house.css";
import "./style/controls.css";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app");

await settings.start();
// Without an answer the page still opens; each page says itself what it cannot reach.
await person.load().catch(() => undefined);
mount(App, { target });
