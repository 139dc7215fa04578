import type { TableInfo } from "../api/types";
import { api, tableAddress } from "./api";
import { t } from "./fluent.svelte";
import { person } from "./me.svelte";

/** What `InviteLink` shows of a table. */
export interface Invitation {
  link: string;
  note: string;
  /** Makes another one; null where that is not mine to do, or not needed. */
  renew: (() => Promise<unknown>) | null;
}

export function invitationTo(info: TableInfo): Invitation {
  const hosting = person.me !== null && info.host === person.me.id;
  return {
    link: location.origin + tableAddress(info.id, info.invite),
    note: t(noteOf(info)),
    // To an open table everybody may come without one. The new one comes over the table's own line.
    renew: hosting && !info.open ? () => api.renewInvite(info.id) : null,
  };
}

function noteOf(info: TableInfo): string {
  if (info.status !== "waiting") return "invite-note-watch";
  return info.open ? "invite-note-open" : "invite-note";
}
