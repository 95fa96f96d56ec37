import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { proposeSettlementColumns } from '#domain/receipts/settlements/settlement-layout.ts';
import { proposeColumns } from '#domain/vouchers/statements/propose-layout.ts';

const titles = ['Fecha', 'Operación', 'Tipo', 'Importe bruto', 'Comisión', 'IGV', 'Neto'];
const sale = ['26/11/2026', '401000000000', 'Venta', '177.90', '6.14', '1.11', '170.65'];

test('of headings that lack a needed one those that are known are proposed', () => {
  expect(proposeSettlementColumns([['Liquidaciones de noviembre'], titles, sale])).toEqual({
    day: 'Fecha',
    reference: '',
    gross: 'Importe bruto',
    commission: 'Comisión',
    commissionTax: 'IGV',
    net: 'Neto',
    movement: 'Tipo',
  });
  expect(
    proposeColumns([
      ['Fecha', 'Glosa'],
      ['01/02/2026', 'Venta'],
    ]),
  ).toMatchObject({ date: 'Fecha', description: 'Glosa' });
});

test('what was charged is known by a heading that only calls it gross', () => {
  const headed = (gross: string) => ['Fecha', 'Referencia', gross, 'Comisión', 'IGV', 'Neto'];
  for (const gross of ['Bruto', 'Venta bruta', 'Total bruto (S/)']) {
    expect(proposeSettlementColumns([headed(gross), sale])).toMatchObject({
      gross,
      net: 'Neto',
      commission: 'Comisión',
    });
  }
});

test('a row that has all that is needed comes before one of which more is known', () => {
  const whole = ['Fecha', 'Pedido', 'Importe'];
  expect(proposeSettlementColumns([titles, whole])).toMatchObject({
    day: 'Fecha',
    reference: 'Pedido',
    gross: 'Importe',
  });
});

test('whatever a file begins with, each column proposed is a heading of one row, and none is proposed twice', () => {
  const cell = oneof(constantFrom(...titles, 'Pedido', 'Abono', 'Cargo', 'Saldo', ''), string());
  assert(
    property(array(array(cell)), (rows) => {
      for (const columns of [proposeColumns(rows), proposeSettlementColumns(rows)]) {
        const named = Object.values(columns).filter((title) => title !== '');
        expect(new Set(named).size).toBe(named.length);
        expect(named.length === 0 || rows.some((row) => named.every((title) => row.includes(title)))).toBe(true);
      }
    }),
  );
});
