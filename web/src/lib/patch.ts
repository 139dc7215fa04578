import type { Change, Patch, Path } from "../api/types";

export class PatchError extends Error {}

/**
 * The value after the patch. The old value stays whole, and what the patch does not touch is shared
 * between the two: an animation can compare them, and Svelte sees by identity what did not change.
 */
export function applied<T>(value: T, patch: Patch): T {
  let result: unknown = value;
  for (const change of patch) result = changed(result, change, 0);
  return result as T;
}

function changed(value: unknown, change: Change, depth: number): unknown {
  const path = change[0];
  if (depth === path.length) {
    if (change.length === 1) throw new PatchError("only a field can be removed");
    return change[1];
  }
  if (Array.isArray(value)) return changedList(value, change, depth);
  if (typeof value === "object" && value !== null) {
    const key = String(path[depth]);
    const fields = value as Record<string, unknown>;
    if (depth === path.length - 1 && change.length === 1) return without(fields, key);
    return { ...fields, [key]: changed(fields[key], change, depth + 1) };
  }
  throw new PatchError(`nothing to change at ${where(path, depth)}`);
}

/** Lists change in place only: a longer or shorter one is sent whole. */
function changedList(value: unknown[], change: Change, depth: number): unknown[] {
  const path = change[0];
  const index = path[depth];
  if (typeof index !== "number" || index < 0 || index >= value.length) {
    throw new PatchError(`no such index at ${where(path, depth + 1)}`);
  }
  const copy = value.slice();
  copy[index] = changed(copy[index], change, depth + 1);
  return copy;
}

function without(fields: Record<string, unknown>, key: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
}

function where(path: Path, depth: number): string {
  return path.slice(0, depth).join(".") || "the root";
}
