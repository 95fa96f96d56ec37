import { expect, test } from 'vitest';
import type { HomeApi } from '#application/browser/home/ports/home-api.ts';
import { accepted } from '#test/support/shared/accepted.ts';

/**
 * What every `HomeApi` does. The factory gives that of a student, on 10 March 2026 at 10:00 in Lima, who owns the seminars
 * 'proximo' (12 March, room https://salas.pe/2) and 'pasado' (over since 8 March), had 'curso-3' (118.00) by the plan 'pack' until
 * the day before, had a question about 'pasado' answered, and has an order of 199.90 to pay.
 */
export function homeApiContract(make: () => Promise<HomeApi>): void {
  test('has the whole menu, active where the student has something', async () => {
    const menu = accepted(await (await make()).menu());
    expect(menu.length).toBeGreaterThan(20);
    const seminars = menu.find(({ module }) => module === 'SE');
    expect(seminars).toMatchObject({ url: 'seminarios', slug: 'seminarios', active: true });
    expect(seminars?.products.map(({ slug, type }) => [slug, type]).toSorted()).toEqual([
      ['pasado', 'single'],
      ['proximo', 'single'],
    ]);
    expect(menu.find(({ module }) => module === 'TP')).toMatchObject({ active: false, products: [] });
  });

  test('lists what waits for its payment', async () => {
    expect(accepted(await (await make()).pendingPayments())).toMatchObject([
      { number: 1, state: 'continue', total: 19_990, titles: ['Derecho laboral'], paymentMethod: 'card' },
    ]);
  });

  test('says by what an access that ended can be had again, and nothing of one that did not', async () => {
    const api = await make();
    expect(accepted(await api.expiredAccess('curso-3'))).toEqual({
      product: { title: 'Derecho laboral', slug: 'curso-3', isDiscountValid: false },
      plan: {
        title: 'Pack',
        slug: 'pack',
        endedOn: '2026-03-09',
        renewal: { price: 11_800, former: null, isExempt: false },
      },
      regular: 11_800,
      reduced: null,
      offer: { price: 11_800, former: null, isExempt: false },
    });
    expect(accepted(await api.expiredAccess('proximo'))).toBeNull();
    expect(accepted(await api.expiredAccess('nada'))).toBeNull();
  });

  test('notes that the tour was finished, however often it is said', async () => {
    const api = await make();
    for (const _ of [1, 2]) expect(accepted(await api.finishTour())).toBe(true);
  });
}
