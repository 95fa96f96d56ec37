import { describe, expect, it } from 'vitest';
import { settlementFields } from '#domain/receipts/settlements/settlement-fields.ts';
import { netParts, readSettlementRow } from '#domain/receipts/settlements/settlement-line.ts';
import { recordOf } from '#domain/shared/record.ts';
import { accepted } from '#test/support/shared/accepted.ts';

const read = (gross: string, movement: string) => {
  const cells = { ...recordOf(settlementFields, () => ''), day: '10/03/2026', reference: '1201', gross, movement };
  return accepted(readSettlementRow(cells, { dates: 'day-first', decimals: '.' }, 2));
};

describe('a line of a contracargo', () => {
  it('is a return where it takes off, whatever its sign, and comes back where it says so and is positive', () => {
    expect(read('118.00', 'Venta')).toMatchObject({ kind: 'charge', net: 11_800 });
    for (const [gross, movement] of [
      ['-118.00', 'Contracargo'],
      ['118.00', 'Contracargo'],
      ['-118.00', 'Reversa por contracargo'],
      ['118.00', 'Reversa'],
    ] as const)
      expect(read(gross, movement)).toMatchObject({ kind: 'refund', amount: 11_800, net: -11_800 });
    for (const movement of [
      'Reversión de contracargo',
      'Contracargo ganado',
      'Chargeback reversal',
      'Abono contracargo',
    ]) {
      const line = read('118.00', movement);
      expect(line).toMatchObject({ kind: 'reversal', amount: 11_800, net: 11_800 });
      expect(line && netParts(line)).toBe(0);
    }
  });
});
