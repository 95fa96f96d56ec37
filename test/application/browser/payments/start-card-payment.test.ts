import { expect, test } from 'vitest';
import { NavigatorInMemory } from '#test/memory/shared/navigator-in-memory.ts';
import { OrderApiInMemory } from '#test/memory/orders/order-api-in-memory.ts';
import { PaymentApiInMemory } from '#test/memory/payments/payment-api-in-memory.ts';
import { StartCardPayment } from '#application/browser/payments/start-card-payment.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { boletaOfAna, onSale } from '#test/support/cart/shop.ts';
import { cartApiInMemory } from '#test/support/cart/shop-in-memory.ts';

async function withOrder() {
  const cart = cartApiInMemory();
  accepted(await cart.add({ slug: onSale.seminar.slug, plan: null }));
  const orders = new OrderApiInMemory(cart);
  const request = { billing: boletaOfAna, paymentMethod: 'card', expectedTotal: soles('150.00') } as const;
  const { id } = accepted(await orders.create(request, 'clave'));
  const [payments, navigator] = [new PaymentApiInMemory(orders), new NavigatorInMemory()];
  return { id, payments, navigator, start: new StartCardPayment(payments, navigator, new CountingIds()) };
}

test('leads to the gateway’s page', async () => {
  const { id, navigator, start } = await withOrder();
  accepted(await start.execute(id));
  expect(navigator.left).toEqual(['/pasarela-simulada/payment-1']);
});

test('what was chosen stands in front on the gateway’s page', async () => {
  const { id, navigator, start } = await withOrder();
  accepted(await start.execute(id, 'yape'));
  expect(navigator.left).toEqual(['/pasarela-simulada/payment-1#yape']);
});

test('a page drawn twice begins one payment', async () => {
  const { id, navigator, start } = await withOrder();
  await Promise.all([start.execute(id), start.execute(id)]);
  expect(navigator.left).toEqual(['/pasarela-simulada/payment-1']);
});

test('whoever tries again begins another', async () => {
  const { id, navigator, start } = await withOrder();
  await start.execute(id);
  await start.execute(id);
  expect(navigator.left).toEqual(['/pasarela-simulada/payment-1', '/pasarela-simulada/payment-2']);
});

test('a refusal stays on the page', async () => {
  const { id, navigator, payments, start } = await withOrder();
  payments.refusal = callRefusal({ kind: 'gateway-unavailable', status: 503 });
  expect(refused(await start.execute(id)).kind).toBe('gateway-unavailable');
  expect(navigator.left).toEqual([]);
});
