import type { Container } from 'inversify';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { Clock } from '#application/ports/clock.ts';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import { type MyConsultancy, myConsultancies } from '#application/read-models/learning/bought-consultancy.ts';
import { ReadsInMemory } from '#test/memory/shared/reads-in-memory.ts';
import type { OwnedProduct } from '#domain/accounts/ownership.ts';
import type { StoredProductDetails } from '#domain/catalogue/product.ts';
import * as contentPage from '#ui/school/student/modules/content-page.tsx';
import * as modulePage from '#ui/school/student/modules/module-page.tsx';
import * as sharePage from '#ui/school/student/modules/share-page.tsx';
import * as singlePage from '#ui/school/student/modules/single-page.tsx';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { HomeApiInMemory } from '#test/memory/home/home-api-in-memory.ts';
import { HomeApi } from '#application/browser/home/ports/home-api.ts';
import { ProductPagesInMemory } from '#test/support/catalogue/product-pages-in-memory.ts';
import { aProfile } from '#test/support/accounts/profile-builders.ts';
import { shoppingServices } from '#test/support/cart/shopping-services.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

/** The school sells what is given. */
export function catalogueWith(sold: readonly StoredProductDetails[]) {
  return (container: Container): void => {
    container.bind(CatalogueApi).toConstantValue(new ProductPagesInMemory(sold, new FixedClock().now()));
  };
}

function unreachable(): ProductPagesInMemory {
  const catalogue = new ProductPagesInMemory([], new FixedClock().now());
  catalogue.isOffline = true;
  return catalogue;
}

/** Opens the pages of the menu's modules as somebody who has `owned`, in a school that sells `sold`, or whose catalogue cannot be reached. */
export async function showModulePages(
  at: string,
  owned: readonly OwnedProduct[],
  sold: readonly StoredProductDetails[] | 'unreachable' = [],
  consultancies: readonly MyConsultancy[] = [],
) {
  const shopping = await shoppingServices({ buyer: aProfile({ owned }) });
  const home = new HomeApiInMemory();
  const reads = new ReadsInMemory();
  reads.answer(myConsultancies, consultancies);
  const pages = [
    { path: '/main/:category/indice', module: modulePage },
    { path: '/main/:category/indice/:slug', module: sharePage },
    { path: '/main/:category/pack/:slug?', module: sharePage },
    { path: '/main/:category/:moduleSlug', module: singlePage },
    { path: '/main/:category/:moduleSlug/contenido', module: contentPage },
  ];
  const shown = await showPages(pages, at, (container) => {
    shopping.wire(container);
    container.bind(HomeApi).toConstantValue(home);
    if (container.isBound(Reads)) container.unbind(Reads);
    container.bind(Reads).toConstantValue(reads);
    if (!container.isBound(Clock)) container.bind(Clock).toConstantValue(new FixedClock());
    if (sold === 'unreachable') container.bind(CatalogueApi).toConstantValue(unreachable());
    else catalogueWith(sold)(container);
  });
  return { ...shown, home };
}
