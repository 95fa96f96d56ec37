import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BookMonth } from '#domain/receipts/books/book-month.ts';
import { partedBy } from '#domain/receipts/books/month-differences.ts';
import { takenOff } from '#domain/receipts/books/book-difference.ts';
import { differenceText } from '#domain/receipts/books/difference-texts.ts';
import type { GatewayCharge, SettlementFacts, ToldSettlement } from '#domain/receipts/settlements/settlement-facts.ts';
import { settledMonth } from '#domain/receipts/settlements/settled-charges.ts';
import { identifiedSettlements } from '#domain/receipts/settlements/settlement-line.ts';
import { refundReference } from '#domain/payments/refund-reference.ts';
import { addDays, type PlainDate } from '#domain/shared/dates.ts';
import { money } from '#domain/shared/money.ts';
import { soles } from '#test/support/pricing/price-lines.ts';

const march = '2026-03' as BookMonth;
const on = (day: string) => day as PlainDate;
const from = on('2026-03-01');

const charge = (parts: Partial<GatewayCharge> = {}): GatewayCharge => ({
  gateway: 'niubiz',
  purchaseNumber: '1201',
  transactionId: 'trx-12',
  orderNumber: 12,
  amount: soles('118.00'),
  surplusBack: money(0),
  chargedOn: on('2026-03-10'),
  refunds: [],
  disputes: [],
  ...parts,
});
const line = (parts: Partial<ToldSettlement> = {}): ToldSettlement => {
  const { kind = 'charge', amount = soles('118.00') } = parts;
  const net = (kind === 'refund' ? 0 - amount : amount) - 472;
  const held = { commission: 400, commissionTax: 72, net };
  return { gateway: 'niubiz', kind, reference: '1201', orderNumber: null, amount, ...held, day: from, ...parts };
};
const back = { number: 5, amount: soles('18.00'), on: on('2026-03-12') };

const told = (
  charges: readonly GatewayCharge[],
  lines: readonly ToldSettlement[],
  facts: Partial<SettlementFacts> = {},
) =>
  settledMonth({ charges, lines, told: new Map([['niubiz', from]]), ...facts }, march).differences.map((each) =>
    differenceText(each, march).replaceAll('\u00A0', ' '),
  );

test('agrees where each charge and each return has its line, by number, by the gateway’s name or by the order’s code', () => {
  for (const named of [{ reference: '1201' }, { reference: 'trx-12' }, { reference: 'D000C3M', orderNumber: 12 }]) {
    const lines = [line(named), line({ ...named, kind: 'refund', amount: soles('18.00') })];
    expect(told([charge({ refunds: [back] })], lines)).toEqual([]);
  }
  // What was charged on the 31st and settled in April is of March, and no difference of either month.
  const late = [charge({ chargedOn: on('2026-03-31') })];
  expect(told(late, [line({ day: on('2026-04-02') })])).toEqual([]);
  const facts = { charges: late, lines: [line({ day: on('2026-04-02') })], told: new Map([['niubiz', from]]) };
  expect(settledMonth(facts, '2026-04' as BookMonth).differences).toEqual([]);
  expect(settledMonth(facts, '2026-04' as BookMonth).gateways).toMatchObject([
    { charges: 11_800, commission: 400, net: 11_328 },
  ]);
});

test('a return that names its refund is that one’s, whatever its amount; any other is the nearest’s', () => {
  const refunds = [back, { number: 6, amount: soles('20.00'), on: on('2026-03-13') }];
  const own = { kind: 'refund', reference: refundReference('1201', 6), amount: soles('18.00') } as const;
  expect(own.reference).toBe('12010000000000000006');
  const lines = [line(), line(own), line({ kind: 'refund', amount: soles('20.00') })];
  expect(told([charge({ refunds })], lines)).toHaveLength(2);
  const right = [line(), line({ ...own, amount: soles('20.00') }), line({ kind: 'refund', amount: soles('18.00') })];
  expect(told([charge({ refunds })], right)).toEqual([]);
  const strange = line({ ...own, reference: refundReference('1201', 7) });
  expect(told([charge({ refunds: [back] })], [line(), strange])).toHaveLength(2);
});

test('names what was charged and not settled, settled and not known, of another amount, not taken off, and what does not add up', () => {
  const refunded = [charge({ refunds: [back] })];
  expect(told(refunded, [])).toEqual([
    'La pasarela cobró S/. 118.00 por el pedido N.º 12 el 10/03/2026 (niubiz, compra 1201) y no figura en sus liquidaciones.',
    'Se devolvieron S/. 18.00 del pedido N.º 12 por la pasarela el 12/03/2026 (niubiz, compra 1201) y no figuran descontados en sus liquidaciones.',
  ]);
  expect(told(refunded, [line({ amount: soles('100.00') }), line({ kind: 'refund', amount: soles('17.00') })])).toEqual(
    [
      'Lo cobrado por el pedido N.º 12 y lo liquidado no coinciden (niubiz, compra 1201): la diferencia es S/. 18.00.',
      'Lo devuelto del pedido N.º 12 y lo que descuenta su liquidación no coinciden (niubiz, compra 1201): la diferencia es S/. 1.00.',
    ],
  );
  const lost = [charge({ refunds: [{ ...back, number: null }] })];
  expect(told(lost, [line()])).toEqual([
    'El banco se llevó S/. 18.00 del pedido N.º 12 por un contracargo el 12/03/2026 (niubiz, compra 1201) y no figuran descontados en sus liquidaciones.',
  ]);
  expect(told(lost, [line(), line({ kind: 'refund', amount: soles('17.00') })])).toEqual([
    'Lo que se llevó el banco del pedido N.º 12 por un contracargo y lo que descuenta su liquidación no coinciden (niubiz, compra 1201): la diferencia es S/. 1.00.',
  ]);
  expect(told([charge({ chargedOn: null })], [line(), line({ reference: '99' })])).toEqual([
    'La liquidación del 01/03/2026 trae S/. 118.00 del pedido N.º 12 (niubiz, compra 1201) que la escuela no tiene como cobro, devolución ni contracargo.',
    'La liquidación del 01/03/2026 trae S/. 118.00 que la escuela no conoce (niubiz, compra 99).',
  ]);
  expect(told([charge()], [line({ net: soles('100.00') })])).toEqual([
    'La liquidación del 01/03/2026 (niubiz, compra 1201) no suma: al importe, sin comisión e IGV, y al neto los separan S/. 13.28.',
  ]);
  expect(told([charge()], [line(), line()])).toHaveLength(1);
});

test('does not ask for what was before a gateway told anything, for a payment reversed on its day, nor for surplus that went back', () => {
  expect(
    told([charge({ chargedOn: on('2026-03-10') })], [], { told: new Map([['niubiz', on('2026-03-11')]]) }),
  ).toEqual([]);
  expect(told([charge()], [], { told: new Map() })).toEqual([]);
  const reversed = charge({ refunds: [{ ...back, amount: soles('118.00'), on: on('2026-03-10') }] });
  expect(told([reversed], [])).toEqual([]);
  expect(told([charge({ surplusBack: soles('118.00') })], [line(), line({ kind: 'refund' })])).toEqual([]);
  expect(settledMonth({ charges: [charge()], lines: [], told: new Map() }, march).sums).toBeNull();
});

test('a contracargo finds its dispute: of no sum while the bank decides, a return once it is lost, and back once it is won', () => {
  const taken = line({ kind: 'refund' });
  const again = line({ kind: 'reversal', day: on('2026-03-30') });
  const held = (isWon: boolean) => charge({ disputes: [{ number: 3, amount: soles('118.00'), isWon }] });
  expect(told([held(false)], [line()])).toEqual([]);
  expect(told([held(false)], [line(), taken])).toEqual([]);
  expect(told([charge({ refunds: [{ ...back, amount: soles('118.00') }] })], [line(), taken])).toEqual([]);
  expect(told([held(true)], [line(), taken, again])).toEqual([]);
  expect(told([held(true)], [line(), taken])).toEqual([
    'La escuela ganó un contracargo del pedido N.º 12 (N.º 3, niubiz, compra 1201) y no volvieron los S/. 118.00 que la liquidación del 01/03/2026 descontó.',
  ]);
  // What no dispute tells is told as any line that nobody knows.
  const stray =
    'La liquidación del 01/03/2026 trae S/. 118.00 del pedido N.º 12 (niubiz, compra 1201) que la escuela no tiene como cobro, devolución ni contracargo.';
  expect(told([charge()], [line(), taken])).toEqual([stray]);
  expect(told([held(false)], [line(), taken, line({ kind: 'reversal' })])).toEqual([stray]);
  const takenOffBy = (charges: readonly GatewayCharge[], lines: readonly ToldSettlement[]) =>
    settledMonth({ charges, lines, told: new Map([['niubiz', from]]) }, march).differences.map(takenOff);
  expect(takenOffBy([charge()], [line(), taken])).toEqual([soles('118.00')]);
  expect(takenOffBy([held(false)], [line(), taken, line({ kind: 'reversal' })])).toEqual([null]);
  expect(takenOffBy([held(true)], [line(), taken])).toEqual([null]);
  expect(takenOffBy([], [taken])).toEqual([null]);
  const sums = settledMonth(
    { charges: [held(true)], lines: [line(), taken], told: new Map([['niubiz', from]]) },
    march,
  );
  expect(sums.sums).toEqual({ expected: 11_800, settled: 0 });
  expect(settledMonth({ charges: [held(true)], lines: [again], told: new Map() }, march).gateways).toMatchObject([
    { charges: 11_800 },
  ]);
});

const days = ['2026-02-27', '2026-03-01', '2026-03-20', '2026-03-31', '2026-04-01'].map(on);
const fault = fc.constantFrom('none', 'none', 'dropped', 'altered');
const someCharge = fc.record({
  day: fc.constantFrom(...days),
  fault,
  by: fc.constantFrom('number', 'name', 'code'),
  more: fc.integer({ min: 1, max: 50 }),
  lag: fc.nat(5),
  refunds: fc.array(fc.record({ fault, day: fc.constantFrom(...days), lag: fc.nat(5), isNamed: fc.boolean() }), {
    maxLength: 3,
  }),
});
const someStranger = fc.record({ day: fc.constantFrom(...days), amount: fc.integer({ min: 1, max: 9_999 }) });

test('what disagrees is exactly what was disturbed, and comes to what the sums part by, in whatever order lines come', () => {
  const scene = fc.record({
    charges: fc.array(someCharge, { maxLength: 8 }),
    strangers: fc.array(someStranger, { maxLength: 3 }),
    order: fc.infiniteStream(fc.nat(1000)),
  });
  fc.assert(
    fc.property(scene, ({ charges, strangers, order }) => {
      const known: GatewayCharge[] = [];
      const lines: ToldSettlement[] = [];
      const disturbed: (readonly [kind: string, order: number | null, amount: number])[] = [];
      let [expected, settled] = [0, 0];
      const tell = (
        kind: 'charge' | 'refund',
        what: { readonly fault: string; readonly amount: number; readonly day: PlainDate; readonly number: number },
        parts: Partial<ToldSettlement>,
      ) => {
        const sign = kind === 'charge' ? 1 : -1;
        const isOfMonth = what.day.startsWith(march);
        const amount = what.fault === 'altered' ? what.amount + 7 : what.amount;
        if (what.fault !== 'dropped') lines.push(line({ ...parts, kind, amount: money(amount) }));
        if (!isOfMonth) return;
        expected += sign * what.amount;
        if (what.fault !== 'dropped') settled += sign * amount;
        const names = {
          dropped: `${kind}-unsettled`,
          altered: kind === 'charge' ? 'settlement-differs' : 'settled-refund-differs',
        };
        if (what.fault === 'dropped') disturbed.push([names.dropped, what.number, sign * what.amount]);
        if (what.fault === 'altered') disturbed.push([names.altered, what.number, sign * -7]);
      };
      for (const [index, { day, by, lag, more, refunds, fault: own }] of charges.entries()) {
        const number = index + 1;
        const backs = refunds.map((each, place) => ({ ...each, amount: (place + 1) * 100 }));
        const amount = backs.reduce((sum, each) => sum + each.amount, 0) + more * 100;
        const names = { number: `${number}01`, name: `trx-${number}`, code: `D-${number}` };
        const parts = { reference: names[by], orderNumber: by === 'code' ? number : null };
        known.push(
          charge({
            purchaseNumber: names.number,
            transactionId: names.name,
            orderNumber: number,
            amount: money(amount),
            chargedOn: day,
            refunds: backs.map((each, place) => ({ number: place, amount: money(each.amount), on: each.day })),
          }),
        );
        tell('charge', { fault: own, amount, day, number }, { ...parts, day: addDays(day, lag) });
        for (const [place, each] of backs.entries()) {
          const named = each.isNamed ? { reference: refundReference(names.number, place), orderNumber: null } : parts;
          tell('refund', { ...each, number }, { ...named, day: addDays(each.day, each.lag) });
        }
      }
      for (const { day, amount } of strangers) {
        lines.push(line({ reference: `extraña-${lines.length}`, amount: money(amount), day }));
        if (!day.startsWith(march)) continue;
        settled += amount;
        disturbed.push(['settlement-unknown', null, -amount]);
      }
      const places = [...order.take(lines.length)];
      const shuffled = lines.map((each, place) => [each, places[place] ?? 0] as const).toSorted((a, b) => a[1] - b[1]);
      const facts = {
        charges: known,
        lines: shuffled.map(([each]) => each),
        told: new Map([['niubiz', on('2026-01-01')]]),
      };
      const { differences, sums } = settledMonth(facts, march);
      const found = differences.map(({ kind, orderNumber, amount }) => [kind, orderNumber, amount].join());
      expect(found.toSorted()).toEqual(disturbed.map((each) => each.join()).toSorted());
      expect(partedBy(differences, 'settlements')).toBe(expected - settled);
      expect(sums ?? { expected: 0, settled: 0 }).toEqual({ expected, settled });
      const identities = (some: readonly ToldSettlement[]) =>
        new Set(identifiedSettlements(some).map(({ identity }) => identity));
      expect(identities(facts.lines)).toEqual(identities(lines));
      expect(identities(lines).size).toBe(lines.length);
    }),
    { numRuns: 300 },
  );
});
