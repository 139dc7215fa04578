/** How a turn would end, step by step, in the order of the rules. */

import { t } from "../../lib/fluent.svelte";
import { added, nameOf } from "./say";
import type { Forecast, Player } from "./types";

export interface EndStep {
  id: string;
  sign: string;
  text: string;
  value: string;
  /** Whether it goes well, goes wrong, or will not happen at all. */
  look: "ok" | "bad" | "lost" | "";
}

export function endSteps(forecast: Forecast, player: Player): EndStep[] {
  const { uprising } = forecast;
  const made = (id: string, sign: string, text: string, n: number): EndStep => ({
    id,
    sign,
    text,
    value: added(n),
    look: uprising ? "lost" : "",
  });
  // What will not happen is told as it would have been.
  const rate = (told: number, known: number): number => (uprising ? known : told);
  const leader: EndStep[] =
    forecast.by_leader > 0 && player.leader !== null
      ? [
          {
            id: "leader",
            sign: "culture",
            text: nameOf(player.leader),
            value: added(forecast.by_leader),
            look: "ok",
          },
        ]
      : [];
  const byTurn = forecast.culture - forecast.by_leader;
  return [
    {
      id: "hand",
      sign: "military-card",
      text: t("end-hand", { n: player.backs.length, most: player.secrets_limit }),
      value: forecast.discards > 0 ? `−${forecast.discards}` : t("end-keep"),
      look: forecast.discards > 0 ? "bad" : "ok",
    },
    ...(forecast.leader_first ? leader : []),
    {
      id: "uprising",
      sign: uprising ? "unhappy" : "happy",
      text: t(uprising ? "end-uprising" : "end-calm", {
        n: forecast.missing_faces,
        idle: player.idle,
      }),
      value: t(uprising ? "end-stop" : "end-keep"),
      look: uprising ? "bad" : "ok",
    },
    made("culture", "culture", t("end-culture"), rate(byTurn, player.culture_rate)),
    made("science", "science", t("end-science"), rate(forecast.science, player.science_rate)),
    made(
      "corruption",
      "corruption",
      t("end-corruption", { n: player.blue }),
      -rate(forecast.corruption, player.corruption),
    ),
    made("food", "food", t("end-food"), rate(forecast.food, player.food_made)),
    {
      ...made("eaten", "consumption", t("end-eaten"), -rate(forecast.eaten, player.eaten)),
      look: uprising ? "lost" : forecast.hungry > 0 ? "bad" : "",
    },
    made("mines", "resources", t("end-mines"), rate(forecast.resources, player.resources_made)),
    ...(forecast.leader_first ? [] : leader),
    {
      id: "draw",
      sign: "military-card",
      text: t("end-draw", { n: player.military.left }),
      value: added(forecast.draws),
      look: "",
    },
  ];
}
