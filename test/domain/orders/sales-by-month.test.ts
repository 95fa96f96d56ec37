import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthText, salesByMonth, salesInAll } from '#domain/orders/sales-by-month.ts';
import { money } from '#domain/shared/money.ts';

const sale = (at: string, sold: number, taken = 0, returned = 0, neverDue = 0) => ({
  confirmedAt: new Date(at),
  sold: money(sold),
  taken: money(taken),
  returned: money(returned),
  neverDue: money(neverDue),
});

test('sales are of the month in Lima in which they were paid, the last month first', () => {
  const sales = [
    sale('2026-11-01T04:59:59.000Z', 8_500, 1_500),
    sale('2026-11-01T05:00:00.000Z', 10_000),
    sale('2026-12-31T23:00:00.000Z', 1),
    sale('2026-10-05T15:00:00.000Z', 100, 20, 60, 7),
  ];
  expect(salesByMonth(sales)).toEqual([
    { month: '2026-12', orders: 1, sold: 1, taken: 0, returned: 0, neverDue: 0 },
    { month: '2026-11', orders: 1, sold: 10_000, taken: 0, returned: 0, neverDue: 0 },
    { month: '2026-10', orders: 2, sold: 8_600, taken: 1_520, returned: 60, neverDue: 7 },
  ]);
  expect(salesByMonth([])).toEqual([]);
  expect(monthText('2026-11')).toBe('noviembre de 2026');
});

test('the months come to what the whole comes to', () => {
  const some = fc.array(
    fc.record({
      confirmedAt: fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      sold: fc.nat(1_000_000).map(money),
      taken: fc.nat(1_000_000).map(money),
      returned: fc.nat(1_000_000).map(money),
      neverDue: fc.nat(1_000_000).map(money),
    }),
  );
  fc.assert(
    fc.property(some, (sales) => {
      const months = salesByMonth(sales);
      const inAll = salesInAll(sales);
      for (const figure of ['orders', 'sold', 'taken', 'returned', 'neverDue'] as const) {
        expect(months.reduce((sum, each) => sum + each[figure], 0)).toBe(inAll[figure]);
      }
      expect(new Set(months.map(({ month }) => month)).size).toBe(months.length);
    }),
  );
});
