/** Those that have a rank, a small whole number: the smallest first, else in the order given. */
export function ranked<T>(all: readonly T[], rankOf: (each: T) => number | null): readonly T[] {
  const byRank = new Map<number, T[]>();
  for (const each of all) {
    const rank = rankOf(each);
    if (rank === null) continue;
    const equals = byRank.get(rank);
    if (equals === undefined) byRank.set(rank, [each]);
    else equals.push(each);
  }
  return [...byRank].toSorted(([a], [b]) => a - b).flatMap(([, equals]) => equals);
}
