import { expect, test } from 'vitest';
import type { GatewaySettlements } from '#application/server/receipts/settlements/ports/gateway-settlements.ts';
import type { BookMonth } from '#domain/receipts/books/book-month.ts';
import type { SettlementLayout } from '#domain/receipts/settlements/settlement-layout.ts';
import { identifiedSettlements, type SettlementLine } from '#domain/receipts/settlements/settlement-line.ts';
import { settlementFields } from '#domain/receipts/settlements/settlement-fields.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { money } from '#domain/shared/money.ts';
import { recordOf } from '#domain/shared/record.ts';
import { at } from '#test/support/orders/buying-builders.ts';

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
 * 'simulada' ('trx-1') charged 118.00 on 10 March and gave 18.00 of it back on the same day as refund 1, and order 2, whose attempt 10100002 was refused.
 */
export function gatewaySettlementsContract(make: () => Promise<GatewaySettlements>): void {
  const add = async (settlements: GatewaySettlements, lines: readonly SettlementLine[]) => {
    const added: boolean[] = [];
    for (const each of identifiedSettlements(lines)) {
      const kept = { ...each, id: `${added.length} ${each.identity}`, gateway: 'simulada' };
      added.push(await settlements.add(kept, at));
    }
    return added;
  };

  test('keeps each line once, and how the files of each gateway are read', async () => {
    const settlements = await make();
    const lines = [line(), line(), line({ kind: 'refund', amount: money(1800), net: -1800 })];
    expect(await settlements.told()).toEqual([]);
    expect(await add(settlements, lines)).toEqual([true, true, true]);
    expect(await add(settlements, lines.toReversed())).toEqual([false, false, false]);
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

  test('tells of a month what was charged or settled in it, with what names either, whenever that was', async () => {
    const settlements = await make();
    expect(await settlements.facts(march)).toEqual({ charges: [], lines: [], told: new Map() });
    const refused = line({ reference: '10100002', day: '2026-04-03' as PlainDate });
    const named = line({ reference: 'D0001N6', orderNumber: 1, day: '2026-04-04' as PlainDate });
    const strange = line({ reference: 'nada', day: '2026-04-05' as PlainDate });
    await add(settlements, [line(), refused, named, strange, line({ reference: 'trx-1' })]);
    const paid = {
      gateway: 'simulada',
      purchaseNumber: '10100001',
      transactionId: 'trx-1',
      orderNumber: 1,
      amount: 11_800,
      surplusBack: 0,
      chargedOn: '2026-03-10',
      refunds: [{ number: 1, amount: 1800, on: '2026-03-10' }],
    };
    const facts = await settlements.facts(march);
    expect(facts.charges).toEqual([paid]);
    expect(facts.lines.map(({ reference }) => reference).toSorted()).toEqual(['10100001', 'D0001N6', 'trx-1']);
    expect(facts.lines.find(({ reference }) => reference === '10100001')).toEqual({ ...line(), gateway: 'simulada' });
    expect(facts.told).toEqual(new Map([['simulada', '2026-04-02']]));
    const later = await settlements.facts(april);
    expect(later.lines).toHaveLength(5);
    expect(later.charges.toSorted((one, other) => one.orderNumber - other.orderNumber)).toEqual([
      paid,
      { ...paid, purchaseNumber: '10100002', transactionId: null, orderNumber: 2, chargedOn: null, refunds: [] },
    ]);
  });
}
