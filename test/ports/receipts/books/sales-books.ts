import { expect, test } from 'vitest';
import type { SalesBooks } from '#application/server/receipts/books/ports/sales-books.ts';
import type { BookMonth } from '#domain/receipts/books/book-month.ts';

const march = '2026-03' as BookMonth;

/**
 * What every `SalesBooks` does. The factory gives one with: order 1, paid on 10 March by the gateway 'simulada' (118.00), with B001-1
 * of that day, refund 1 of 18.00 by that attempt, done on 10 March, and its note BC01-1 of 1 April in Lima, and dispute 7 of it, of 0.02,
 * lost on 2 May without a note; order 2, not paid, with a
 * charge of 118.00 whose outcome is unknown; order 3, of which a deposit of 118.00 made on 28 February was approved and is all
 * surplus that was not given back; and a movement of 50.00 at BCP of 31 March that nobody decided about.
 */
export function salesBooksContract(make: () => Promise<SalesBooks>): void {
  test('tells each month what happened in it, and of an order all that belongs to its money', async () => {
    const books = await make();
    const { orders, undecided } = await books.facts(march);
    const [first, second] = orders.toSorted((one, other) => one.number - other.number);
    expect(first).toEqual({
      number: 1,
      total: 11_800,
      confirmedOn: '2026-03-10',
      arrivals: [{ gateway: 'simulada', amount: 11_800, surplus: 0, isGivenBack: false, on: '2026-03-10' }],
      openCharges: [],
      receipt: { code: 'B001-1', total: 43_980, issuedOn: '2026-03-10', isRejected: false },
      corrections: [],
      refunds: [
        {
          number: 1,
          isByBank: false,
          gateway: 'simulada',
          amount: 1_800,
          doneOn: '2026-03-10',
          since: '2026-03-10',
          note: { code: 'BC01-1', total: 15_000, issuedOn: '2026-04-01', isRejected: true },
        },
        {
          number: 7,
          isByBank: true,
          gateway: 'simulada',
          amount: 2,
          doneOn: '2026-05-02',
          since: '2026-05-02',
          note: null,
        },
      ],
    });
    expect(second).toMatchObject({
      number: 2,
      confirmedOn: null,
      arrivals: [],
      openCharges: [{ gateway: 'simulada', amount: 11_800, on: '2026-03-10' }],
      receipt: null,
      corrections: [],
      refunds: [],
    });
    expect(orders.map(({ number }) => number).toSorted()).toEqual([1, 2, 3]);
    expect(undecided).toEqual([{ bank: 'BCP', operation: '77', amount: 5_000, day: '2026-03-31' }]);
    const february = await books.facts('2026-02' as BookMonth);
    expect(february.orders).toMatchObject([
      {
        number: 3,
        confirmedOn: null,
        arrivals: [{ gateway: null, amount: 11_800, surplus: 11_800, isGivenBack: false, on: '2026-02-28' }],
      },
    ]);
    expect(february.undecided).toEqual([]);
    expect((await books.facts('2026-04' as BookMonth)).orders.map(({ number }) => number)).toEqual([1]);
    expect((await books.facts('2026-05' as BookMonth)).orders.map(({ number }) => number)).toEqual([1]);
    expect(await books.facts('2026-06' as BookMonth)).toEqual({ orders: [], undecided: [] });
  });

  test('gives the documents of a month, in Lima, and the first month there is', async () => {
    const books = await make();
    const codes = async (month: string) =>
      (await books.documents(month as BookMonth)).map(({ series, number }) => `${series}-${number}`);
    expect([await codes('2026-03'), await codes('2026-04'), await codes('2026-05')]).toEqual([
      ['B001-1'],
      ['BC01-1'],
      [],
    ]);
    expect(await books.firstMonth()).toBe('2026-03');
  });
}
