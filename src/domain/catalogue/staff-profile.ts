import type { ProductKind } from './product-kind.ts';

/** The page of somebody who teaches or writes here. */
export function teacherPath(slug: string): string {
  return `/docentes/${slug}`;
}

/** Most works that are told with somebody; more of them have a list. */
export const MOST_WORKS = 3;

/** A person who teaches or writes here, with some of what they are attached to. Source: SITE-11. */
export interface StaffProfile {
  readonly slug: string;
  readonly name: string;
  /** What they do, as shown beside the name. */
  readonly profession: string;
  readonly biography: string;
  /** File of the picture host, or null. */
  readonly photo: string | null;
  /** Published, the first ones in the order of the catalogue; at least one. */
  readonly products: readonly { readonly kind: ProductKind; readonly slug: string; readonly title: string }[];
  /** How many there are in all. */
  readonly works: number;
}
