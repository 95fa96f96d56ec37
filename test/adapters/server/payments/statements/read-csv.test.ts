import { expect, test } from 'vitest';
import { readSettlements } from '#adapters/server/payments/statements/read-statement.ts';
import { settlementFields } from '#domain/receipts/settlements/settlement-fields.ts';
import { recordOf } from '#domain/shared/record.ts';
import { statementFaultText } from '#domain/vouchers/statements/statement-fault.ts';

const read = (text: string, kept: Parameters<typeof readSettlements>[0]['kept'] = null) =>
  readSettlements({ content: new TextEncoder().encode(text), kept });
const said = (text: string, kept: Parameters<typeof read>[1] = null) => {
  const found = read(text, kept);
  return found.ok ? null : statementFaultText(found.refusal.fault);
};

test('reads sales and returns by proposed headings, whatever the signs; lines of totals are none', () => {
  const found = read(`Comercio;Escuela
Fecha de abono;Número de pedido;Tipo de operación;Importe;Comisión;IGV comisión;Neto
11/03/2026;0000101234;Venta;1.118,00;-40,00;-7,20;1.070,80
12/03/2026;0000101234;Devolución;118,00;4,00;0,72;113,28
12/03/2026;D0001N6;Extorno;-18,00;0,00;0,00;-18,00
;TOTAL;;1.000,00;;;939,52
`);
  expect(found).toMatchObject({ ok: true, value: { layout: { decimals: ',', dates: 'day-first', separator: ';' } } });
  const none = { orderNumber: null, reference: '101234' };
  expect(found.ok && found.value.lines).toEqual([
    { ...none, kind: 'charge', amount: 111_800, commission: 4000, commissionTax: 720, net: 107_080, day: '2026-03-11' },
    { ...none, kind: 'refund', amount: 11_800, commission: -400, commissionTax: -72, net: -11_328, day: '2026-03-12' },
    {
      kind: 'refund',
      reference: 'D0001N6',
      orderNumber: 1,
      amount: 1800,
      commission: 0,
      commissionTax: 0,
      net: -1800,
      day: '2026-03-12',
    },
  ]);
});

test('any columns can be chosen; what is told neither of commission nor of net is computed', () => {
  const columns = { ...recordOf(settlementFields, () => ''), day: 'A', reference: 'B', gross: 'C', net: 'D' };
  const lines = (text: string, without: Partial<typeof columns> = {}) => {
    const found = read(text, { columns: { ...columns, ...without } });
    return found.ok ? found.value.lines.map(({ commission, net }) => [commission, net]) : found.refusal.fault;
  };
  expect(lines('A,B,C,D\n2026-03-11,chr_1,118.00,113.28\n')).toEqual([[472, 11_328]]);
  expect(lines('A,B,C\n2026-03-11,chr_1,118.00\n', { net: '' })).toEqual([[0, 11_800]]);
});

test('one cell that is not understood refuses the file, with its line and its column', () => {
  const head = 'Fecha,Compra,Importe,Comisión\n';
  expect(said(`${head}2026-03-11,101,118.00,4.00\n2026-03-12,102,S/. cien,4.00\n`)).toMatch(
    /Línea 3, columna «Importe»/,
  );
  expect(said(`${head}ayer,101,118.00,4.00\n`)).toMatch(
    /Línea 2, columna «Día de la liquidación»: «ayer» no es una fecha/,
  );
  expect(said(`${head}2026-03-11,,118.00,4.00\n`)).toMatch(/Línea 2, columna «Número de compra o código del pedido»/);
  expect(said('Fecha,Importe\n2026-03-11,118.00\n')).toMatch(/Ninguna columna dice/);
  expect(said('')).toBe('El archivo no trae movimientos.');
});
