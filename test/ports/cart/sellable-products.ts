import { expect, test } from 'vitest';
import type { SellableProduct, SellableProducts } from '#application/server/cart/ports/sellable-products.ts';
import { aSellableProduct } from '#test/support/orders/buying-builders.ts';
import { soles } from '#test/support/pricing/price-lines.ts';

const seminar = aSellableProduct(1, {
  kind: 'seminar',
  category: { id: 1, title: 'Laboral' },
  reduced: soles('98.00'),
  reducedUntil: '2026-12-31T04:59:59.000Z',
  isRegularUnasked: true,
  startsAt: '2026-03-05T00:00:00.000Z',
  endsAt: '2026-03-05T02:00:00.000Z',
  subscriber: soles('90.00'),
  options: [
    { id: 11, kind: 'seat', label: 'Cupo adicional', regular: soles('20.00'), reduced: soles('15.00'), count: 0 },
    { id: 12, kind: 'extra', label: 'Grabación', regular: soles('10.00'), reduced: null, count: 0 },
  ],
  staff: [
    { name: 'Rosa Huamán', part: 'Docente' },
    { name: 'Jorge Salas', part: 'Moderador' },
  ],
});
const plan = aSellableProduct(2, {
  kind: 'plan',
  regular: soles('0.00'),
  extension: { discount: 3000, factor: 2 } as SellableProduct['extension'],
  plan: {
    page: 'pro',
    seats: 5,
    prices: [
      { id: 21, regular: soles('50.00'), reduced: null, duration: { amount: 1, unit: 'month' }, seatPrice: null },
      {
        id: 22,
        regular: soles('500.00'),
        reduced: soles('400.00'),
        isRegularUnasked: true,
        duration: { amount: 1, unit: 'year' },
        seatPrice: soles('30.00'),
      },
    ],
  },
  subProducts: ['Curso 1'],
});

/** Products as the factory publishes them; it also keeps a draft whose slug is `borrador` and whose id is 3. */
export const sellableProducts: readonly SellableProduct[] = [seminar, plan];

/** What every `SellableProducts` does, filled with `sellableProducts` and a draft. */
export function sellableProductsContract(make: () => Promise<SellableProducts>): void {
  test('finds a published product by its slug, with all that it can be sold for', async () => {
    const products = await make();
    expect(await products.findBySlug(seminar.slug)).toEqual(seminar);
    expect(await products.findBySlug(plan.slug)).toEqual(plan);
    expect(await products.findBySlug('nada')).toBeNull();
    expect(await products.findBySlug('borrador')).toBeNull();
  });

  test('finds those of several ids that are published', async () => {
    const products = await make();
    expect(await products.findAll([1, 2, 3, 4])).toEqual(
      new Map([
        [1, seminar],
        [2, plan],
      ]),
    );
    expect(await products.findAll([])).toEqual(new Map());
  });
}
