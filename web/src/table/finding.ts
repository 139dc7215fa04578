/** Long lists: found by what is typed, parted by their kind. */

/** More than these are not found by looking. */
export const MANY = 20;

/** Letters as one types them in a hurry: small, and without marks. */
function folded(text: string): string {
  const letters = text.normalize("NFD").replaceAll(/\p{M}/gu, "");
  return letters.toLocaleLowerCase().replaceAll("đ", "d");
}

/** Those whose labels have all that was typed in them, word by word. */
export function found<One>(
  all: readonly One[],
  label: (one: One) => string,
  typed: string,
): readonly One[] {
  const parts = folded(typed)
    .split(/\s+/u)
    .filter((part) => part !== "");
  if (parts.length === 0) return all;
  return all.filter((one) => {
    const text = folded(label(one));
    return parts.every((part) => text.includes(part));
  });
}

/** In groups, in the order in which they come. */
export function grouped<One>(all: readonly One[], group: (one: One) => string): [string, One[]][] {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const name = group(one);
    const others = groups.get(name);
    if (others) others.push(one);
    else groups.set(name, [one]);
  }
  return [...groups];
}
