import { expect, test } from 'vitest';
import type { Sellers } from '#application/server/catalogue/ports/sellers.ts';
import type { Seller } from '#domain/catalogue/seller.ts';
import { seller } from '#test/support/catalogue/catalogue-builders.ts';

const during = new Date('2026-03-10T15:00:00.000Z');

/** What every adapter of Sellers does. `make` fills it with verified sellers. */
export function sellersContract(make: (sellers: readonly Seller[]) => Promise<Sellers>): void {
  test('finds a seller with their code, and nobody else', async () => {
    const sellers = await make([seller()]);
    expect(await sellers.findBySlug('estudio-misti', during)).toEqual(seller());
    expect(await sellers.findBySlug('otro', during)).toBeNull();
  });

  test('the code holds through 23:59:59 of its last day in Lima, and not after', async () => {
    const sellers = await make([seller()]);
    const last = await sellers.findBySlug('estudio-misti', new Date('2026-04-01T04:59:59.000Z'));
    expect(last?.code?.word).toBe('MISTI10');
    const after = await sellers.findBySlug('estudio-misti', new Date('2026-04-01T05:00:00.000Z'));
    expect(after).toEqual({ ...seller(), code: null });
  });

  test('lists all, a fixed amount and no code at all among them', async () => {
    const fixed = seller({
      id: 2,
      slug: 'dos',
      code: { word: 'MENOS20', reduction: 'fixed', amount: 2000, lastDay: seller().code?.lastDay as never },
    });
    const none = seller({ id: 3, slug: 'tres', code: null });
    const sellers = await make([none, seller(), fixed]);
    expect(await sellers.all(during)).toEqual([seller(), fixed, none]);
  });
}
