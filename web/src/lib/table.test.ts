import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Entry, Moved, Patch, Pieces, ServerMessage, Snapshot, TableInfo } from "../api/types";
import { LiveTable, type TableOptions, type Wire } from "./table.svelte";

class FakeWire implements Wire {
  static all: FakeWire[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  constructor(readonly address: string) {
    FakeWire.all.push(this);
  }
  static get last(): FakeWire {
    const wire = FakeWire.all.at(-1);
    if (!wire) throw new Error("nobody called");
    return wire;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  fall(code = 1006): void {
    this.onclose?.({ code });
  }
}

interface View {
  round: number;
  food: number[];
}

const pieces: Pieces = {
  game: "cave-art",
  rules: "1",
  actions: ["place forest 1", "place forest 2", "use forest"].map((text) => ({
    text,
    kind: text.split(" ")[0] ?? "",
    arguments: {},
  })),
  components: {},
};

function info(some: Partial<TableInfo> = {}): TableInfo {
  const seat = {
    account: "a",
    name: "Ana",
    bot: null,
    away: false,
    lost: false,
    known: false,
    rating: null,
  };
  return {
    id: "x7",
    name: "",
    game: "cave-art",
    rules: "1",
    playable: true,
    options: {},
    status: "running",
    open: true,
    host: "a",
    host_name: "Ana",
    mine: [0],
    clock: { kind: "none" },
    on_timeout: "bot",
    rated: false,
    hints: false,
    coached: false,
    clocks: { left: [], running: null, waiting: [], at: 0 },
    finished: null,
    moved: null,
    progress: {},
    created: 0,
    updated: 0,
    commitment: "",
    seed: null,
    result: null,
    rematch: null,
    to_move: 0,
    number: 2,
    invite: null,
    seats: [0, 1].map((number) => ({ ...seat, seat: number, kind: "person" as const })),
    ...some,
  };
}
function entry(number: number, some: Partial<Entry> = {}): Entry {
  return {
    number,
    at: 0,
    kind: "act",
    seat: 0,
    name: null,
    events: [],
    text: null,
    undone: [],
    ...some,
  };
}
function snapshot(some: Partial<Snapshot> = {}): Snapshot {
  return {
    kind: "table",
    number: 2,
    position: 2,
    table: info(),
    seat: 0,
    view: { round: 1, food: [12, 12] },
    choices: [0, 2],
    hints: null,
    undo: false,
    at_once: false,
    log: [entry(1), entry(2)],
    complete: true,
    now: 1000,
    ...some,
  };
}
function moved(number: number, some: Partial<Moved> = {}): Moved {
  return {
    kind: "moved",
    number,
    position: number,
    patch: [[["food", 0], 10 + number]],
    choices: [1],
    hints: null,
    undo: true,
    at_once: false,
    log: [entry(number)],
    table: [[["to_move"], 1]],
    now: 2000,
    ...some,
  };
}

const address: TableOptions["address"] = (id, seat, since, invite) =>
  `${id} seat=${seat} since=${since} invite=${invite}`;
function sit(first = snapshot(), options: TableOptions = {}): LiveTable<View> {
  const wire = (where: string): Wire => new FakeWire(where);
  return new LiveTable<View>(first, pieces, { wire, address, ...options });
}
const numbers = (table: LiveTable<View>): number[] => table.log.map((entry) => entry.number);

describe("a live table", () => {
  beforeEach(() => {
    FakeWire.all = [];
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  test("calls with the seat it has and the last number it knows", () => {
    sit(snapshot(), { invite: "abc" });
    expect(FakeWire.last.address).toBe("x7 seat=0 since=2 invite=abc");
    sit(snapshot({ seat: null })); // told to everybody: there is more for the seat
    expect(FakeWire.last.address).toBe("x7 seat=0 since=null invite=null");
  });

  test("says what was chosen before the line was open as soon as it is", async () => {
    const table = sit();
    const answer = table.act(["place forest 1"]);
    expect([table.waiting, table.refusal]).toEqual([1, null]);
    expect(FakeWire.last.sent).toEqual([]);
    FakeWire.last.tell(snapshot({ log: [] }));
    expect(table.waiting).toBe(1);
    expect(FakeWire.last.sent).toHaveLength(1);
    FakeWire.last.tell(moved(3, { re: 1 }));
    expect(await answer).toBe(true);
    expect(table.waiting).toBe(0);
  });

  test("does not keep it where the line never opens", async () => {
    const table = sit();
    const answer = table.act(["place forest 1"]);
    FakeWire.last.fall();
    expect(await answer).toBe(false);
    expect(table.waiting).toBe(0);
  });

  test("draws nothing again that it has, and takes what is new about the table itself", () => {
    const table = sit();
    const { view, log } = table;
    FakeWire.last.tell(snapshot({ log: [], table: info({ to_move: 1 }) }));
    expect(table.view).toBe(view);
    expect(table.log).toBe(log);
    expect(table.info.to_move).toBe(1);
    FakeWire.last.tell(snapshot({ number: 3, log: [entry(3)], view: { round: 2, food: [1, 1] } }));
    expect(table.view?.round).toBe(2);
    FakeWire.last.tell(snapshot({ number: 3, seat: 1, view: { round: 2, food: [2, 2] } }));
    expect([table.seat, table.view?.food]).toEqual([1, [2, 2]]); // other eyes
  });

  test("shows choices as objects with their index", () => {
    const table = sit();
    expect(table.choices.map(({ index, text }) => [index, text])).toEqual([
      [0, "place forest 1"],
      [2, "use forest"],
    ]);
  });

  test("applies what moved and tells it with both views", () => {
    const table = sit();
    FakeWire.last.tell(snapshot({ log: [] }));
    const told = vi.fn();
    table.onMoved(told);
    FakeWire.last.tell(moved(3));
    expect(table.view?.food).toEqual([13, 12]);
    expect(table.info.to_move).toBe(1);
    expect([table.number, table.position, table.undo]).toEqual([3, 3, true]);
    expect(told).toHaveBeenCalledExactlyOnceWith(
      [entry(3)],
      { round: 1, food: [12, 12] },
      { round: 1, food: [13, 12] },
    );
  });

  test("sends a command with its position and answers it", async () => {
    const table = sit();
    FakeWire.last.tell(snapshot({ log: [] }));
    const done = table.act(["use forest"]);
    expect(FakeWire.last.sent).toEqual([
      { id: 1, do: "act", actions: ["use forest"], position: 2, key: expect.any(String) as string },
    ]);
    expect(table.waiting).toBe(1);
    FakeWire.last.tell(moved(3, { re: 1 }));
    await expect(done).resolves.toBe(true);
    expect(table.waiting).toBe(0);
  });

  test("does not wait for an answer to skipping ahead: there is none", () => {
    const table = sit();
    table.skip(); // before the table was told nothing may be sent
    FakeWire.last.tell(snapshot({ log: [] }));
    table.skip();
    expect(FakeWire.last.sent).toEqual([{ do: "skip" }]);
    expect(table.waiting).toBe(0);
  });

  describe("whose clock waits for me", () => {
    const waiting = { left: [], running: null, waiting: [0, 1], at: 0 };
    const awaited = snapshot({ log: [], table: info({ clocks: waiting }) });
    const ready = (): unknown[] => FakeWire.last.sent.filter((sent) => sent.do === "ready");

    test("says that I am here when I look at it, and not before", () => {
      const table = sit(awaited);
      table.show(true); // before the table was told nothing may be sent
      table.show(false);
      FakeWire.last.tell(awaited);
      expect(ready()).toEqual([]);
      table.show(true);
      expect(ready()).toEqual([{ id: 1, do: "ready" }]);
    });

    test("says so when the game begins before my eyes, once", () => {
      const table = sit(snapshot({ table: info({ status: "waiting" }) }));
      table.show(true);
      FakeWire.last.tell(snapshot({ log: [], table: info({ status: "waiting" }) }));
      expect(ready()).toEqual([]);
      FakeWire.last.tell(moved(3, { table: [[["clocks"], waiting]] }));
      FakeWire.last.tell(moved(4, { table: [] }));
      expect(ready()).toHaveLength(1);
    });

    test("says so again over a new line, if it was not heard", async () => {
      const table = sit(awaited);
      table.show(true);
      FakeWire.last.tell(awaited);
      FakeWire.last.fall(4000);
      await vi.advanceTimersByTimeAsync(700);
      expect(FakeWire.all).toHaveLength(2);
      FakeWire.last.tell(awaited);
      expect(ready()).toHaveLength(1);
    });

    test("says nothing for who only watches, or is there already", () => {
      const others = info({ mine: [], clocks: waiting });
      sit(snapshot({ seat: null, table: others })).show(true);
      FakeWire.last.tell(snapshot({ seat: null, log: [], table: others }));
      expect(ready()).toEqual([]);
      const here = info({ clocks: { ...waiting, waiting: [1] } });
      sit(snapshot({ table: here })).show(true);
      FakeWire.last.tell(snapshot({ log: [], table: here }));
      expect(ready()).toEqual([]);
    });
  });

  test("shows a refusal until the next command", async () => {
    const table = sit();
    FakeWire.last.tell(snapshot({ log: [] }));
    const done = table.undoStep();
    FakeWire.last.tell({ kind: "refused", re: 1, code: "no-undo", message: "" });
    await expect(done).resolves.toBe(false);
    FakeWire.last.tell(moved(3)); // another's move must not wipe it away
    expect(table.refusal?.code).toBe("no-undo");
    void table.chat("hello");
    expect(table.refusal).toBeNull();
  });

  test("tries steps and tells where they lead, and changes nothing", async () => {
    const table = sit(snapshot({ at_once: true }));
    FakeWire.last.tell(snapshot({ log: [], at_once: true }));
    expect(table.atOnce).toBe(true);
    const told = vi.fn();
    table.onMoved(told);
    const preview = table.tried(["use forest"]);
    expect(FakeWire.last.sent).toEqual([
      { id: 1, do: "try", actions: ["use forest"], position: 2 },
    ]);
    expect(table.waiting).toBe(1);
    const hints = { worth: 3 };
    const patch: Patch = [[["food", 0], 7]];
    FakeWire.last.tell({ kind: "tried", re: 1, choices: [1], hints, patch, more: true });
    const choices = [{ ...pieces.actions[1], index: 1 }];
    const view = { round: 1, food: [7, 12] };
    await expect(preview).resolves.toEqual({ choices, hints, view, more: true });
    expect([table.waiting, table.position, told.mock.calls.length]).toEqual([0, 2, 0]);
    expect(table.view?.food).toEqual([12, 12]);
    expect(table.choices.map(({ index }) => index)).toEqual([0, 2]);
    FakeWire.last.tell(moved(3));
    expect(table.atOnce).toBe(false);
  });

  test("has no preview of what is refused, of a patch that does not fit, of a line that is lost", async () => {
    const table = sit();
    FakeWire.last.tell(snapshot({ log: [] }));
    const refused = table.tried(["use forest"]);
    FakeWire.last.tell({ kind: "refused", re: 1, code: "illegal", message: "" });
    await expect(refused).resolves.toBeNull();
    expect(table.refusal?.code).toBe("illegal");
    const unfit = table.tried(["use forest"]);
    const patch: Patch = [[["food", 7], 1]];
    FakeWire.last.tell({ kind: "tried", re: 2, choices: [], hints: null, patch, more: true });
    await expect(unfit).resolves.toBeNull();
    expect(FakeWire.all.length).toBe(2);
    await expect(table.tried(["use forest"])).resolves.toBeNull();
    FakeWire.last.tell(snapshot({ log: [] }));
    const lost = table.tried(["use forest"]);
    FakeWire.last.fall();
    await expect(lost).resolves.toBeNull();
  });

  test("refuses by itself while there is no line", async () => {
    const table = sit();
    FakeWire.last.fall();
    await expect(table.act(["use forest"])).resolves.toBe(false);
    expect(table.refusal?.code).toBe("offline");
    expect(FakeWire.last.sent).toEqual([]);
  });

  test("calls again, later and later, and misses and doubles nothing", () => {
    const table = sit();
    FakeWire.last.tell(snapshot({ log: [] }));
    FakeWire.last.tell(moved(3));
    const told = vi.fn();
    table.onMoved(told);
    FakeWire.last.fall();
    expect(table.connected).toBe(false);
    vi.advanceTimersByTime(700);
    expect(FakeWire.all.length).toBe(2);
    FakeWire.last.fall();
    vi.advanceTimersByTime(700);
    expect(FakeWire.all.length).toBe(2);
    vi.advanceTimersByTime(700);
    expect(FakeWire.all.length).toBe(3);
    expect(FakeWire.last.address).toContain("since=3");
    const news = [entry(4), entry(5)];
    const view = { round: 2, food: [9, 9] };
    FakeWire.last.tell(snapshot({ number: 5, position: 5, view, log: news }));
    expect(table.connected).toBe(true);
    expect(numbers(table)).toEqual([1, 2, 3, 4, 5]);
    expect(told).toHaveBeenCalledExactlyOnceWith(news, { round: 1, food: [13, 12] }, view);
  });

  test("takes a wire that does not answer for dead", async () => {
    const table = sit();
    FakeWire.last.tell(snapshot({ log: [] }));
    const done = table.act(["use forest"]);
    vi.advanceTimersByTime(5_000);
    expect([table.connected, table.waiting, FakeWire.last.closed]).toEqual([false, 1, true]);
    const [said] = FakeWire.last.sent;
    vi.advanceTimersByTime(700);
    expect(FakeWire.all.length).toBe(2);
    FakeWire.last.tell(snapshot({ log: [] }));
    expect(table.connected).toBe(true);
    // Whether it was heard nobody knows: it is said again, and by its key it is done once.
    expect(FakeWire.last.sent).toEqual([{ ...said, id: 2 }]);
    FakeWire.last.tell(snapshot({ log: [], re: 2 }));
    await expect(done).resolves.toBe(true);
    expect(table.waiting).toBe(0);
    vi.advanceTimersByTime(20_000);
    expect(FakeWire.all.length).toBe(2);
  });

  test("says again what was not answered when the server went, each with its own key", async () => {
    const table = sit();
    FakeWire.last.tell(snapshot({ log: [] }));
    const both = [table.chat("one"), table.chat("two")];
    FakeWire.last.fall(1012);
    vi.advanceTimersByTime(700);
    FakeWire.last.tell(snapshot({ log: [] }));
    const { sent } = FakeWire.last;
    expect(sent.map(({ text }) => text)).toEqual(["one", "two"]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
    FakeWire.last.tell(moved(3, { re: 3 }));
    FakeWire.last.tell(moved(4, { re: 4 }));
    await expect(Promise.all(both)).resolves.toEqual([true, true]);
  });

  test("does not say for ever again what nobody answers", async () => {
    const table = sit();
    FakeWire.last.tell(snapshot({ log: [] }));
    const done = table.chat("hello");
    FakeWire.last.fall();
    vi.advanceTimersByTime(30_000);
    await expect(done).resolves.toBe(false);
    expect([table.waiting, table.refusal?.code]).toEqual([0, "offline"]);
    FakeWire.last.tell(snapshot({ log: [] }));
    expect(FakeWire.last.sent).toEqual([]);
  });

  test("calls again after a silence, and knows by its beats that a line is alive", () => {
    const table = sit();
    FakeWire.last.tell(snapshot({ log: [] }));
    for (let beats = 0; beats < 6; beats++) {
      vi.advanceTimersByTime(20_000);
      FakeWire.last.tell({ kind: "beat" });
    }
    expect([FakeWire.all.length, table.connected]).toEqual([1, true]);
    vi.advanceTimersByTime(24_999);
    expect(table.connected).toBe(true);
    vi.advanceTimersByTime(1);
    expect([table.connected, FakeWire.last.closed]).toEqual([false, true]);
    vi.advanceTimersByTime(700);
    expect(FakeWire.all.length).toBe(2);
    FakeWire.last.tell(snapshot({ log: [] }));
    expect(table.connected).toBe(true);
  });

  test("listens for no beat of a line that is closed", () => {
    const table = sit();
    FakeWire.last.tell(snapshot({ log: [] }));
    table.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeWire.all.length).toBe(1);
  });

  test("does not wait forever for the table either", () => {
    sit();
    vi.advanceTimersByTime(10_700);
    expect(FakeWire.all.length).toBe(2);
  });

  test("calls again when looked at after a long silence", () => {
    const table = sit();
    FakeWire.last.tell(snapshot({ log: [] }));
    vi.advanceTimersByTime(20_000);
    table.wake();
    expect(FakeWire.all.length).toBe(1);
    vi.setSystemTime(Date.now() + 20_000); // the device slept, and its timers with it
    table.wake();
    expect(FakeWire.all.length).toBe(2);
  });

  test("comes again later and later where it is let go at once each time", () => {
    sit();
    for (const [calls, wait] of [500, 1000, 2000, 4000].entries()) {
      FakeWire.last.tell(snapshot({ log: [] }));
      FakeWire.last.fall(4000);
      vi.advanceTimersByTime(wait * 0.75 - 1);
      expect(FakeWire.all.length).toBe(calls + 1);
      vi.advanceTimersByTime(wait * 0.5 + 2);
      expect(FakeWire.all.length).toBe(calls + 2);
    }
    FakeWire.last.tell(snapshot({ log: [] }));
    vi.advanceTimersByTime(10_000); // that was a good line
    FakeWire.last.fall(4000);
    vi.advanceTimersByTime(700);
    expect(FakeWire.all.length).toBe(6);
  });

  test("does not listen to a wire it has replaced", () => {
    const table = sit();
    const old = FakeWire.last;
    old.tell(snapshot({ log: [] }));
    table.resync();
    FakeWire.last.tell(snapshot({ log: [] }));
    old.tell(moved(3));
    expect(table.number).toBe(2);
    old.fall();
    expect(table.connected).toBe(true);
  });

  test("asks anew when it was too late", async () => {
    const table = sit();
    FakeWire.last.tell(snapshot({ log: [] }));
    const done = table.act(["use forest"]);
    FakeWire.last.tell({ kind: "refused", re: 1, code: "moved-on", message: "" });
    await expect(done).resolves.toBe(false);
    expect(FakeWire.all.length).toBe(2);
    expect(table.connected).toBe(true);
    await expect(table.act(["use forest"])).resolves.toBe(false);
    expect(table.refusal?.code).toBe("moved-on");
    expect(FakeWire.last.sent).toEqual([]);
  });

  test("asks anew after a hole, and after a patch that does not fit", () => {
    const table = sit();
    FakeWire.last.tell(snapshot({ log: [] }));
    FakeWire.last.tell(moved(9));
    expect(FakeWire.all.length).toBe(2);
    FakeWire.last.tell(snapshot({ log: [] }));
    FakeWire.last.tell(moved(3, { patch: [[["food", 7], 1]] }));
    expect(FakeWire.all.length).toBe(3);
    expect([table.number, table.info.to_move]).toEqual([2, 0]);
  });

  test("drops from the log what was taken back, also while it was away", () => {
    const table = sit();
    FakeWire.last.tell(snapshot({ log: [] }));
    FakeWire.last.tell(moved(3));
    FakeWire.last.tell(moved(4, { log: [entry(4, { kind: "undo", undone: [3] })] }));
    expect(numbers(table)).toEqual([1, 2, 4]);
    FakeWire.last.fall();
    vi.advanceTimersByTime(700);
    const undo = entry(6, { kind: "undo", undone: [5] });
    FakeWire.last.tell(snapshot({ number: 6, log: [undo] }));
    expect(numbers(table)).toEqual([1, 2, 4, 6]);
    FakeWire.last.tell(moved(8, { log: [entry(8, { kind: "undo", undone: [7] })] }));
    expect(numbers(table)).toEqual([1, 2, 4, 6, 8]);
  });

  test("begins its log anew when too much is missing", () => {
    const table = sit();
    FakeWire.last.tell(snapshot({ number: 90, log: [entry(89), entry(90)], complete: false }));
    expect(numbers(table)).toEqual([89, 90]);
    expect(table.complete).toBe(false);
  });

  test("loads earlier entries until there are none", async () => {
    const earlier = vi
      .fn()
      .mockResolvedValueOnce([entry(1), entry(2)])
      .mockResolvedValueOnce([]);
    const table = sit(snapshot({ number: 3, log: [entry(3)], complete: false }), { earlier });
    await table.loadEarlier();
    expect(earlier).toHaveBeenCalledWith("x7", 3, 0, null);
    expect(numbers(table)).toEqual([1, 2, 3]);
    await table.loadEarlier();
    expect(table.complete).toBe(true);
  });

  test("takes the seat of who just sat down", () => {
    const waiting = info({ mine: [], status: "waiting" });
    const table = sit(snapshot({ seat: null, view: null, table: waiting }));
    expect(FakeWire.last.address).toContain("seat=null");
    FakeWire.last.tell(snapshot({ seat: null, log: [], table: info({ mine: [1] }) }));
    expect(FakeWire.last.sent).toEqual([{ id: 1, do: "look", seat: 1 }]);
    FakeWire.last.tell(snapshot({ seat: 1, table: info({ mine: [1] }) }));
    expect(table.seat).toBe(1);
    expect(FakeWire.last.sent.length).toBe(1);
  });

  test("watches where its seat is refused, and gives up where there is no table", () => {
    const table = sit();
    FakeWire.last.fall(4403);
    vi.advanceTimersByTime(700);
    expect(FakeWire.last.address).toContain("seat=null");
    expect(table.shut).toBe(false);
    FakeWire.last.fall(4404);
    vi.advanceTimersByTime(60_000);
    expect(FakeWire.all.length).toBe(2);
    expect(table.shut).toBe(true);
  });

  test("does not let the next player at a screen read on in the log of the last one", async () => {
    const shared = info({ mine: [0, 1] });
    const table = sit(snapshot({ table: shared }));
    FakeWire.last.tell(snapshot({ table: shared, log: [] }));
    FakeWire.last.tell(moved(3, { log: [entry(3, { text: "for the eyes of seat 0" })] }));
    const looked = table.look(1);
    FakeWire.last.fall();
    await expect(looked).resolves.toBe(false);
    vi.advanceTimersByTime(700);
    expect(FakeWire.last.address).toContain("seat=1 since=null");
    FakeWire.last.fall();
    vi.advanceTimersByTime(1400);
    FakeWire.last.tell(snapshot({ seat: 1, number: 3, table: shared, log: [] }));
    expect(table.log).toEqual([]);
    FakeWire.last.fall();
    vi.advanceTimersByTime(2600);
    expect(FakeWire.last.address).toContain("seat=1 since=3");
  });

  test("knows who is here", () => {
    const table = sit();
    FakeWire.last.tell({ kind: "presence", here: [true, false], watching: 3 });
    expect([table.here, table.watching]).toEqual([[true, false], 3]);
  });

  test("that is closed stays closed", () => {
    const table = sit();
    const wire = FakeWire.last;
    table.close();
    expect(wire.closed).toBe(true);
    wire.fall();
    table.wake();
    vi.advanceTimersByTime(60_000);
    expect(FakeWire.all.length).toBe(1);
  });
});
