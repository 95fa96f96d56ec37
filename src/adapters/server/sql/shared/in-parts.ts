/** A list in parts of at most `size`, in its order: a statement takes only so many values. */
export function* inParts<T>(values: readonly T[], size: number): Generator<readonly T[]> {
  for (let from = 0; from < values.length; from += size) yield values.slice(from, from + size);
}
