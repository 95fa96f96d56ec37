import { describe, expect, it } from 'vitest';
import type { StoredOrder, StoredReceipt } from '#adapters/cli/precio/stored-figures.ts';
import { auditOrder } from '#adapters/cli/precio/stored-order.ts';
import { takeSnapshot, type OrderSnapshot } from '#domain/orders/order-snapshot.ts';
import type { OrderState } from '#domain/orders/order.ts';
import { receiptLines, receiptTotals } from '#domain/receipts/receipt-lines.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { aCart, aCartItem, aCode, TERMS } from '#test/support/cart/cart-items.ts';
import { EXEMPT, percent, soles } from '#test/support/pricing/price-lines.ts';

const cart = aCart(
  [aCartItem(1, '150.00'), aCartItem(2, '89.90', { taxRate: EXEMPT, moduleCode: 'LI', title: 'Un libro' })],
  {
    code: aCode('NOVIEMBRE'),
  },
);
const snapshot = accepted(takeSnapshot(cart, TERMS));
const lines = accepted(receiptLines(snapshot));

const linesOf = (of: OrderSnapshot): StoredOrder['lines'] =>
  of.lines.map(({ productId, moduleCode: _module, title: _title, ...amounts }, index) => ({
    ...amounts,
    product_id: productId,
    rate: of.request.lines[index]?.taxRate,
  }));

const receipt: StoredReceipt = {
  code: 'B001-7',
  total: snapshot.totals.net,
  lines,
  totals: receiptTotals(lines),
  hash: { kept: 'una', computed: 'una' },
};

function anOrder(parts: Partial<StoredOrder> = {}): StoredOrder {
  const of = parts.columns === undefined ? (parts.snapshot ?? snapshot) : snapshot;
  const { price: total, discount, net: new_total, base, tax } = of.totals;
  return {
    id: 'pedido-1',
    number: 12,
    state: 'confirmed',
    createdAt: new Date('2026-11-21T04:00:00Z'),
    codeWord: of.code?.word ?? null,
    snapshot,
    columns: { total, discount, new_total, base, tax },
    lines: linesOf(of),
    attempts: [{ purchaseNumber: '101', amount: snapshot.totals.net }],
    refunds: [],
    receipt,
    ...parts,
  };
}

const columns = anOrder().columns;
const verdictOf = (parts: Partial<StoredOrder>): string => {
  const { text, agrees } = auditOrder(anOrder(parts));
  expect(agrees).toBe(false);
  return text.slice(text.indexOf('NO coincide:')).trimEnd();
};

describe('the audit of an order', () => {
  it('names the order, its code and its products, tells the stored steps and says what comes out', () => {
    const { text, agrees } = auditOrder(anOrder());

    expect(agrees).toBe(true);
    expect(text.split('\n').slice(0, 8)).toEqual([
      'Pedido 12, confirmado, del 20/11/2026 (pedido-1)',
      '  Código: NOVIEMBRE, cupón. IGV general: 18 %. Redondeo a soles: el más cercano.',
      '  Producto 1 (VT): Curso 1',
      '  Producto 2 (LI): Un libro',
      '',
      'Producto 1',
      '  N.º  Paso                        Antes     Después  Cuenta',
      '    1  Precio                   S/.\u00A00.00  S/.\u00A0150.00  S/.\u00A0150.00, precio normal',
    ]);
    expect(text).toContain('S/.\u00A0239.90 × 15 % ≈ S/.\u00A035.99');
    expect(text.trimEnd().split('\n').at(-1)).toBe(
      'Coincide: se compararon el cálculo, el pedido, sus 2 líneas, su intento de pago y su comprobante B001-7; al recalcular con los datos guardados se obtiene lo mismo, S/.\u00A0203.91.',
    );
  });

  it('says so when no code was in force and the school rounds down', () => {
    const plain = accepted(takeSnapshot({ ...cart, code: null }, { ...TERMS, rounding: 'down' }));

    expect(auditOrder(anOrder({ snapshot: plain })).text).toContain(
      'Código: ninguno. IGV general: 18 %. Redondeo a soles: el inferior.',
    );
  });

  it.each<[OrderState, string]>([
    ['continue', 'sin pagar'],
    ['pending', 'pago por verificar'],
    ['expired', 'vencido'],
    ['finished', 'terminado, con comprobante'],
  ])('tells the state: %s', (state, words) => {
    expect(auditOrder(anOrder({ state })).text).toContain(`Pedido 12, ${words},`);
  });

  it.each<[string, Partial<StoredOrder>, string]>([
    [
      'a total of the derivation',
      { snapshot: { ...snapshot, totals: { ...snapshot.totals, net: soles('1.00') } }, columns },
      'lo guardado en totals.net no es lo que resulta al recalcular',
    ],
    [
      'a rate',
      { snapshot: { ...snapshot, request: { ...snapshot.request, generalRate: percent('17') } } },
      'los datos guardados ya no se pueden calcular (tax-rate-not-in-force)',
    ],
    [
      'a derivation that is no longer one',
      { snapshot: {} as OrderSnapshot, columns, lines: linesOf(snapshot), codeWord: null },
      'la copia del cálculo que guarda el pedido no se puede leer',
    ],
    ['no derivation', { snapshot: null }, 'la copia del cálculo que guarda el pedido no se puede leer'],
    ['the code', { codeWord: 'OTRO' }, 'el pedido nombra el código OTRO y su cálculo NOVIEMBRE'],
    ['a line that was taken out', { lines: linesOf(snapshot).slice(1) }, 'el pedido tiene 1 líneas y su cálculo 2'],
    [
      'the product of a line',
      { lines: linesOf(snapshot).map((line) => ({ ...line, product_id: line.product_id === 1 ? 9 : 2 })) },
      'la línea 1 del pedido no es la del producto 1',
    ],
    [
      'a charge',
      { attempts: [{ purchaseNumber: '102', amount: 100 }] },
      'el intento de pago 102 guarda amount S/.\u00A01.00 y resulta S/.\u00A0203.91',
    ],
    [
      'the hash',
      { receipt: { ...receipt, hash: { kept: 'una', computed: 'otra' } } },
      'el resumen (hash) del comprobante B001-7 no es el de lo que dice',
    ],
    [
      'a receipt’s lines',
      { receipt: { ...receipt, lines: lines.slice(0, 1) } },
      'el comprobante B001-7 tiene 1 líneas y el pedido 2',
    ],
    ['a receipt that is none', { receipt: 'unreadable' }, 'lo que guarda el comprobante no se puede leer'],
  ])('says where it does not come out: %s', (_, parts, reason) => {
    expect(verdictOf(parts).split('\n')[1]).toBe(`  - ${reason}.`);
  });

  it.each(['total', 'discount', 'new_total', 'base', 'tax'] as const)('sees an order’s %s that was altered', (name) => {
    expect(verdictOf({ columns: { ...columns, [name]: 100 } })).toMatch(
      new RegExp(`^NO coincide:\n  - el pedido guarda ${name} S/\\.\u00A01\\.00 y resulta S/\\.\u00A0[\\d.]+\\.$`),
    );
  });

  it.each(['price', 'discount', 'net', 'base', 'tax', 'rate'])('sees a line’s %s that was altered', (name) => {
    const altered = linesOf(snapshot).map((line, index) => (index === 0 ? { ...line, [name]: -1 } : line));
    expect(verdictOf({ lines: altered })).toContain(`  - la línea del producto 1 guarda ${name} -1 y resulta`);
  });

  it.each(['price', 'discount', 'taxed', 'exempt', 'free', 'tax', 'total'])(
    'sees a receipt’s %s that was altered',
    (name) => {
      const altered = { ...receipt, totals: { ...receipt.totals, [name]: soles('1.00') } };
      expect(verdictOf({ receipt: altered })).toContain(
        `  - el comprobante B001-7 guarda ${name} S/.\u00A01.00 y resulta`,
      );
    },
  );

  it.each(['price', 'discount', 'net', 'base', 'tax', 'taxRate', 'treatment', 'options'])(
    'sees a %s of a receipt’s line that was altered',
    (name) => {
      const altered = lines.map((line, index) => (index === 1 ? { ...line, [name]: 7 as never } : line));
      expect(verdictOf({ receipt: { ...receipt, lines: altered } })).toContain(
        `  - la línea 2 del comprobante B001-7 guarda ${name}`,
      );
    },
  );

  it('sees the total that a receipt is listed by', () => {
    expect(verdictOf({ receipt: { ...receipt, total: 100 } })).toContain(
      'guarda total S/.\u00A01.00 y resulta S/.\u00A0203.91.',
    );
  });
});
