/**
 * Calls to this browser while no page of ours is open in it. Who wants none never loads this; where it
 * cannot be had, an open page calls all the same.
 */

import type { NewSubscription, PushKey } from "../api/types";
import { call } from "./api";

const WORKER = "/worker.js";

/** One after the other: who changes their mind quickly gets what they said last. */
let last: Promise<unknown> = Promise.resolve();
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = last.then(work).catch(() => undefined);
  last = done;
  return done;
}

const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window;

/** Lets the server call the person who is here; it is told anew with every visit. */
export const subscribe = (): Promise<void> =>
  inTurn(async () => {
    if (!canPush()) return;
    const { key } = await call<PushKey>("GET", "/push");
    if (key === null) return;
    await navigator.serviceWorker.register(WORKER);
    const { pushManager } = await navigator.serviceWorker.ready;
    let held = await pushManager.getSubscription();
    if (held && keyOf(held) !== key) {
      await held.unsubscribe(); // a server of another key cannot use it
      held = null;
    }
    const wanted = { userVisibleOnly: true, applicationServerKey: key };
    held ??= await pushManager.subscribe(wanted);
    const { endpoint, keys } = held.toJSON() as NewSubscription;
    await call<unknown>("POST", "/push", { endpoint, keys });
  });

/** Ends it, here and at the server. */
export const unsubscribe = (): Promise<void> =>
  inTurn(async () => {
    if (!canPush()) return;
    const registration = await navigator.serviceWorker.getRegistration();
    const held = await registration?.pushManager.getSubscription();
    if (!held) return;
    await held.unsubscribe();
    await call<unknown>("POST", "/push/end", { endpoint: held.endpoint });
  });

/** Shows a call where an open page may not do so itself. */
export async function show(title: string, body: string, tag: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.showNotification(title, { body, tag, data: { path: location.pathname } });
}

/** The server's key for which a subscription was made, as the server writes it. */
function keyOf({ options: { applicationServerKey: key } }: PushSubscription): string {
  const text = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer()));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
