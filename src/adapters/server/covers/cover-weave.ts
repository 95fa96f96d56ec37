import type { Cloth } from './cover-cloth.ts';
import type { Dyes } from './cover-dyes.ts';
import type { Numbers } from './cover-numbers.ts';

/** Weaves a whole cloth. The threads are those of the palette: 0 field, 1 dark, 2 light, 3 warm, 4 second. */
export type Weave = (cloth: Cloth, numbers: Numbers, dyes: Dyes) => void;
