import type { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { coverPath, coverShape, hasCover } from '#domain/catalogue/cover-facts.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import type { CoverProps } from '#ui/kit/layout/card.tsx';

type Covered = Pick<ProductCard, 'kind' | 'slug' | 'coverFile'>;

/** The shape of a product's cover; plans, which have none, count as wide. */
export function frameShape(kind: ProductCard['kind']): CoverProps['shape'] {
  return hasCover(kind) ? coverShape(kind) : 'wide';
}

/** The uploaded cover, or the one the school draws; none of a plan. */
export function coverOf({ kind, slug, coverFile }: Covered, site: SiteSettings): CoverProps {
  if (!hasCover(kind)) return { src: null, shape: 'wide' };
  return { src: coverFile === null ? coverPath(slug) : site.imageAddress(coverFile), shape: frameShape(kind) };
}
