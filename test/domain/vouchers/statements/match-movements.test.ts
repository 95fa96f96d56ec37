import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type PlainDate } from '#domain/shared/dates.ts';
import { money } from '#domain/shared/money.ts';
import { depositCode } from '#domain/vouchers/deposit-code.ts';
import {
  type DepositOrder,
  matchMovements,
  type MovementMatch,
  type OpenMovement,
} from '#domain/vouchers/statements/match-movements.ts';

const day = '2026-03-09' as PlainDate;
const anOrder = (number: number, parts: Partial<DepositOrder> = {}): DepositOrder => ({
  id: `order-${number}`,
  number,
  total: money(11_800),
  received: money(0),
  buyerName: 'Ana María Quispe Rojas',
  madeOn: day,
  isPaid: false,
  vouchers: [],
  ...parts,
});
const aMovement = (id: string, parts: Partial<OpenMovement> = {}): OpenMovement => ({
  id,
  bank: 'BCP',
  day,
  operation: '00123',
  amount: money(11_800),
  description: '',
  payer: '',
  ...parts,
});
const told = (matches: readonly MovementMatch[]) =>
  matches.map(({ movement, verdict, candidates }) => [
    movement.id,
    verdict,
    ...candidates.map(({ order, reasons }) => `${order.number}: ${reasons.join(' ')}`),
  ]);

describe('what a movement pays', () => {
  test('is sure by code and exact amount; the other reasons stand beside', () => {
    const movement = aMovement('m1', { description: `curso ${depositCode(7)}`, payer: 'QUISPE ROJAS ANA' });
    expect(told(matchMovements([movement], [anOrder(7), anOrder(8)]))).toEqual([
      ['m1', 'sure', '7: code amount date name', '8: amount date name'],
    ]);
  });

  test('is doubtful by its code with another amount, of an order that is paid, or with the codes of two', () => {
    const code = { description: depositCode(7) };
    const less = aMovement('m1', { ...code, amount: money(5000) });
    const two = aMovement('m3', { description: `${depositCode(7)} ${depositCode(8)}` });
    expect(told(matchMovements([less], [anOrder(7)]))).toEqual([['m1', 'doubtful', '7: code date']]);
    expect(told(matchMovements([aMovement('m2', code)], [anOrder(7, { isPaid: true })]))).toEqual([
      ['m2', 'doubtful', '7: code amount date'],
    ]);
    expect(told(matchMovements([two], [anOrder(7), anOrder(8)]))[0]?.slice(1, 2)).toEqual(['doubtful']);
  });

  test('is sure by its code and exactly what is missing of an order that has a part already, and by nothing else', () => {
    const half = anOrder(7, { received: money(5000) });
    const code = { description: depositCode(7) };
    expect(told(matchMovements([aMovement('m1', { ...code, amount: money(6800) })], [half]))).toEqual([
      ['m1', 'sure', '7: code amount date'],
    ]);
    expect(told(matchMovements([aMovement('m1', code)], [half]))[0]?.slice(0, 2)).toEqual(['m1', 'doubtful']);
  });

  test('without a code the operation of a voucher weighs more than date and name; an order of later or that is paid is none', () => {
    const named = anOrder(9, {
      madeOn: addDays(day, -30),
      vouchers: [{ bank: 'BCP', operation: '123' }],
      buyerName: 'Luis',
    });
    const orders = [anOrder(7), named, anOrder(10, { madeOn: addDays(day, 5) }), anOrder(11, { isPaid: true })];
    expect(told(matchMovements([aMovement('m1', { payer: 'Ana Quispe' })], orders))).toEqual([
      ['m1', 'doubtful', '9: amount operation', '7: amount date name'],
    ]);
    expect(told(matchMovements([aMovement('m2', { amount: money(3), operation: '' })], orders))).toEqual([
      ['m2', 'unmatched'],
    ]);
  });

  test('the second payment of one order is doubtful', () => {
    const code = { description: depositCode(7) };
    const later = aMovement('m1', { ...code, day: addDays(day, 1) });
    expect(told(matchMovements([later, aMovement('m2', code)], [anOrder(7)])).map((each) => each.slice(0, 2))).toEqual([
      ['m2', 'sure'],
      ['m1', 'doubtful'],
    ]);
  });

  test('in whatever order all is given, it is the same; sure is never without code and exact amount, nor two for one order', () => {
    const texts = ['', depositCode(1), depositCode(2), `${depositCode(1)} ${depositCode(2)}`, 'Ana Quispe'];
    const amounts = [money(11_800), money(5000)];
    const movement = fc.record({
      text: fc.constantFrom(...texts),
      amount: fc.constantFrom(...amounts),
      days: fc.nat(3),
    });
    const order = fc.record({ total: fc.constantFrom(...amounts), isPaid: fc.boolean() });
    fc.assert(
      fc.property(fc.array(movement, { maxLength: 8 }), fc.array(order, { maxLength: 3 }), (given, made) => {
        const orders = made.map((parts, place) => anOrder(place + 1, parts));
        const movements = given.map(({ text, amount, days }, place) =>
          aMovement(`m${place}`, { description: text, amount, day: addDays(day, days) }),
        );
        const matches = matchMovements(movements, orders);
        expect(matchMovements(movements.toReversed(), orders.toReversed())).toEqual(matches);
        const sure = matches.filter(({ verdict }) => verdict === 'sure');
        for (const { candidates, movement: own } of sure) {
          expect(candidates[0]?.reasons).toEqual(expect.arrayContaining(['code', 'amount']));
          expect(candidates[0]?.order.total).toBe(own.amount);
        }
        const paid = sure.map(({ candidates }) => candidates[0]?.order.id);
        expect(new Set(paid).size).toBe(paid.length);
      }),
    );
  });
});
