import type { PlainDate } from '#domain/shared/dates.ts';

import type { ProductKind } from './product-kind.ts';

/** What has a cover: everything but plans. Source: look.md, Direction. */
export type CoverKind = Exclude<ProductKind, 'plan'>;

/** All that a cover is drawn from. */
export interface CoverFacts {
  readonly kind: CoverKind;
  readonly slug: string;
  readonly title: string;
  /** Author or teacher, or an issue's number; '' for none. */
  readonly by: string;
  /** The day in Lima on which a seminar begins; null for what has no date. */
  readonly day: PlainDate | null;
  /** Said of a seminar that was held already: the picture of its link says so. */
  readonly isOver?: true | undefined;
}

/** 16:9 for what is attended, 2:3 for what is read. */
export type CoverShape = 'wide' | 'book';

/** Whether a kind has a cover. */
export function hasCover(kind: ProductKind): kind is CoverKind {
  return kind !== 'plan';
}

/** The shape of a kind's cover. */
export function coverShape(kind: CoverKind): CoverShape {
  return kind === 'book' || kind === 'magazine' ? 'book' : 'wide';
}

/** The pictures of links shown elsewhere, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;

/** The address of the school's own picture, for links to what has none. */
export const schoolPreviewPath = '/vista-previa.png';

/** The address of the picture of a product's link: its cover on 1200 × 630 pixels; the school's own where it has none. */
export function previewPath({ kind, slug }: { readonly kind: ProductKind; readonly slug: string }): string {
  return hasCover(kind) ? coverPath(slug, 'png') : schoolPreviewPath;
}

/** The address of the drawn cover: an SVG for lists, a PNG for link previews. */
export function coverPath(slug: string, format: 'svg' | 'png' = 'svg'): string {
  return `/portadas/${slug}.${format}`;
}
