import { expect, test } from 'vitest';
import type { MovedGrants } from '#application/server/office/ports/moved-grants.ts';
import { at } from '#test/support/accounts/account-builders.ts';

/** What every `MovedGrants` does. The factory gives an empty one of a school with the accounts ana and luis and the products 1 and 2. */
export function movedGrantsContract(make: () => MovedGrants | Promise<MovedGrants>): void {
  test('keeps one of each person and product, the last one kept', async () => {
    const grants = await make();
    expect(await grants.of(['ana', 'luis'])).toEqual([]);
    expect(await grants.of([])).toEqual([]);
    const first = { userId: 'ana', productId: 1, from: at('09:00'), until: at('10:00') };
    const other = { ...first, productId: 2, until: null };
    const luis = { ...first, userId: 'luis' };
    for (const access of [first, other, luis]) await grants.keep(access);
    await grants.keep({ ...first, from: at('08:00'), until: null });
    const of = async (...ids: readonly string[]) =>
      (await grants.of(ids)).toSorted((one, two) => one.productId - two.productId);
    expect(await of('ana')).toEqual([{ ...first, from: at('08:00'), until: null }, other]);
    expect(await of('luis')).toEqual([luis]);
  });
}
