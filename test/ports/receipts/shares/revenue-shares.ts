import { expect, test } from 'vitest';
import type { AgreedShare, RevenueShares } from '#application/server/receipts/shares/ports/revenue-shares.ts';
import type { BookMonth } from '#domain/receipts/books/book-month.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { rate } from '#domain/shared/rate.ts';
import { at, later } from '#test/support/orders/buying-builders.ts';

const march = '2026-03' as BookMonth;
const share: AgreedShare = {
  id: 'b',
  party: { kind: 'teacher', id: 1 },
  productId: 3,
  rate: rate(3000),
  from: '2026-03-01' as PlainDate,
  setBy: 'ana',
  setAt: at,
};

/** What every `RevenueShares` does. The factory gives one of a school of product 3, taught by Rosa (1), whose account is ana; seller 1, Tienda Paz, has luis' e-mail. */
export function revenueSharesContract(make: () => Promise<RevenueShares>): void {
  test('keeps what was agreed on in that order, and names whom it is for', async () => {
    const shares = await make();
    const second: AgreedShare = {
      ...share,
      id: 'a',
      party: { kind: 'seller', id: 1 },
      productId: null,
      setAt: later(1),
    };
    for (const each of [share, second]) await shares.agree(each);
    expect(await shares.rates()).toEqual([share, second]);
    expect(await shares.choices()).toEqual([
      { party: share.party, name: 'Rosa Huamán', product: { id: 3, title: 'Curso 3' } },
      { party: second.party, name: 'Tienda Paz', product: null },
    ]);
    expect([...(await shares.names([share.party, second.party]))]).toEqual([
      ['teacher 1', 'Rosa Huamán'],
      ['seller 1', 'Tienda Paz'],
    ]);
    expect([...(await shares.names([]))]).toEqual([]);
    expect(await shares.partiesOf('ana')).toEqual([share.party]);
    expect(await shares.partiesOf('luis')).toEqual([second.party]);
  });

  test('keeps a closed month once, as it was', async () => {
    const shares = await make();
    expect([await shares.kept(march), await shares.lines(march)]).toEqual([null, []]);
    const kept = { entries: [], base: 100, school: 100 };
    await shares.keep(march, kept);
    expect(await shares.kept(march)).toEqual(kept);
    await expect(shares.keep(march, kept)).rejects.toThrow(/closed_shares/);
  });
}
