import { expect, test } from 'vitest';
import type { OfficeProducts } from '#application/server/office/products/ports/office-products.ts';

const now = new Date('2026-03-10T15:00:00.000Z');

/** What every adapter of OfficeProducts does. `make` gives one with a draft of a course, its id, and the account of whoever teaches it. */
export function officeProductsContract(
  make: () => Promise<{ products: OfficeProducts; id: number; teacher: string }>,
): void {
  test('knows a product, its state and who teaches it', async () => {
    const { products, id, teacher } = await make();
    expect(await products.find(id)).toEqual({
      id,
      sku: 'VT-001',
      kind: 'course',
      slug: 'contratos-civiles',
      title: 'Contratos civiles',
      state: 'draft',
    });
    expect(await products.find(id + 1)).toBeNull();
    expect(await products.isTaughtBy(id, teacher)).toBe(true);
    expect(await products.isTaughtBy(id, 'otra')).toBe(false);
    expect(await products.isTaughtBy(id + 1, teacher)).toBe(false);
  });

  test('publishes it', async () => {
    const { products, id } = await make();
    await products.lock(id);
    await products.publish(id, now);
    expect(await products.find(id)).toMatchObject({ state: 'published' });
  });
}
