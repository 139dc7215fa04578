/** What this device does for a person: a phone may be silent where a desk is not, so no account keeps it. */

import { readAll, writeAll } from "./storage";

const PLACE = "holocene.device";

interface Kept {
  sound: boolean;
  calls: boolean;
}

class Device implements Kept {
  /** Whether it makes sounds. */
  sound: boolean = $state(true);
  /** Whether it calls when it is my move and the page is not looked at. */
  calls: boolean = $state(false);

  constructor() {
    const { sound, calls } = readAll(PLACE);
    this.sound = sound !== false;
    this.calls = calls === true && mayCall();
  }

  setSound(on: boolean): void {
    this.sound = on;
    this.#keep();
  }

  /** Asks the browser first, which only a click may do; answers whether it calls now. */
  async setCalls(on: boolean): Promise<boolean> {
    this.calls = on && canCall() && (await Notification.requestPermission()) === "granted";
    this.#keep();
    if (!on) await this.hush();
    return this.calls;
  }

  /** Lets the server call whoever is here now, also while no page of ours is open. */
  async beCalled(): Promise<void> {
    await (await pushing())?.subscribe();
  }

  /** And no more: somebody else may be here next. */
  async hush(): Promise<void> {
    await (await pushing())?.unsubscribe();
  }

  #keep(): void {
    const { sound, calls } = this;
    writeAll(PLACE, { sound, calls });
  }
}

/** Loaded for those who want it; who is offline has it the next time. */
const pushing = (): Promise<typeof import("./push") | null> => import("./push").catch(() => null);

/** Whether this browser can call at all, and whether it was allowed to. */
export const canCall = (): boolean => typeof Notification !== "undefined";
const mayCall = (): boolean => canCall() && Notification.permission === "granted";

/** Calls whoever looks elsewhere; a later call about the same thing takes the place of the first. */
export function call(title: string, about: string, tag: string): void {
  if (!device.calls || !mayCall() || !document.hidden) return;
  try {
    const notice = new Notification(title, { body: about, tag });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones call only through a service worker.
    void pushing().then((push) => push?.show(title, about, tag));
  }
}

/** A number on the icon of an installed page, where there is one. */
export function badge(n: number): void {
  if (!("setAppBadge" in navigator)) return;
  const shown = n > 0 ? navigator.setAppBadge(n) : navigator.clearAppBadge();
  shown.catch(() => {
    // Not installed: there is no icon to write on.
  });
}

export const device = new Device();
