/** A class shown before buying. */
export interface FreeClass {
  readonly id: number;
  readonly title: string;
  readonly kind: 'video' | 'reading';
  readonly seconds: number;
}
