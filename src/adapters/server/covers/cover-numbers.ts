/** Numbers that follow from a text alone: the same slug always draws the same cover. */
export interface Numbers {
  /** The next whole number from 0 to `count` − 1. */
  below(count: number): number;
  /** The next member of a list that is not empty. */
  pick<T>(list: readonly [T, ...T[]]): T;
}

/** An endless row of numbers from a text: FNV-1a with murmur3's mixing for the beginning, mulberry32 for the rest. */
export function numbersFrom(text: string): Numbers {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  // Slugs that differ in their last letter alone must not begin alike.
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  state ^= state >>> 16;
  const below = (count: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
  };
  return { below, pick: (list) => list[below(list.length)] ?? list[0] };
}
