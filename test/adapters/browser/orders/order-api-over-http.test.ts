import { describe } from 'vitest';
import { CartApiOverHttp } from '#adapters/browser/cart/cart-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { OrderApiOverHttp } from '#adapters/browser/orders/order-api-over-http.ts';
import { orderApiContract } from '#test/ports/orders/order-api.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { onSale, stockShop } from '#test/support/cart/shop.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';

describe('OrderApiOverHttp against the school’s routes', () => {
  orderApiContract(async () => {
    const school = await testSchool();
    await stockShop(school.db);
    const http = new HttpClient(new TokenOf(school, await school.addUser()), {}, fetchInto(school.app));
    const cart = new CartApiOverHttp(http);
    accepted(await cart.add({ slug: onSale.course.slug, plan: null }, null));
    return { cart, orders: new OrderApiOverHttp(http) };
  });
});
