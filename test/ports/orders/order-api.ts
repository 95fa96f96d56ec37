import { expect, test } from 'vitest';
import type { CartApi } from '#application/browser/cart/ports/cart-api.ts';
import type { OrderApi } from '#application/browser/orders/ports/order-api.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { boletaOfAna, onSale } from '#test/support/cart/shop.ts';

export interface OrderApiUnderTest {
  readonly orders: OrderApi;
  /** The same account's cart; the course is in it. */
  readonly cart: CartApi;
}

const request = { billing: boletaOfAna, paymentMethod: 'card', expectedTotal: soles('199.90') } as const;
const keys = ['una-clave-de-prueba-1', 'una-clave-de-prueba-2'] as const;

/** What every `OrderApi` does. The factory gives that of a signed-in account which has the course in its cart. */
export function orderApiContract(make: () => Promise<OrderApiUnderTest>): void {
  test('makes an order of the cart', async () => {
    const { orders } = await make();
    const order = accepted(await orders.create(request, keys[0]));
    expect(order).toMatchObject({
      number: 1,
      state: 'continue',
      paymentMethod: 'card',
      totals: { net: 19_990 },
      lines: [{ productId: onSale.course.id, slug: onSale.course.slug, title: 'Derecho laboral', net: 19_990 }],
      billing: boletaOfAna,
      confirmedAt: null,
    });
    expect(accepted(await orders.find(order.id))).toEqual(order);
  });

  test('makes one order for one key', async () => {
    const { orders } = await make();
    const order = accepted(await orders.create(request, keys[0]));
    expect(accepted(await orders.create(request, keys[0])).id).toBe(order.id);
    expect(accepted(await orders.create(request, keys[1])).id).not.toBe(order.id);
  });

  test('refuses a total that is not the school’s, and an empty cart', async () => {
    const { orders, cart } = await make();
    expect(refused(await orders.create({ ...request, expectedTotal: soles('1.00') }, keys[0])).kind).toBe(
      'total-changed',
    );
    await cart.remove(onSale.course.id, null);
    expect(refused(await orders.create(request, keys[1])).kind).toBe('cart-empty');
  });

  test('knows no order that is not there', async () => {
    const { orders } = await make();
    expect(refused(await orders.find('nada'))).toMatchObject({ kind: 'order-not-found', status: 404 });
  });

  test('remembers billing data', async () => {
    const { orders } = await make();
    expect(accepted(await orders.billingRecords())).toEqual([]);
    await orders.create(request, keys[0]);
    expect(accepted(await orders.billingRecords())).toMatchObject([boletaOfAna]);
  });
}
