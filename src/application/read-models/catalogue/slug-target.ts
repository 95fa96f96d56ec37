/** Where an address of one segment leads. */
export interface SlugTarget {
  readonly kind: 'seller' | 'product';
  readonly path: string;
}
