import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Entry } from "../api/types";
import { settings } from "../lib/settings.svelte";
import type { BaseView } from "../lib/surface";
import { type Flights, type FlightsOf, landing, Motion, offset, planned } from "./motion";

describe("a plan of journeys", () => {
  it("lets what is thrown wait for what came before it", () => {
    const food = { symbol: "i-food", amount: 1, from: "#a", to: "#b" };
    const plan = planned([{ flights: [food], wait: 300 }, { flights: [] }, { flights: [food] }]);
    expect(plan.thrown.map(({ wait }) => wait)).toEqual([0, 300]);
  });

  it("takes a piece away once, to where it goes last", () => {
    const flights: Flights[] = ["#row", "#pile"].map((to) => ({ flights: [{ piece: "c7", to }] }));
    const { leaving, arriving } = planned([
      ...flights,
      { flights: [{ piece: "c8", from: "#deck" }] },
    ]);
    expect([...leaving.values()]).toEqual([{ piece: "c7", to: "#pile" }]);
    expect([...arriving.keys()]).toEqual(["c8"]);
  });
});

describe("when everything has landed", () => {
  const food = { symbol: "i-food", amount: 3, from: "#a", to: "#b", apart: 50 };

  it("is when the last of what is counted is there, after the roll that brought it", () => {
    const roll = { flights: [], wait: 700, holds: true };
    expect(landing(planned([roll, { flights: [food] }]))).toBe(700 + 2 * 50 + 600);
    expect(landing(planned([roll]))).toBe(700);
  });

  it("is at once where nothing is counted at the goal", () => {
    expect(landing(planned([{ flights: [{ ...food, nods: false }], wait: 200 }]))).toBe(0);
    expect(landing(planned([{ flights: [{ ...food, amount: 0 }] }]))).toBe(0);
    expect(landing(planned([{ flights: [{ piece: "c7", to: "#b" }] }]))).toBe(0);
  });

  it("is never long after", () => {
    expect(landing(planned([{ flights: [], wait: 60_000, holds: true }]))).toBeLessThan(3000);
  });
});

describe("how far a piece comes", () => {
  const box = (left: number, top: number, width = 40) => ({ left, top, width });

  it("is told in both directions", () => {
    expect(offset(box(10, 10), box(10, 90))).toEqual({ x: 0, y: -80 });
    expect(offset(box(100, 10), box(10, 10))).toEqual({ x: 90, y: 0 });
  });

  it.each([
    [box(10, 10), box(11, 9)],
    [box(10, 10, 0), box(100, 10)],
    [box(10, 10), box(0, 0, 0)],
    [undefined, box(0, 0)],
  ])("is nothing where it lies still or is not seen: %j, %j", (from, to) => {
    expect(offset(from, to)).toBeNull();
  });
});

/** As much of an element as motion asks for. */
class Thing {
  readonly dataset: Record<string, string>;
  left: number;
  copies = 0;
  readonly moves: string[] = [];

  constructor(left: number, dataset: Record<string, string>) {
    this.left = left;
    this.dataset = dataset;
  }
  getBoundingClientRect() {
    return { left: this.left, top: 0, width: 40, height: 60, right: this.left + 40, bottom: 60 };
  }
  cloneNode(): string {
    this.copies += 1;
    return "copy";
  }
  animate({ transform }: { transform: string[] }): void {
    this.moves.push(transform[0] ?? "");
  }
}

/** A page of things: found by what they are marked with. */
class Room {
  things: Thing[];

  constructor(...things: Thing[]) {
    this.things = things;
  }
  querySelectorAll(selector: string): Thing[] {
    const [, name = "", value] = /^\[data-(\w+)(?:="(.*)")?\]$/u.exec(selector) ?? [];
    return this.things.filter(({ dataset }) =>
      value === undefined ? name in dataset : dataset[name] === value,
    );
  }
  querySelector(selector: string): Thing | null {
    return this.querySelectorAll(selector)[0] ?? null;
  }
}

const ENTRIES = [{ kind: "act", events: [{ kind: "drawn" }] }] as unknown as Entry[];
const before = { over: false } as BaseView;
const after = { over: true } as BaseView;

describe("a change on the table", () => {
  const flown: { className: string; appended: unknown[] }[] = [];
  const held: number[] = [];
  const hold = {
    hold: (wait: number, then: () => void) => {
      held.push(wait);
      then();
    },
    release: () => held.push(0),
  };

  beforeEach(() => {
    flown.length = held.length = 0;
    vi.spyOn(settings, "moves", "get").mockReturnValue(true);
    vi.stubGlobal("CSS", { escape: (text: string) => text });
    vi.stubGlobal("innerWidth", 1000);
    vi.stubGlobal("innerHeight", 1000);
    vi.stubGlobal("document", {
      hidden: false,
      createElement: () => {
        const appended: unknown[] = [];
        const node = { className: "", appended, style: {}, animate: () => ({}) };
        return Object.assign(node, { append: (one: unknown) => appended.push(one) });
      },
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  /** Plays it; `change` is what happens to the page. */
  async function play(room: Room, flights: FlightsOf | undefined, change: () => void) {
    const sky = { append: (node: (typeof flown)[number]) => flown.push(node) };
    const motion = new Motion(
      room as unknown as HTMLElement,
      sky as unknown as HTMLElement,
      hold,
      flights,
    );
    motion.play(ENTRIES, before, after);
    change();
    await tick();
    await tick();
  }

  it("slides whatever lies elsewhere, in a game without flights too, and copies nothing", async () => {
    const hut = new Thing(100, { piece: "t1" });
    const still = new Thing(300, { piece: "t2" });
    await play(new Room(hut, still), undefined, () => (hut.left = 10));
    expect(hut.moves).toEqual(["translate(90px,0px)"]);
    expect(still.moves).toEqual([]);
    expect(hut.copies + still.copies).toBe(0);
  });

  it("shows what is counted when it has arrived, and nothing of it is kept longer than a move", async () => {
    const room = new Room(new Thing(0, { fire: "" }), new Thing(400, { count: "0 food" }));
    const thrown = {
      symbol: "i-food",
      amount: 1,
      from: "[data-fire]",
      to: '[data-count="0 food"]',
    };
    await play(room, () => ({ flights: [thrown] }), vi.fn());
    expect(held).toEqual([0, 600]);
  });

  it("holds nothing for goals that are out of sight", async () => {
    const away = new Thing(4000, { count: "0 food" });
    const thrown = {
      symbol: "i-food",
      amount: 1,
      from: "[data-fire]",
      to: '[data-count="0 food"]',
    };
    const room = new Room(new Thing(0, { fire: "" }), away);
    await play(room, () => ({ flights: [thrown] }), vi.fn());
    expect(held).toEqual([0]);
    expect(flown).toEqual([]);
  });

  it("lets new pieces come from their own deck, and no others", async () => {
    const civil = new Thing(0, { deck: "civil" });
    const military = new Thing(500, { deck: "military" });
    const room = new Room(civil, military);
    const cards = [
      new Thing(100, { piece: "m1", from: "military" }),
      new Thing(200, { piece: "c1", from: "civil" }),
      new Thing(300, { piece: "t1" }),
    ];
    await play(room, undefined, () => room.things.push(...cards));
    expect(cards.map(({ moves }) => moves)).toEqual([
      ["translate(400px,0px)"],
      ["translate(-200px,0px)"],
      [],
    ]);
  });

  it("copies what leaves, once, and nothing else", async () => {
    const gone = new Thing(100, { piece: "c7" });
    const other = new Thing(200, { piece: "c8" });
    const score = new Thing(400, { count: "0 score" });
    const room = new Room(gone, other, score);
    const to = '[data-count="0 score"]';
    const flights = vi.fn<FlightsOf>(() => ({
      flights: [
        { piece: "c7", to, look: "slot" },
        { piece: "c7", to, look: "slot" },
      ],
    }));
    await play(room, flights, () => room.things.shift());
    expect(flights).toHaveBeenCalledExactlyOnceWith({ kind: "drawn" }, before, after);
    expect([gone.copies, other.copies]).toEqual([1, 0]);
    expect(flown.map(({ className, appended }) => [className, appended])).toEqual([
      ["flying slot", ["copy"]],
    ]);
  });

  it("lets a piece that nobody saw before come from where its game says", async () => {
    const home = new Thing(600, { home: "1" });
    const room = new Room(home);
    const played = new Thing(100, { piece: "m3", from: "military" });
    const flights = (): Flights => ({ flights: [{ piece: "m3", from: '[data-home="1"]' }] });
    await play(room, flights, () => room.things.push(played));
    expect(played.moves).toEqual(["translate(500px,0px)"]);
  });
});
