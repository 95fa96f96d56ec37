import { useEffect } from 'react';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import type { ProductPage } from '#domain/catalogue/catalogue-page.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';
import type { Seller } from '#domain/catalogue/seller.ts';
import { useService, type Services } from '#ui/kit/layout/services.tsx';
import { needed, notFound, useLoaded, type LoadArgs, type PageMeta } from '#ui/school/boot/page-module.ts';
import { SellerStore } from './seller-store.ts';
import { type ToldProduct, toldOf } from '#ui/school/storefront/product/product-told.ts';
import { ProductView } from '#ui/school/storefront/product/product-view.tsx';

interface Loaded {
  readonly seller: Seller;
  readonly page: ProductPage;
  readonly told: ToldProduct;
}

/** A seminar at a seller's storefront: the seminar's own page, with the seller's code in force. Source: ROUTE-16. */
export async function load(services: Services, { params }: LoadArgs): Promise<Loaded> {
  const api = services.get(CatalogueApi);
  const [seller, page] = await Promise.all([
    api.seller(params['seller'] ?? notFound()),
    api.product(params['slug'] ?? notFound()),
  ]);
  const shown = needed(page);
  const { product } = shown;
  if (product.kind !== 'seminar') return notFound();
  return { seller: needed(seller), page: shown, told: toldOf(product) };
}

export function meta({ page, seller }: Loaded): PageMeta {
  const { product } = page;
  return {
    title: `${product.title}, con ${seller.tradeName}`,
    description: product.summary,
    canonical: productPath(product.kind, product.slug),
  };
}

export function Component() {
  const { seller, page, told } = useLoaded<typeof load>();
  const store = useService(SellerStore);
  useEffect(() => store.visit(seller), [store, seller]);
  return <ProductView page={page} told={told} />;
}
