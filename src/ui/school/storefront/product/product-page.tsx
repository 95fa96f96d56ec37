import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import type { ProductPage } from '#domain/catalogue/catalogue-page.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';
import type { Services } from '#ui/kit/layout/services.tsx';
import { moveTo, needed, notFound, useLoaded, type LoadArgs, type PageMeta } from '#ui/school/boot/page-module.ts';
import { peopleText } from '#ui/school/storefront/catalogue/product-texts.ts';
import { typeText } from '#domain/catalogue/catalogue-menu.ts';
import { fetched } from '#ui/school/page-files.ts';
import type { ToldProduct } from './product-told.ts';
import { ProductView } from './product-view.tsx';

interface Loaded extends ProductPage {
  readonly told: ToldProduct;
}

/** The page of every kind of product. One asked for below the path of another kind lives at its own. */
export async function load(services: Services, { params, url }: LoadArgs): Promise<Loaded> {
  const slug = params['slug'] ?? notFound();
  const page = needed(await services.get(CatalogueApi).product(slug));
  const { product } = page;
  const path = productPath(product.kind, slug);
  if (path !== url.pathname.replace(/\/$/, '')) moveTo(path, 301);
  const { toldOf } = await fetched(import('./product-told.ts'));
  return { ...page, told: toldOf(product) };
}

export function meta({ product }: Loaded): PageMeta {
  return {
    title: [product.title, typeText(product), peopleText(product.staffNames)].filter(Boolean).join(' · '),
    description: product.summary,
    canonical: productPath(product.kind, product.slug),
  };
}

export function Component() {
  const { told, ...page } = useLoaded<typeof load>();
  return <ProductView page={page} told={told} />;
}
