import type { Scheme } from './cover-cloth.ts';
import { luminance, type Palette } from './cover-palettes.ts';

type Some<T> = readonly [T, ...T[]];

/** Which threads go together so that figures stand out. Threads: 0 field, 1 dark, 2 light, 3 warm, 4 second. */
export interface Dyes {
  /** A band of its own ground. */
  readonly bands: Some<Scheme>;
  /** Figures on the plain field. */
  readonly onField: Scheme;
  /** The same on the dark thread. */
  readonly onDark: Scheme;
  /** Squares of a field, in the order in which they follow each other. */
  readonly squares: Some<Scheme>;
  readonly chequer: Some<Scheme>;
  /** A row and the row against it. */
  readonly pairs: Some<readonly [Scheme, Scheme]>;
}

const onDarkField: Dyes = {
  bands: [
    [1, 2, 3],
    [2, 0, 4],
    [3, 1, 2],
    [4, 2, 1],
  ],
  onField: [null, 2, 3],
  onDark: [null, 3, 2],
  squares: [
    [1, 2, 3],
    [0, 2, 3],
    [2, 0, 4],
    [3, 1, 2],
    [4, 2, 1],
  ],
  chequer: [
    [0, 2, 3],
    [1, 3, 2],
    [4, 2, 1],
    [1, 2, 3],
  ],
  pairs: [
    [
      [1, 2, 3],
      [2, 0, 4],
    ],
    [
      [0, 2, 3],
      [3, 1, 2],
    ],
    [
      [2, 1, 4],
      [4, 2, 3],
    ],
  ],
};

/** Where the field is undyed wool or maize, the thread called light is the deep colour of the figures. */
const onLightField: Dyes = {
  bands: [
    [2, 0, 3],
    [4, 0, 3],
    [3, 1, 2],
    [1, 0, 3],
  ],
  onField: [null, 2, 3],
  onDark: [null, 3, 0],
  squares: [
    [0, 2, 4],
    [2, 0, 3],
    [4, 0, 3],
    [3, 1, 2],
    [1, 3, 0],
  ],
  chequer: [
    [0, 2, 3],
    [2, 0, 3],
    [4, 0, 3],
    [3, 1, 2],
  ],
  pairs: [
    [
      [2, 0, 3],
      [0, 4, 3],
    ],
    [
      [1, 0, 3],
      [3, 1, 2],
    ],
    [
      [0, 2, 4],
      [4, 0, 3],
    ],
  ],
};

/** The schemes that suit a palette. */
export function dyesOf(palette: Palette): Dyes {
  return luminance(palette[0]) > 0.35 ? onLightField : onDarkField;
}
