import { ownTurn } from '#adapters/server/own-turn.ts';

/** Items that are sorted, or merged, in one turn: some milliseconds, also where texts are compared. */
const usualPart = 4000;

/**
 * What `toSorted` answers, equals as they stood, made in parts between which others are answered; few items wait for nobody.
 * @param part how many items are sorted or merged in one turn.
 */
export async function sortedInParts<T>(
  items: readonly T[],
  compare: (a: T, b: T) => number,
  part: number = usualPart,
): Promise<readonly T[]> {
  let runs: (readonly T[])[] = [];
  for (let from = 0; from < items.length; from += part) {
    if (from > 0) await ownTurn();
    runs.push(items.slice(from, from + part).sort(compare));
  }
  while (runs.length > 1) {
    const merged: (readonly T[])[] = [];
    for (let first = 0; first < runs.length; first += 2) {
      merged.push(await mergedInParts(runs[first] ?? [], runs[first + 1] ?? [], compare, part));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

/** Two runs as one; of equals those of the first, which stood before. */
async function mergedInParts<T>(
  first: readonly T[],
  second: readonly T[],
  compare: (a: T, b: T) => number,
  part: number,
): Promise<readonly T[]> {
  if (second.length === 0) return first;
  const all: T[] = [];
  let [inFirst, inSecond] = [0, 0];
  while (inFirst < first.length && inSecond < second.length) {
    if (all.length % part === 0) await ownTurn();
    const [a, b] = [first[inFirst] as T, second[inSecond] as T];
    if (compare(a, b) <= 0) {
      all.push(a);
      inFirst += 1;
    } else {
      all.push(b);
      inSecond += 1;
    }
  }
  return [...all, ...first.slice(inFirst), ...second.slice(inSecond)];
}
