import { expect, test, vi } from "vitest";
import { words } from "../../lib/fluent.svelte";
import { endSteps } from "./ending";
import type { Forecast, Player } from "./types";

vi.spyOn(words, "say").mockImplementation((key) => key);

const forecast: Forecast = {
  discards: 0,
  uprising: false,
  missing_faces: 0,
  science: 2,
  culture: 5,
  by_leader: 3,
  leader_first: true,
  corruption: 0,
  food: 1,
  eaten: 1,
  hungry: 0,
  hunger: 0,
  resources: 2,
  draws: 1,
  food_after: 1,
  resources_after: 2,
  mends: [],
};
const player = {
  leader: "genghis-khan",
  backs: [],
  secrets_limit: 2,
  idle: 0,
  blue: 16,
  culture_rate: 2,
  science_rate: 2,
  military: { left: 1, total: 2 },
} as unknown as Player;

const told = (changes: Partial<Forecast>): [string, string][] =>
  endSteps({ ...forecast, ...changes }, player).map(({ id, value }) => [id, value]);

test("a leader's culture is a step of its own, where the rules have it", () => {
  const ids = (changes: Partial<Forecast>): string[] => told(changes).map(([id]) => id);
  expect(ids({}).slice(0, 4)).toEqual(["hand", "leader", "uprising", "culture"]);
  expect(ids({ leader_first: false }).slice(-3)).toEqual(["mines", "leader", "draw"]);
  expect(ids({ by_leader: 0, culture: 2 })).not.toContain("leader");
});

test("what the turn brings and what a leader brings are told apart", () => {
  const values = Object.fromEntries(told({}));
  expect([values.leader, values.culture]).toEqual(["+3", "+2"]);
});

test("an uprising strikes out what the turn would bring, and leaves the leader", () => {
  const steps = endSteps({ ...forecast, uprising: true, culture: 3, science: 0 }, player);
  const look = Object.fromEntries(steps.map((step) => [step.id, step.look]));
  expect([look.leader, look.culture, look.science]).toEqual(["ok", "lost", "lost"]);
});
