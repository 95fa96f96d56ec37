import type { FastifyInstance } from 'fastify';
import { renewPlanInCart } from '#adapters/http-contract/cart/cart.ts';
import { moneyOf } from '#adapters/http-contract/shared/wire-values.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { RenewPlan } from '#application/server/plans/renew-plan.ts';
import { pricingRefusals } from '#adapters/server/http/pricing/pricing-refusals.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import { cartRefusals } from './cart-refusals.ts';
import { present } from './cart-routes.ts';

const renewRefusals = {
  ...pricingRefusals,
  ...only(cartRefusals, 'cart-is-gift', 'plan-conflict', 'plan-not-had', 'plan-not-sold', 'renewal-price-changed'),
};

/** A plan that is had again goes into its owner's cart. Decision 0101. */
export function cartRenewalRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, renewPlanInCart, renewRefusals, async (call) => {
    const { caller, body } = call;
    const shown = moneyOf(body.price);
    const renewed = await school.write(RenewPlan, (renew) => renew.execute(caller.userId, body.planId, shown));
    return renewed.ok ? present(renewed.value) : renewed;
  });
}
