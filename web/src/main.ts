import { mount } from "svelte";
import App from "./App.svelte";
import { fetchRoute, fetchWords } from "./pages/ahead";
import { pageOf } from "./pages/later";
import { catalogue } from "./lib/catalogue.svelte";
import { person } from "./lib/me.svelte";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import "./style/tokens.css";
import "./style/house.css";
import "./style/controls.css";

const ignore = (): undefined => undefined;

/**
 * Not awaited where it stands: all other files import this one, and would be read only after it.
 * Without an answer the page still opens; each page says itself what it cannot reach.
 */
async function open(target: HTMLElement): Promise<void> {
  const route = router.read();
  const somebody = person.load().catch(ignore);
  fetchRoute(route);
  await settings.start();
  fetchWords(route);
  await somebody;
  // The start page is about the games from its first line on.
  if (route.page === "start") {
    await Promise.all([catalogue.load().catch(ignore), pageOf("start").catch(ignore)]);
  }
  mount(App, { target });
}

/** The script waits neither for style sheets nor for the rest of the page. */
function start(): void {
  const target = document.getElementById("app");
  if (target === null) throw new Error("the page has no #app");
  void open(target);
}
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
else start();
