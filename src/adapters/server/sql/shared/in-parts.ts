import { ownTurn } from '#adapters/server/own-turn.ts';

/** Rows that are read at once: some milliseconds. */
const rowsAtOnce = 250;

/** A list in parts of at most `size`, in its order: a statement takes only so many values. */
export function* inParts<T>(values: readonly T[], size: number): Generator<readonly T[]> {
  for (let from = 0; from < values.length; from += size) yield values.slice(from, from + size);
}

/**
 * All rows of a statement that is asked for part by part, each in a turn of its own: between them others are answered.
 * @param after asks for the next rows after one, at most so many; null: the first.
 */
export async function readInParts<Row>(
  after: (last: Row | null, most: number) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const all: Row[] = [];
  for (;;) {
    await ownTurn();
    const some = await after(all.at(-1) ?? null, rowsAtOnce);
    all.push(...some);
    if (some.length < rowsAtOnce) return all;
  }
}
