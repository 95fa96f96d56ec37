import type { ProductKind } from './product-kind.ts';

/** The page of somebody who teaches or writes here. */
export function teacherPath(slug: string): string {
  return `/docentes/${slug}`;
}

/** A person who teaches or writes here, with what they are attached to. Source: SITE-11. */
export interface StaffProfile {
  readonly slug: string;
  readonly name: string;
  /** What they do, as shown beside the name. */
  readonly profession: string;
  readonly biography: string;
  /** File of the picture host, or null. */
  readonly photo: string | null;
  /** Published, in the order of the catalogue; at least one. */
  readonly products: readonly { readonly kind: ProductKind; readonly slug: string; readonly title: string }[];
}
