import { describe } from 'vitest';
import { CartApiOverHttp } from '#adapters/browser/cart/cart-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { AccessTokenSource } from '#application/browser/accounts/ports/access-tokens.ts';
import { cartApiContract } from '#test/ports/cart/cart-api.ts';
import { withCookies } from '#test/support/shared/cookie-jar.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { insertCode, stockShop } from '#test/support/cart/shop.ts';
import { testSchool } from '#test/support/school/test-school.ts';

/** Nobody, until somebody signs in. */
class LaterTokens extends AccessTokenSource {
  token: string | null = null;
  current(): Promise<string | null> {
    return Promise.resolve(this.token);
  }
  refresh(): Promise<null> {
    return Promise.resolve(null);
  }
  refused(): void {
    // A visitor may be told to sign in.
  }
}

describe('CartApiOverHttp against the school’s routes', () => {
  cartApiContract(async () => {
    const school = await testSchool();
    await stockShop(school.db);
    await insertCode(school.db);
    await insertCode(school.db, { id: 2, origin: 'seller', word: 'UMBRAL10', amount: 1000 });
    await school.db
      .insertInto('sellers')
      .values({
        id: 1,
        slug: 'umbral-legal',
        full_name: 'Elena Torres',
        trade_name: 'Umbral Legal',
        category_title: 'Derecho',
        email: 'elena@umbral.example',
        phone: '987654321',
        photo_file: null,
        logo_file: null,
        verified: 1,
        discount_code_id: 2,
      })
      .execute();
    const tokens = new LaterTokens();
    const api = new CartApiOverHttp(new HttpClient(tokens, {}, withCookies(fetchInto(school.app))));
    return {
      api,
      signIn: async () => {
        const userId = await school.addUser();
        tokens.token = (await school.signIn(userId)).authorization.replace('Bearer ', '');
        return userId;
      },
    };
  });
});
