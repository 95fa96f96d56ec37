import { useEffect } from 'react';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { Clock } from '#application/ports/clock.ts';
import type { ProductPage } from '#domain/catalogue/catalogue-page.ts';
import { isComing } from '#domain/catalogue/present-product.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';
import type { Seller } from '#domain/catalogue/seller.ts';
import { useService, type Services } from '#ui/kit/layout/services.tsx';
import { needed, notFound, useLoaded, type LoadArgs, type PageMeta } from '#ui/school/boot/page-module.ts';
import { SellerStore } from './seller-store.ts';
import { previewOf } from '#ui/school/storefront/catalogue/cover-of.ts';
import { ProductView } from '#ui/school/storefront/product/product-view.tsx';

interface Loaded {
  readonly seller: Seller;
  readonly page: ProductPage;
  readonly isOver: boolean;
}

/** A seminar at a seller's storefront: the seminar's own page, with the seller's code in force. Source: ROUTE-16. */
export async function load(services: Services, { params }: LoadArgs): Promise<Loaded> {
  const api = services.get(CatalogueApi);
  const [seller, page] = await Promise.all([
    api.seller(params['seller'] ?? notFound()),
    api.product(params['slug'] ?? notFound()),
  ]);
  const { product, related } = needed(page);
  if (product.kind !== 'seminar') return notFound();
  const isOver = !isComing(product, services.get(Clock).now());
  return { seller: needed(seller), page: { product, related }, isOver };
}

export function meta({ page, seller }: Loaded): PageMeta {
  const { product } = page;
  return {
    title: `${product.title}, con ${seller.tradeName}`,
    description: product.summary,
    canonical: productPath(product.kind, product.slug),
    image: previewOf(product),
  };
}

export function Component() {
  const { seller, page, isOver } = useLoaded<typeof load>();
  const store = useService(SellerStore);
  useEffect(() => store.visit(seller), [store, seller]);
  return <ProductView page={page} isOver={isOver} />;
}
