import type { Me, NewTable, Rating, TableInfo } from "../api/types";
import { api, type MeChange } from "./api";
import { device } from "./device.svelte";
import { settings } from "./settings.svelte";
import { read, write } from "./storage";

const NAME = "holocene.name";

/** Who sits in front of this browser. */
class Person {
  /** Null: nobody yet; a guest appears when the first table is opened or joined. */
  me: Me | null = $state.raw(null);
  /** Whether the server has told; before that, somebody may be here all the same. */
  known: boolean = $state(false);

  async load(): Promise<void> {
    await this.#take(await api.me());
  }

  get name(): string {
    return this.me?.name ?? read(NAME) ?? "";
  }

  rating(game: string): Rating | null {
    return this.me?.ratings.find((rating) => rating.game === game) ?? null;
  }

  /** Becomes a guest of that name, unless somebody is here already. */
  async ensure(name: string): Promise<Me> {
    if (!this.known) await this.load(); // a guest must not take the place of an account
    if (this.me === null) {
      const chosen = settings.all; // before there was an account to keep it on
      await this.#take(await api.guest(name, settings.language));
      void settings.change(chosen).catch(() => undefined); // nobody waits for it
    } else if (this.me.guest && name !== this.me.name) {
      await this.#take(await api.changeMe({ name }));
    }
    if (this.me === null) throw new Error("the server gave no guest");
    return this.me;
  }

  /** Sets a table; who is nobody yet becomes a guest by the same call: on a slow line that shows. */
  async setTable(name: string, wanted: NewTable): Promise<TableInfo> {
    if (!this.known) await this.load();
    if (this.me !== null) {
      await this.ensure(name);
      return api.newTable(wanted);
    }
    const { language } = settings;
    const table = await api.newTable({ ...wanted, guest: { name, language } });
    const chosen = settings.all;
    await this.#take({ id: table.host, name, guest: true, settings: chosen, ratings: [] });
    void settings.change(chosen).catch(() => undefined); // nobody waits for it
    return table;
  }

  async signUp(name: string, password: string): Promise<void> {
    await this.#take(await api.signUp(name, password));
  }

  async signIn(name: string, password: string): Promise<void> {
    await this.#take(await api.signIn(name, password));
  }

  /** With a code from whoever runs the house. */
  async reset(code: string, password: string): Promise<void> {
    await this.#take(await api.reset(code, password));
  }

  async signOut(everywhere = false): Promise<void> {
    if (device.calls) await device.hush();
    await api.signOut(everywhere);
    await this.#take(null);
  }

  async change(change: MeChange): Promise<void> {
    await this.#take(await api.changeMe(change));
  }

  async #take(me: Me | null): Promise<void> {
    const other = me?.id !== this.me?.id;
    this.me = me;
    this.known = true;
    settings.onAccount = me !== null;
    if (me === null) return;
    write(NAME, me.name);
    if (other) await settings.fromAccount(me.settings);
  }
}

export const person = new Person();
