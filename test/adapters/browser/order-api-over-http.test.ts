import { describe } from 'vitest';
import { CartApiOverHttp } from '#adapters/browser/cart-api-over-http.ts';
import { HttpClient } from '#adapters/browser/http-client.ts';
import { OrderApiOverHttp } from '#adapters/browser/order-api-over-http.ts';
import { orderApiContract } from '#test/ports/order-api.ts';
import { accepted } from '#test/support/accepted.ts';
import { fetchInto } from '#test/support/fetch-into.ts';
import { onSale, stockShop } from '#test/support/shop.ts';
import { testSchool } from '#test/support/test-school.ts';
import { TokenOf } from '#test/support/token-of.ts';

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
