import { describe } from 'vitest';
import { CartApiOverHttp } from '#adapters/browser/cart/cart-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { OrderApiOverHttp } from '#adapters/browser/orders/order-api-over-http.ts';
import { PaymentApiOverHttp } from '#adapters/browser/payments/payment-api-over-http.ts';
import { paymentApiContract } from '#test/ports/payments/payment-api.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { boletaOfAna, onSale, Shopper, stockShop } from '#test/support/cart/shop.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';

const cards = { approved: '4111111111111111', refused: '4000000000000002', silent: '5200828282828210' } as const;

describe('PaymentApiOverHttp against the school’s routes', () => {
  paymentApiContract(async () => {
    const school = await testSchool();
    await stockShop(school.db);
    const http = new HttpClient(new TokenOf(school, await school.addUser()), {}, fetchInto(school.app));
    accepted(await new CartApiOverHttp(http).add({ slug: onSale.course.slug, plan: null }, null));
    const request = { billing: boletaOfAna, paymentMethod: 'card', expectedTotal: soles('199.90') } as const;
    const order = accepted(await new OrderApiOverHttp(http).create(request, 'una-clave-del-pedido'));
    const buyer = new Shopper(school);
    return {
      payments: new PaymentApiOverHttp(http),
      orderId: order.id,
      end: async ({ page }, ending) => {
        const { action, token } = await buyer.typeCard(page, cards[ending]);
        await buyer.post(action, { transactionToken: token });
      },
    };
  });
});
