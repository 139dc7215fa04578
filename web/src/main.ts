import { mount } from "svelte";
import App from "./App.svelte";
import { fetchRoute } from "./lib/ahead";
import { person } from "./lib/me.svelte";
import { routeOf } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import "./style/tokens.css";
import "./style/house.css";
import "./style/controls.css";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app");

// Without an answer the page still opens; each page says itself what it cannot reach.
const somebody = person.load().catch(() => undefined);
await settings.start();
fetchRoute(routeOf(location.pathname, location.search));
await somebody;
mount(App, { target });
