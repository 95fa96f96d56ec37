import type { FastifyInstance } from 'fastify';
import { addGiftToCart, turnCartIntoGift } from '#adapters/http-contract/cart/cart.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { AddGiftToCart } from '#application/server/cart/add-gift-to-cart.ts';
import { TurnCartIntoGift } from '#application/server/cart/turn-cart-into-gift.ts';
import { refuse } from '#domain/shared/result.ts';
import { pricingRefusals } from '#adapters/server/http/pricing/pricing-refusals.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import { cartOwnerOf, cartOwnerToBe } from './cart-owner.ts';
import { cartRefusals } from './cart-refusals.ts';
import { present } from './cart-routes.ts';

const addGiftRefusals = {
  ...pricingRefusals,
  ...only(
    cartRefusals,
    'already-owned',
    'gift-free',
    'in-other-order',
    'plan-conflict',
    'plan-price-unknown',
    'product-mismatch',
    'product-not-found',
    'sold-out',
  ),
};

/** The cart as a gift: what is bought for somebody else, whatever its buyer has. */
export function cartGiftRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, addGiftToCart, addGiftRefusals, async (call) => {
    const owner = cartOwnerToBe(school, call);
    const added = await school.write(AddGiftToCart, (add) => add.execute({ owner, ...call.body }));
    return added.ok ? present(added.value.cart) : added;
  });
  const turning = { ...pricingRefusals, ...only(cartRefusals, 'gift-free', 'no-cart') };
  serve(app, school, turnCartIntoGift, turning, async (call) => {
    const owner = cartOwnerOf(school, call);
    if (owner === null) return refuse({ kind: 'no-cart' });
    const turned = await school.write(TurnCartIntoGift, (turn) => turn.execute(owner, call.body.isGift));
    return turned.ok ? present(turned.value) : turned;
  });
}
