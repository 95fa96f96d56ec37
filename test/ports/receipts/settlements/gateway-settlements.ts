import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GatewaySettlements } from '#application/server/receipts/settlements/ports/gateway-settlements.ts';
import type { BookMonth } from '#domain/receipts/books/book-month.ts';
import type { SettlementLayout } from '#domain/receipts/settlements/settlement-layout.ts';
import { identifiedSettlements, type SettlementLine } from '#domain/receipts/settlements/settlement-line.ts';
import { settlementFields } from '#domain/receipts/settlements/settlement-fields.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { refundReference } from '#domain/payments/refund-reference.ts';
import { money } from '#domain/shared/money.ts';
import { recordOf } from '#domain/shared/record.ts';
import { later } from '#test/support/orders/buying-builders.ts';

const march = '2026-03' as BookMonth;
const april = '2026-04' as BookMonth;
const line = (parts: Partial<SettlementLine> = {}): SettlementLine => ({
  kind: 'charge',
  reference: '10100001',
  orderNumber: null,
  amount: money(11_800),
  commission: 400,
  commissionTax: 72,
  net: 11_328,
  day: '2026-04-02' as PlainDate,
  ...parts,
});

/**
 * What every `GatewaySettlements` does. The factory gives one that nobody told anything, of a school with order 1, whose attempt 10100001 by
 * 'simulada' ('trx-1') charged 118.00 on 10 March gave 18.00 of it back on the same day as refund 1, and is disputed for 20.00 (N.º 1), won 10.00 (N.º 3) and lost another of 118.00 (N.º 2) that no refund tells, and order 2, whose attempt 10100002 was refused.
 */
export function gatewaySettlementsContract(make: () => Promise<GatewaySettlements>): void {
  let files = 0;
  const add = (settlements: GatewaySettlements, lines: readonly SettlementLine[]): Promise<number> => {
    files += 1;
    const id = `file-${files}`;
    const kept = identifiedSettlements(lines).map((each, place) => ({ ...each, id: `${id} ${place}` }));
    const digest = kept
      .map(({ identity }) => identity)
      .toSorted()
      .join();
    return settlements.add({ id, gateway: 'simulada', digest, lines: kept }, later(files));
  };

  test('keeps each line once, and how the files of each gateway are read', async () => {
    const settlements = await make();
    const lines = [line(), line(), line({ kind: 'refund', amount: money(1800), net: -1800 })];
    expect(await settlements.told()).toEqual([]);
    expect(await add(settlements, lines)).toBe(3);
    expect(await add(settlements, lines.toReversed())).toBe(0);
    expect(await settlements.files()).toMatchObject([{ gateway: 'simulada', lines: 3, isClosed: false }]);
    const first = identifiedSettlements(lines).map(({ identity }) => identity);
    expect(await settlements.known('simulada', [...first, 'otra'])).toEqual(new Set(first));
    expect(await settlements.known('niubiz', first)).toEqual(new Set());
    expect(await settlements.told()).toEqual([
      { gateway: 'simulada', lines: 3, first: '2026-04-02', last: '2026-04-02' },
    ]);
    const columns = { ...recordOf(settlementFields, () => ''), day: 'Fecha' };
    const layout: SettlementLayout = { separator: ';', encoding: 'utf-8', decimals: ',', dates: 'day-first', columns };
    expect(await settlements.layoutOf('simulada')).toBeNull();
    for (const decimals of ['.', ','] as const) await settlements.keepLayout('simulada', { ...layout, decimals });
    expect(await settlements.layoutOf('simulada')).toEqual(layout);
  });

  test('keeps what came back of a dispute as that', async () => {
    const settlements = await make();
    await add(settlements, [line({ kind: 'refund', net: -11_800 }), line({ kind: 'reversal', net: 11_800 })]);
    expect((await settlements.facts(april)).lines.map(({ kind }) => kind).toSorted()).toEqual(['refund', 'reversal']);
  });

  test('files that are brought and taken away, in whatever order, leave what those tell that are there', async () => {
    const settlements = await make();
    const pool = [line(), line(), line({ net: 1 }), line({ day: '2026-04-09' as PlainDate }), line({ reference: 'x' })];
    const columns = recordOf(settlementFields, () => '');
    const layout: SettlementLayout = { separator: ';', encoding: 'utf-8', decimals: ',', dates: 'day-first', columns };
    await settlements.keepLayout('simulada', layout);
    const steps = fc.array(
      fc.record({ picked: fc.uniqueArray(fc.nat(pool.length - 1), { minLength: 1 }), takes: fc.nat(9) }),
      { minLength: 30, maxLength: 30 },
    );
    const [all = []] = fc.sample(steps, { numRuns: 1, seed: 153 });
    const everything = identifiedSettlements(pool).map(({ identity }) => identity);
    const there = new Map<string, readonly string[]>();
    const told = () => new Set([...there.values()].flat());
    for (const { picked, takes } of all) {
      const kept = await settlements.files();
      const before = told();
      const file = kept[takes % Math.max(kept.length, 1)];
      if (takes < 5 && file !== undefined) {
        there.delete(file.id);
        expect(await settlements.lockFile(file.id)).toEqual(file);
        expect(await settlements.takeAway(file.id)).toBe(before.size - told().size);
      } else {
        const lines = picked.map((place) => pool[place] as SettlementLine);
        const added = await add(settlements, lines);
        const [newest] = await settlements.files();
        const identities = identifiedSettlements(lines).map(({ identity }) => identity);
        if (newest !== undefined && !there.has(newest.id)) there.set(newest.id, identities);
        expect(added).toBe(told().size - before.size);
      }
      expect(await settlements.known('simulada', everything)).toEqual(told());
      expect(await settlements.lockFile('otro')).toBeNull();
      expect((await settlements.files()).map(({ id }) => id).toSorted()).toEqual([...there.keys()].toSorted());
    }
  });

  test('tells of a month what was charged or settled in it, with what names either, whenever that was', async () => {
    const settlements = await make();
    expect(await settlements.facts(march)).toEqual({ charges: [], lines: [], told: new Map() });
    const refused = line({ reference: '10100002', day: '2026-04-03' as PlainDate });
    const named = line({ reference: 'D0001N6', orderNumber: 1, day: '2026-04-04' as PlainDate });
    const strange = line({ reference: 'nada', day: '2026-04-05' as PlainDate });
    const returned = line({
      kind: 'refund',
      reference: refundReference('10100001', 1),
      amount: money(1800),
      net: -1800,
    });
    await add(settlements, [line(), refused, named, strange, line({ reference: 'trx-1' }), returned]);
    const paid = {
      gateway: 'simulada',
      purchaseNumber: '10100001',
      transactionId: 'trx-1',
      orderNumber: 1,
      amount: 11_800,
      surplusBack: 0,
      chargedOn: '2026-03-10',
      refunds: [
        { number: 1, amount: 1800, on: '2026-03-10' },
        { number: null, amount: 11_800, on: '2026-03-10' },
      ],
      disputes: [
        { number: 1, amount: 2000, isWon: false },
        { number: 3, amount: 1000, isWon: true },
      ],
    };
    const facts = await settlements.facts(march);
    expect(facts.charges).toEqual([paid]);
    expect(facts.lines.map(({ reference }) => reference).toSorted()).toEqual([
      '10100001',
      returned.reference,
      'D0001N6',
      'trx-1',
    ]);
    expect(facts.lines.find(({ reference }) => reference === '10100001')).toEqual({ ...line(), gateway: 'simulada' });
    expect(facts.told).toEqual(new Map([['simulada', '2026-04-02']]));
    const later = await settlements.facts(april);
    expect(later.lines).toHaveLength(6);
    expect(later.charges.toSorted((one, other) => one.orderNumber - other.orderNumber)).toEqual([
      paid,
      {
        ...paid,
        purchaseNumber: '10100002',
        transactionId: null,
        orderNumber: 2,
        chargedOn: null,
        refunds: [],
        disputes: [],
      },
    ]);
  });
}
