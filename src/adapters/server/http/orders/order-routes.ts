import type { FastifyInstance } from 'fastify';
import { moneyOf } from '#adapters/http-contract/shared/wire-values.ts';
import { createOrder, getOrder, listBillingRecords, listOrders } from '#adapters/http-contract/orders/orders.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { CreateOrder } from '#application/server/orders/create-order.ts';
import { BillingRecords } from '#application/server/orders/ports/billing-records.ts';
import { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { Clock } from '#application/ports/clock.ts';
import { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import { termsInForce } from '#application/server/legal/given-consents.ts';
import { accept, refuse } from '#domain/shared/result.ts';
import { presentOrder } from './order-presenters.ts';
import { orderRefusals } from './order-refusals.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { pricingRefusals } from '#adapters/server/http/pricing/pricing-refusals.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';

const createOrderRefusals = {
  ...pricingRefusals,
  ...only(
    orderRefusals,
    'billing-invalid',
    'cash-code-not-offered',
    'cart-empty',
    'cart-not-a-gift',
    'code-used-up',
    'deposit-not-offered',
    'gift-free',
    'gift-invalid',
    'gift-seats',
    'gift-unnamed',
    'guest-must-leave',
    'payment-method-unfit',
    'sold-out',
    'total-changed',
  ),
};

const mostOrders = 50;

/** Orders and the billing data given with them. */
export function orderRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, createOrder, createOrderRefusals, async (call) => {
    const { userId } = call.caller;
    const { billing, paymentMethod, expectedTotal, gift } = call.body;
    const creationKey = school.get(Fingerprints).of(`${userId} ${String(call.request.headers['idempotency-key'])}`);
    const asked = {
      userId,
      creationKey,
      billing,
      paymentMethod,
      termsVersion: termsInForce(school.get(SchoolSettings), school.get(Clock).now()).version,
      expectedTotal: moneyOf(expectedTotal),
      gift,
    };
    return call.once.write(CreateOrder, (create) => create.execute(asked), presentOrder);
  });
  serve(app, school, listOrders, {}, async (call) => {
    const orders = await school.get(Orders).ofUser(call.caller.userId, mostOrders);
    return accept({ orders: orders.map(presentOrder) });
  });
  serve(app, school, getOrder, only(orderRefusals, 'order-not-found'), async (call) => {
    const order = await school.get(Orders).find(call.params.id);
    if (order === null || order.userId !== call.caller.userId) return refuse({ kind: 'order-not-found' });
    return accept(presentOrder(order));
  });
  serve(app, school, listBillingRecords, {}, async (call) => {
    const records = await school.get(BillingRecords).ofUser(call.caller.userId);
    return accept({ records: [...records] });
  });
}
