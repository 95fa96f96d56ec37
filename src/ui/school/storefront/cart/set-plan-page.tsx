import { CartApi } from '#application/browser/cart/ports/cart-api.ts';
import type { CartAddition } from '#domain/cart/cart-addition.ts';
import type { Services } from '#ui/kit/layout/services.tsx';
import { needed, notFound, useLoaded, type LoadArgs } from '#ui/school/boot/page-module.ts';
import { PutIntoCart, putIntoCartMeta } from './adding/put-into-cart.tsx';

export const meta = () => putIntoCartMeta;

/** The plan of the address, by its slug; its first price, which the cart lets change. */
export async function load(services: Services, { params }: LoadArgs): Promise<CartAddition> {
  const slug = params['slug'] ?? notFound();
  const id = needed(await services.get(CartApi).planIdOf(slug)) ?? notFound();
  return { slug, plan: { id, priceId: null } };
}

/** `/set-plan/{slug}`: a link that puts a plan into the cart. Source: ROUTE-14. */
export function Component() {
  return <PutIntoCart addition={useLoaded<typeof load>()} />;
}
