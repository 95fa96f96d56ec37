import { expect, test } from 'vitest';
import type { ProductVersions } from '#application/server/office/products/ports/product-versions.ts';

const now = new Date('2026-03-10T15:00:00.000Z');

/** What every adapter of ProductVersions does. `make` gives one with the products 1 and 2 and the account 'ana' (Ana Quispe). */
export function productVersionsContract(make: () => Promise<ProductVersions>): void {
  test('keeps what was published, each time the whole, counted for each product', async () => {
    const versions = await make();
    expect(await versions.list(1)).toEqual([]);
    expect(await versions.add(1, { facts: { title: 'Uno' } }, 'ana', now)).toBe(1);
    expect(await versions.add(2, {}, null, now)).toBe(1);
    expect(await versions.add(1, { facts: { title: 'Dos' }, prices: [] }, null, now)).toBe(2);
    expect(await versions.list(1)).toEqual([
      { number: 2, by: '', at: now },
      { number: 1, by: 'Ana Quispe', at: now },
    ]);
    expect(await versions.find(1, 1)).toEqual({ facts: { title: 'Uno' } });
    expect(await versions.find(2, 2)).toBeNull();
  });
}
