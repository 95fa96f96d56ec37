import type { Cloth, Motif, Scheme, Thread } from './cover-cloth.ts';

/** Columns of a motif. */
export const motifColumns = (motif: Motif): number => motif[0]?.length ?? 0;

export interface MotifRow {
  readonly scheme: Scheme;
  readonly scale: number;
  /** Columns left free between two. */
  readonly gap?: number;
  /** Every other one looks the other way. */
  readonly turning?: boolean;
}

/** A row of one motif from edge to edge, a whole one in the middle. */
export function frieze(
  cloth: Cloth,
  motif: Motif,
  y: number,
  { scheme, scale, gap = 0, turning = false }: MotifRow,
): void {
  const pitch = (motifColumns(motif) + gap) * scale;
  const [ground] = scheme;
  if (ground !== null) cloth.fill(0, y, cloth.width, motif.length * scale, ground);
  const first = (Math.floor((cloth.width - motifColumns(motif) * scale) / 2) % pitch) - pitch;
  for (let index = 0, x = first; x < cloth.width; index += 1, x += pitch) {
    cloth.stamp(motif, x, y, { scheme, scale, mirrored: turning && index % 2 === 1 });
  }
}

/** Fine lines of several threads across the cloth, from row `y` downwards. */
export function lines(cloth: Cloth, y: number, threads: readonly Thread[], thickness = 2): void {
  threads.forEach((thread, index) => cloth.fill(0, y + index * thickness, cloth.width, thickness, thread));
}

/** A column of one motif from top to bottom, a whole one in the middle, between fine lines; `x` is the middle. */
export function column(
  cloth: Cloth,
  motif: Motif,
  middle: number,
  { scheme, scale, gap = 2, turning = false }: MotifRow,
): void {
  const half = (motifColumns(motif) * scale) / 2 + 2;
  const edges: readonly Thread[] = [1, 3, 2, scheme[0] ?? 1];
  edges.forEach((thread, index) => {
    const reach = half + 2 * (edges.length - 1 - index);
    cloth.fill(middle - reach, 0, 2 * reach, cloth.height, thread);
  });
  const pitch = (motif.length + gap) * scale;
  const first = (Math.floor((cloth.height - motif.length * scale) / 2) % pitch) - pitch;
  for (let index = 0, y = first; y < cloth.height; index += 1, y += pitch) {
    cloth.stamp(motif, middle - half + 2, y, { scheme, scale, mirrored: turning && index % 2 === 1 });
  }
}
