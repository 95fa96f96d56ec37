import type { CartAddition } from '#domain/cart/cart-addition.ts';
import type { Services } from '#ui/kit/layout/services.tsx';
import { notFound, useLoaded, type LoadArgs } from '#ui/school/boot/page-module.ts';
import { PutIntoCart, putIntoCartMeta } from './adding/put-into-cart.tsx';

export const meta = () => putIntoCartMeta;

/** The product of the address, by its slug. */
export async function load(_: Services, { params }: LoadArgs): Promise<CartAddition> {
  return { slug: params['slug'] ?? notFound(), plan: null };
}

/** `/regalar/{slug}`: a link that puts something for somebody else into the cart, also what one has oneself. */
export function Component() {
  return <PutIntoCart addition={useLoaded<typeof load>()} asGift />;
}
