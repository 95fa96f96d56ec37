/** The later of two changes, each an instant or a day of ISO 8601; null: none is known. */
export function later<T extends string | null>(a: string | null, b: T): string | T {
  return a === null || (b !== null && b > a) ? b : a;
}

/** The last of some changes; null: none is known. */
export function lastOf(changes: readonly (string | null)[]): string | null {
  return changes.reduce(later, null);
}
