/** The record with each of its values turned into another. */
export function mapRecord<K extends string, T, U>(record: Readonly<Record<K, T>>, turn: (value: T) => U): Record<K, U> {
  return Object.fromEntries(Object.entries<T>(record).map(([name, value]) => [name, turn(value)])) as Record<K, U>;
}

/** A record of some names, with what is said of each. */
export function recordOf<K extends string, T>(names: readonly K[], valueOf: (name: K) => T): Record<K, T> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<K, T>;
}
