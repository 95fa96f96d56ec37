import { afterEach, expect, test, vi } from 'vitest';
import { cartApiWhereThereIsOne } from '#adapters/browser/cart/cart-api-where-there-is-one.ts';
import { emptyCartView, type CartApi } from '#application/browser/cart/ports/cart-api.ts';
import { accept } from '#domain/shared/result.ts';
import { aCartItem } from '#test/support/cart/cart-items.ts';

afterEach(() => vi.unstubAllGlobals());

const ofSchool = { ...emptyCartView, cart: { ...emptyCartView.cart, items: [aCartItem(1)] } };

/** A browser with these cookies, and what was asked of the school. */
function browser({ cookie = '', token = null as string | null, isMirrored = false } = {}) {
  vi.stubGlobal('document', { cookie });
  const asked: string[] = [];
  const answer = (name: string) => async () => {
    asked.push(name);
    return accept(ofSchool);
  };
  const api = { read: answer('read'), clear: answer('clear') } as unknown as CartApi;
  const tokens = { current: () => Promise.resolve(token) };
  return { api: cartApiWhereThereIsOne(api, tokens, { isThere: () => isMirrored }), asked };
}

test('a first visit has an empty cart, and the school is not asked for it', async () => {
  const { api, asked } = browser({ cookie: 'otra=1; no_escuela_hay_carrito=1' });
  expect(await api.read()).toEqual(accept(emptyCartView));
  expect(asked).toEqual([]);
});

test.each([
  ['the school says by a cookie that there is one', { cookie: 'otra=1; escuela_hay_carrito=1' }],
  ['somebody is signed in', { token: 'vale' }],
  ['the browser remembers one', { isMirrored: true }],
])('the school is asked where %s', async (_, where) => {
  const { api, asked } = browser(where);
  expect(await api.read()).toEqual(accept(ofSchool));
  expect(asked).toEqual(['read']);
});

test('whatever else is asked goes to the school', async () => {
  const { api, asked } = browser();
  await api.clear();
  expect(asked).toEqual(['clear']);
});
