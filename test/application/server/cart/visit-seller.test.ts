import { describe, expect, test } from 'vitest';
import { SellersInMemory } from '#test/memory/catalogue/sellers-in-memory.ts';
import { VisitSeller } from '#application/server/cart/visit-seller.ts';
import { seller } from '#test/support/catalogue/catalogue-builders.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { accountOf } from '#test/support/orders/buying-builders.ts';
import { buyingInMemory } from '#test/support/orders/buying-in-memory.ts';
import { aCode, day } from '#test/support/cart/cart-items.ts';

const year = { firstDay: day('2026-01-01'), lastDay: day('2026-12-31') };
const ana = accountOf('ana');

/** Ana has a course in her cart; of two sellers one has a code. */
async function withCarts() {
  const school = await buyingInMemory({ codes: [aCode('UMBRAL', { ...year, id: 2, origin: 'seller' })] });
  accepted(await school.addToCart.execute({ owner: ana, slug: 'curso-10' }));
  const kept = async () => {
    const cart = await school.carts.find(ana);
    return [cart?.codeWord ?? null, cart?.sellerWord ?? null];
  };
  const list = new SellersInMemory([
    seller({
      id: 1,
      slug: 'umbral',
      code: { word: 'UMBRAL', reduction: 'percentage', amount: 1500, lastDay: year.lastDay },
    }),
    seller({ id: 2, slug: 'sin-codigo', code: null }),
  ]);
  const visit = new VisitSeller(school.assembly, list, school.discounts, school.clock);
  return { kept, visit };
}

describe('visiting a seller’s storefront', () => {
  test('remembers the seller’s code for the next product, until another is visited', async () => {
    const { kept, visit } = await withCarts();
    expect(accepted(await visit.execute(ana, 'umbral')).cart).toMatchObject({
      code: null,
      sellerCode: { word: 'UMBRAL' },
    });
    expect(await kept()).toEqual([null, 'UMBRAL']);
    accepted(await visit.execute(ana, 'sin-codigo'));
    expect(await kept()).toEqual([null, null]);
  });

  test('of nobody is refused', async () => {
    const { kept, visit } = await withCarts();
    accepted(await visit.execute(ana, 'umbral'));
    expect(refused(await visit.execute(ana, 'nadie'))).toEqual({ kind: 'seller-not-found', slug: 'nadie' });
    expect(await kept()).toEqual([null, 'UMBRAL']);
  });
});
