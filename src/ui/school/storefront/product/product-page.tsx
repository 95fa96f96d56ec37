import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { Clock } from '#application/ports/clock.ts';
import type { ProductPage } from '#domain/catalogue/catalogue-page.ts';
import { isComing } from '#domain/catalogue/present-product.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';
import type { Services } from '#ui/kit/layout/services.tsx';
import { moveTo, needed, notFound, useLoaded, type LoadArgs, type PageMeta } from '#ui/school/boot/page-module.ts';
import { previewOf } from '#ui/school/storefront/catalogue/cover-of.ts';
import { peopleText } from '#ui/school/storefront/catalogue/product-texts.ts';
import { ProductView } from './product-view.tsx';

interface Loaded extends ProductPage {
  /** A seminar that was held already. */
  readonly isOver: boolean;
}

/** The page of every kind of product. One asked for below the path of another kind lives at its own. */
export async function load(services: Services, { params, url }: LoadArgs): Promise<Loaded> {
  const slug = params['slug'] ?? notFound();
  const page = needed(await services.get(CatalogueApi).product(slug));
  const { product } = page;
  const path = productPath(product.kind, slug);
  if (path !== url.pathname.replace(/\/$/, '')) moveTo(path, 301);
  return { ...page, isOver: product.startsAt !== null && !isComing(product, services.get(Clock).now()) };
}

export function meta({ product }: Loaded): PageMeta {
  const people = peopleText(product.staffNames);
  return {
    title: people === '' ? product.title : `${product.title}, con ${people}`,
    description: product.summary,
    canonical: productPath(product.kind, product.slug),
    image: previewOf(product),
  };
}

export function Component() {
  const { isOver, ...page } = useLoaded<typeof load>();
  return <ProductView page={page} isOver={isOver} />;
}
