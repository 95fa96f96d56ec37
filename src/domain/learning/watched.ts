/** Whole seconds of a video from the first through just before the second one. */
export type Interval = readonly [from: number, to: number];

/** Intervals in order, apart from each other, none empty. */
export type Watched = readonly Interval[];

export const NOTHING_WATCHED: Watched = [];

/** The same seconds as intervals in order and apart from each other: what touches is joined, what is empty is dropped. */
export function mergeIntervals(intervals: readonly Interval[]): Watched {
  const ordered = intervals.filter(([from, to]) => to > from).toSorted((a, b) => a[0] - b[0]);
  const merged: [number, number][] = [];
  for (const [from, to] of ordered) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** How many different seconds were watched. */
export function watchedSeconds(watched: Watched): number {
  return watched.reduce((sum, [from, to]) => sum + to - from, 0);
}

/** The part of an interval that is not among the watched seconds. */
export function unwatchedPart(watched: Watched, interval: Interval): Watched {
  const parts: Interval[] = [];
  let [from] = interval;
  for (const [start, end] of watched) {
    if (end <= from) continue;
    if (start >= interval[1]) break;
    if (start > from) parts.push([from, start]);
    from = Math.max(from, end);
  }
  if (from < interval[1]) parts.push([from, interval[1]]);
  return parts;
}

/** What a player says: where it stands, and from where to where it played, in seconds of the video with fractions. */
export interface WatchReport {
  readonly positionSeconds: number;
  readonly watched: readonly (readonly [number, number])[];
}

/** What a player reports, in seconds with fractions, as whole seconds within the video: rounded, so that adjoining reports still adjoin. */
export function reportedIntervals(
  reported: readonly (readonly [number, number])[],
  durationSeconds: number,
): readonly Interval[] {
  const within = (second: number): number => Math.min(Math.max(Math.round(second), 0), durationSeconds);
  return reported.map(([from, to]): Interval => [within(from), within(to)]).filter(([from, to]) => to > from);
}

/**
 * Adds newly watched seconds in the order in which they are reported, as long as the budget lasts: seconds known already cost
 * nothing, and what the budget does not cover is left out.
 *
 * @param budget whole seconds that may be new, 0 or more.
 */
export function addWatched(
  watched: Watched,
  reported: readonly Interval[],
  budget: number,
): { readonly watched: Watched; readonly gained: number } {
  let known = watched;
  let left = budget;
  for (const interval of reported) {
    for (const [from, to] of unwatchedPart(known, interval)) {
      const taken = Math.min(to - from, left);
      left -= taken;
      known = mergeIntervals([...known, [from, from + taken]]);
    }
  }
  return { watched: known, gained: budget - left };
}
