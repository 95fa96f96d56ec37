import { expect, test } from 'vitest';
import type { Offers } from '#application/server/cart/ports/offers.ts';
import { exampleCodes as codes } from './discount-codes.ts';
import { sellableProducts } from './sellable-products.ts';

/** What every `Offers` does, filled with `sellableProducts`, a draft whose slug is `borrador` and whose id is 3, and `exampleCodes`. */
export function offersContract(make: () => Promise<Offers>): void {
  const [first, second] = sellableProducts;

  test('finds what is sold by slug and by id, once and again', async () => {
    const offers = await make();
    for (const offer of [await offers.look(), await offers.look()]) {
      for (const product of sellableProducts) expect(await offer.findBySlug(product.slug)).toEqual(product);
      expect(await offer.findBySlug('borrador')).toBeNull();
      expect(await offer.findBySlug('nada')).toBeNull();
      expect(await offer.findAll([1, 2, 3, 4])).toEqual(
        new Map([
          [1, first],
          [2, second],
        ]),
      );
      expect(await offer.findAll([])).toEqual(new Map());
    }
  });

  test('finds a code by its word, in capitals or not', async () => {
    const offer = await (await make()).look();
    for (const code of codes) {
      expect(await offer.code(code.word)).toEqual(code);
      expect(await offer.code(` ${code.word.toLowerCase()}`)).toEqual(code);
    }
    expect(await offer.code('NADA')).toBeNull();
  });

  test('knows the promotions of each day, forwards and backwards', async () => {
    const offer = await (await make()).look();
    for (const day of ['2026-02-01', '2026-03-10', '2026-08-01', '2027-02-01', '2026-03-10', '2026-02-01']) {
      const expected = codes.filter(
        ({ origin, firstDay, lastDay }) => origin === 'promotion' && firstDay <= day && day <= lastDay,
      );
      expect([day, ...(await offer.promotionsAt(new Date(`${day}T17:00:00.000Z`)))]).toEqual([day, ...expected]);
    }
  });
}
