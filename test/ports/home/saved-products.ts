import { expect, test } from 'vitest';
import type { SavedProducts } from '#application/server/home/ports/saved-products.ts';
import type { KnownState } from '#domain/home/saved-product.ts';
import { money } from '#domain/shared/money.ts';

const at = new Date('2026-03-10T15:00:00.000Z');
const later = new Date('2026-03-11T15:00:00.000Z');
const soon = '2026-04-01T00:00:00.000Z';
const known = (price: number, startsAt: string | null = null): KnownState => ({ price: money(price), startsAt });
const saved = (userId: string, productId: number, state = known(11_800)) => ({ userId, productId, known: state });

/** What every adapter of SavedProducts does. @param make with the accounts 'ana' and 'luis' and the products 1 to 3. */
export function savedProductsContract(make: () => Promise<SavedProducts>): void {
  test('what is kept is listed, the last kept first, until it is let go; nobody sees another’s', async () => {
    const products = await make();
    await products.save(saved('ana', 1), at);
    await products.save(saved('ana', 3), later);
    await products.save(saved('luis', 2), at);
    expect(await products.of('ana')).toEqual([3, 1]);
    expect(await products.kept()).toEqual([1, 2, 3]);
    await products.remove('ana', 3);
    await products.remove('ana', 2);
    expect(await products.of('ana')).toEqual([1]);
    expect(await products.of('luis')).toEqual([2]);
  });

  test('kept again, a product stays as it was known the first time', async () => {
    const products = await make();
    await products.save(saved('ana', 1, known(11_800)), at);
    await products.save(saved('ana', 1, known(9_800)), later);
    expect(await products.otherwiseKnown(1, known(9_800), 9)).toEqual([saved('ana', 1, known(11_800))]);
  });

  test('who knows a product otherwise is told: another price, a date, none', async () => {
    const products = await make();
    await products.save(saved('ana', 1, known(11_800)), at);
    await products.save(saved('luis', 1, known(11_800, soon)), at);
    expect(await products.otherwiseKnown(1, known(11_800), 9)).toEqual([saved('luis', 1, known(11_800, soon))]);
    expect(await products.otherwiseKnown(1, known(11_800, soon), 9)).toEqual([saved('ana', 1)]);
    expect(await products.otherwiseKnown(1, known(1), 9)).toHaveLength(2);
    expect(await products.otherwiseKnown(1, known(1), 1)).toHaveLength(1);
    expect(await products.otherwiseKnown(2, known(1), 9)).toEqual([]);
  });

  test('how it is known is renewed by whoever comes first, once', async () => {
    const products = await make();
    await products.save(saved('ana', 1), at);
    expect(await products.renew(saved('ana', 1), known(9_800, soon))).toBe(true);
    expect(await products.renew(saved('ana', 1), known(9_800, soon))).toBe(false);
    expect(await products.otherwiseKnown(1, known(9_800, soon), 9)).toEqual([]);
    expect(await products.renew(saved('ana', 1, known(9_800, soon)), known(1))).toBe(true);
    expect(await products.renew(saved('luis', 1), known(1))).toBe(false);
  });

  test('letters are wanted until they are not, by each account for itself', async () => {
    const products = await make();
    expect(await products.wantsLetters('ana')).toBe(true);
    await products.chooseLetters('ana', false, at);
    await products.chooseLetters('ana', false, later);
    expect([await products.wantsLetters('ana'), await products.wantsLetters('luis')]).toEqual([false, true]);
    await products.chooseLetters('ana', true, later);
    expect(await products.wantsLetters('ana')).toBe(true);
  });
}
