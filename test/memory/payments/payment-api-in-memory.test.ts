import { describe } from 'vitest';
import { OrderApiInMemory } from '#test/memory/orders/order-api-in-memory.ts';
import { PaymentApiInMemory } from './payment-api-in-memory.ts';
import { paymentApiContract } from '#test/ports/payments/payment-api.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { cartApiInMemory } from '#test/support/cart/shop-in-memory.ts';
import { boletaOfAna, onSale } from '#test/support/cart/shop.ts';

describe('PaymentApiInMemory', () => {
  paymentApiContract(async () => {
    const cart = cartApiInMemory();
    await cart.add({ slug: onSale.course.slug, plan: null });
    const orders = new OrderApiInMemory(cart);
    const request = { billing: boletaOfAna, paymentMethod: 'card', expectedTotal: soles('199.90') } as const;
    const { id } = accepted(await orders.create(request, 'key'));
    const payments = new PaymentApiInMemory(orders);
    return {
      payments,
      orderId: id,
      end: ({ payment }, ending) => Promise.resolve(payments.end(payment.id, ending)),
    };
  });
});
