import { expect, it } from 'vitest';
import { lineDetails } from '#domain/orders/line-details.ts';

it('tells a plan’s days in Lima and for how many it is, then each option with its count', () => {
  const term = { from: new Date('2026-03-10T15:00:00Z'), until: new Date('2027-03-11T04:59:59Z'), persons: 6 };
  const options = [
    { label: 'Usuario adicional', count: 5 },
    { label: 'Libro de apoyo', count: 1 },
  ];
  expect(lineDetails(options, term)).toEqual([
    'Del 10/03/2026 al 10/03/2027, para 6 personas',
    'Usuario adicional × 5',
    'Libro de apoyo',
  ]);
  expect(lineDetails([], { ...term, persons: 1 })).toEqual(['Del 10/03/2026 al 10/03/2027, para 1 persona']);
  expect(lineDetails([], null)).toEqual([]);
});
