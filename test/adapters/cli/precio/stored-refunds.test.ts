import { expect, test } from 'vitest';
import { differencesOfRefunds, type StoredRefund } from '#adapters/cli/precio/stored-refunds.ts';
import { aLine, priced, soles } from '#test/support/pricing/price-lines.ts';

const cart = priced([aLine(7, '118.00')]);
const part = (number: number, net: string, base: string, tax: string): StoredRefund => ({
  number,
  amount: soles(net),
  lines: [{ productId: 7, net: soles(net), base: soles(base), tax: soles(tax) }],
  note: { code: `BC01-${number}`, total: soles(net) },
});

test('refunds agree whose lines, notes and IGV are what the order leaves', () => {
  expect(differencesOfRefunds([], cart)).toEqual([]);
  expect(differencesOfRefunds([part(1, '18.00', '15.25', '2.75'), part(2, '100.00', '84.75', '15.25')], cart)).toEqual(
    [],
  );
});

test('every way in which they may not is told', () => {
  const wrong = { ...part(2, '100.00', '84.76', '15.24'), amount: 1, note: { code: 'BC01-2', total: 2 } };
  const bare = { ...part(3, '1.00', '0.85', '0.15'), note: null };
  const told = differencesOfRefunds([part(1, '18.00', '15.25', '2.75'), wrong, bare], cart);
  expect(told.map((each) => each.replaceAll('\u00A0', ' '))).toEqual([
    'la devolución 2 guarda S/. 0.01 y sus líneas suman S/. 100.00',
    'la nota de crédito BC01-2 dice S/. 0.02 y lo devuelto es S/. 100.00',
    'la devolución 3 no tiene nota de crédito',
    'de la línea del producto 7 se devolvió S/. 119.00 y se cobró S/. 118.00',
    'de la línea del producto 7 se devolvió IGV S/. 18.14 y resulta S/. 18.15',
  ]);
});
