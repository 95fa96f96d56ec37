import { describe } from 'vitest';
import { HomeApiInMemory } from './home-api-in-memory.ts';
import { studentMenu } from '#domain/catalogue/student-menu.ts';
import { homeApiContract } from '#test/ports/home/home-api.ts';
import { day } from '#test/support/cart/cart-items.ts';
import { soles } from '#test/support/pricing/price-lines.ts';

const seminar = { kind: 'seminar', plan: null, since: '2026-03-01T15:00:00.000Z', until: null } as const;

describe('HomeApiInMemory', () => {
  homeApiContract(() => {
    const api = new HomeApiInMemory();
    const owned = [
      { ...seminar, id: 1, slug: 'pasado', title: 'Pasado' },
      { ...seminar, id: 2, slug: 'proximo', title: 'Próximo' },
    ];
    api.entries = studentMenu(owned, []);
    const costs = { total: soles('199.90'), expiresAt: '2026-03-12T15:00:00.000Z', paymentMethod: 'card' } as const;
    api.payments = [{ id: 'order-1', number: 1, state: 'continue', titles: ['Derecho laboral'], ...costs }];
    api.ended.set('curso-3', {
      product: { title: 'Derecho laboral', slug: 'curso-3', isDiscountValid: false },
      plan: {
        title: 'Pack',
        slug: 'pack',
        endedOn: day('2026-03-09'),
        renewal: { price: soles('118.00'), former: null, isExempt: false },
      },
      regular: soles('118.00'),
      reduced: null,
      offer: { price: soles('118.00'), former: null, isExempt: false },
    });
    return Promise.resolve(api);
  });
});
