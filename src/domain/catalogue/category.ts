/** A subject by which the catalogue is browsed. */
export interface Category {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
}
