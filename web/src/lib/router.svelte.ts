/** Addresses of pages, over the browser's history. */

export type Route =
  | { page: "start"; setting: boolean }
  | { page: "tables" }
  | { page: "table"; id: string; invite: string | null }
  | { page: "replay"; id: string | null; invite: string | null; step: number }
  | { page: "account" }
  | { page: "rules"; game: string }
  | { page: "missing" };

export function routeOf(path: string, search = ""): Route {
  const [first = "", second, ...more] = path.split("/").filter(Boolean).map(decoded);
  const query = new URLSearchParams(search);
  if (more.length > 0) return { page: "missing" };
  if (second === undefined) {
    if (first === "") return { page: "start", setting: query.has("new") };
    if (first === "tables" || first === "account") return { page: first };
    if (first === "replay") return { page: "replay", id: null, invite: null, step: 0 };
    return { page: "missing" };
  }
  if (first === "table") return { page: first, id: second, invite: query.get("invite") };
  if (first === "replay") {
    const step = Number(query.get("step") ?? 0); // that it is one, the replay sees to
    return { page: first, id: second, invite: query.get("invite"), step };
  }
  if (first === "rules") return { page: "rules", game: second };
  return { page: "missing" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route: Route = $state.raw({ page: "start", setting: false });

  /** Where the browser is; to be asked before anything is drawn, or another page is drawn first. */
  read(): Route {
    this.route = routeOf(location.pathname, location.search);
    return this.route;
  }

  /** Listens to the browser; the answer stops it. */
  start(): () => void {
    const moved = (): void => void this.read();
    const clicked = (event: MouseEvent): void => this.#follow(event);
    window.addEventListener("popstate", moved);
    document.addEventListener("click", clicked);
    return () => {
      window.removeEventListener("popstate", moved);
      document.removeEventListener("click", clicked);
    };
  }

  go(address: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.read();
    if (!replace) window.scrollTo(0, 0);
  }

  /** Plain links stay plain links: only an unmodified click on an own address is ours. */
  #follow(event: MouseEvent): void {
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || modified) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    const address = new URL(link.href, location.href);
    if (address.origin !== location.origin || address.pathname.startsWith("/api/")) return;
    // Within a page (skip links) the browser knows better.
    if (address.hash && address.pathname === location.pathname) return;
    event.preventDefault();
    this.go(address.pathname + address.search + address.hash);
  }
}

export const router = new Router();
