import { expect, test } from 'vitest';
import type { ProductOpenings } from '#application/server/office/products/ports/product-openings.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 10, 15, minute));

/** What every adapter of ProductOpenings does. `make` gives one with the products 1 and 2 and the accounts 'ana' (Ana Quispe) and 'luis'. */
export function productOpeningsContract(make: () => Promise<ProductOpenings>): void {
  test('tells who else has a product open, as long as it is believed', async () => {
    const openings = await make();
    await openings.note(1, 'ana', 'facts', at(0), at(1));
    await openings.note(2, 'ana', 'facts', at(0), at(1));
    await openings.note(1, 'luis', 'prices', at(0), at(3));
    expect(await openings.others(1, 'luis', at(0))).toEqual([{ name: 'Ana Quispe', part: 'facts' }]);
    await openings.note(1, 'ana', 'prices', at(0), at(2));
    expect(await openings.others(1, 'luis', at(1))).toEqual([{ name: 'Ana Quispe', part: 'prices' }]);
    expect(await openings.others(1, 'luis', at(2))).toEqual([]);
    expect(await openings.others(1, 'ana', at(2))).toHaveLength(1);
  });
}
