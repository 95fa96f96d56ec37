import { describe } from 'vitest';
import { OrderApiInMemory } from './order-api-in-memory.ts';
import { orderApiContract } from '#test/ports/orders/order-api.ts';
import { cartApiInMemory } from '#test/support/cart/shop-in-memory.ts';
import { onSale } from '#test/support/cart/shop.ts';

describe('OrderApiInMemory', () => {
  orderApiContract(async () => {
    const cart = cartApiInMemory();
    await cart.add({ slug: onSale.course.slug, plan: null });
    return { cart, orders: new OrderApiInMemory(cart) };
  });
});
