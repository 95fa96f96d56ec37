/** Numbers that look drawn, the same ones for the same seed. */
export interface Die {
  /** From 0 up to, not including, `limit`. */
  readonly below: (limit: number) => number;
  readonly isOneIn: (chances: number) => boolean;
  readonly pick: <T>(from: readonly T[]) => T;
}

/** Mulberry32 (public domain, Tommy Ettinger). */
export function dieOf(seed: number): Die {
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  return {
    below,
    isOneIn: (chances) => below(chances) === 0,
    pick(from) {
      const [drawn] = from.slice(below(from.length));
      if (drawn === undefined) throw new Error('There is nothing to draw from');
      return drawn;
    },
  };
}
