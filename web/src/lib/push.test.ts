import { beforeEach, expect, test, vi } from "vitest";
import { show, subscribe, unsubscribe } from "./push";

const KEY = "BP4z_-A"; // with the signs that differ in other ways of writing it
const BYTES = Uint8Array.from([4, 254, 51, 255, 224]).buffer;

/** A browser with a push service behind it, and what it was asked for. */
class Browser {
  asked: string[] = [];
  /** The server's answer to whoever asks for its key. */
  key: string | null = KEY;
  broken = false;
  held: PushSubscription | null = null;
  shown: unknown[] = [];

  constructor() {
    const registration = {
      pushManager: {
        getSubscription: () => Promise.resolve(this.held),
        subscribe: (options: PushSubscriptionOptionsInit) => {
          this.asked.push(`subscribe ${String(options.applicationServerKey)}`);
          expect(options.userVisibleOnly).toBe(true);
          if (this.broken) return Promise.reject(new Error("no push service"));
          this.held = this.subscription(BYTES);
          return Promise.resolve(this.held);
        },
      },
      showNotification: (...shown: unknown[]) => void this.shown.push(shown),
    };
    const serviceWorker = {
      register: (path: string) => Promise.resolve(void this.asked.push(`register ${path}`)),
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    };
    vi.stubGlobal("navigator", { serviceWorker });
    vi.stubGlobal("window", { PushManager: Object });
    vi.stubGlobal("location", { pathname: "/table/a" });
    vi.stubGlobal("fetch", (path: string, { method, body }: RequestInit) => {
      this.asked.push([method, path, body].filter(Boolean).join(" "));
      const answer = method === "GET" ? Response.json({ key: this.key }) : null;
      return Promise.resolve(answer ?? new Response(null, { status: 204 }));
    });
  }

  subscription(key: ArrayBuffer): PushSubscription {
    const endpoint = "https://push.example.org/1";
    const keys = { p256dh: "p", auth: "a" };
    const held = {
      endpoint,
      options: { applicationServerKey: key, userVisibleOnly: true },
      toJSON: () => ({ endpoint, expirationTime: null, keys }),
      unsubscribe: () => {
        this.asked.push("unsubscribe");
        this.held = null;
        return Promise.resolve(true);
      },
    };
    return held as unknown as PushSubscription;
  }
}

const TOLD =
  'POST /api/push {"endpoint":"https://push.example.org/1","keys":{"p256dh":"p","auth":"a"}}';
const ENDED = 'POST /api/push/end {"endpoint":"https://push.example.org/1"}';

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
});

test("a browser is subscribed with the server's key, and the server is told", async () => {
  await subscribe();
  expect(browser.asked).toEqual(["GET /api/push", "register /worker.js", `subscribe ${KEY}`, TOLD]);
});

test("one that is subscribed already is told of again", async () => {
  browser.held = browser.subscription(BYTES);
  await subscribe();
  expect(browser.asked).toEqual(["GET /api/push", "register /worker.js", TOLD]);
});

test("a subscription for another key is made anew", async () => {
  browser.held = browser.subscription(new ArrayBuffer(5));
  await subscribe();
  expect(browser.asked.slice(2)).toEqual(["unsubscribe", `subscribe ${KEY}`, TOLD]);
});

test("who does not want it any more is unsubscribed, here and at the server", async () => {
  await unsubscribe();
  expect(browser.asked).toEqual([]);
  browser.held = browser.subscription(BYTES);
  await unsubscribe();
  expect(browser.asked).toEqual(["unsubscribe", ENDED]);
});

test("what was said last counts", async () => {
  await Promise.all([subscribe(), unsubscribe(), subscribe(), unsubscribe()]);
  expect(browser.held).toBeNull();
  expect(browser.asked.filter((what) => what === TOLD)).toHaveLength(2);
  expect(browser.asked.at(-1)).toBe(ENDED);
});

test("where it cannot be had, nothing is done", async () => {
  browser.key = null;
  await subscribe();
  expect(browser.asked).toEqual(["GET /api/push"]);
  browser.key = KEY;
  browser.broken = true;
  await subscribe();
  expect(browser.asked.at(-1)).toBe(`subscribe ${KEY}`);
  vi.stubGlobal("navigator", {});
  browser.asked = [];
  await subscribe();
  await unsubscribe();
  await show("Your move", "Cave", "a");
  expect(browser.asked).toEqual([]);
});

test("an open page calls through the worker where it may not do so itself", async () => {
  await show("Your move", "Cave", "a");
  const shown = { body: "Cave", tag: "a", data: { path: "/table/a" } };
  expect(browser.shown).toEqual([["Your move", shown]]);
});
