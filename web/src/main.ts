import { mount } from "svelte";
import App from "./App.svelte";
import { fetchRoute, fetchWords } from "./pages/ahead";
import { catalogue } from "./lib/catalogue.svelte";
import { person } from "./lib/me.svelte";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import "./style/tokens.css";
import "./style/house.css";
import "./style/controls.css";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app");

// Without an answer the page still opens; each page says itself what it cannot reach.
const route = router.read();
const somebody = person.load().catch(() => undefined);
const games = catalogue.load().catch(() => undefined);
fetchRoute(route);
await settings.start();
fetchWords(route);
await somebody;
if (route.page === "start") await games; // which is about them from its first line on
mount(App, { target });
