/** Products that a device keeps as looked at, and that a page shows of them, at most. */
export const mostSeen = 12;
export const mostSeenShown = 6;

/** The list, by slugs, with one more in front: each once, the latest first, `mostSeen` at most. */
export function withSeen(seen: readonly string[], slug: string): readonly string[] {
  return [slug, ...seen.filter((each) => each !== slug)].slice(0, mostSeen);
}
