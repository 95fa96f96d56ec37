import { describe, expect, it } from 'vitest';
import { auditOrder } from '#adapters/cli/precio/stored-order.ts';
import type { Order, OrderLine } from '#application/server/ports/orders.ts';
import { takeSnapshot, type OrderSnapshot } from '#domain/orders/order-snapshot.ts';
import type { OrderState } from '#domain/orders/order.ts';
import { accepted } from '#test/support/accepted.ts';
import { aCart, aCartItem, aCode, TERMS } from '#test/support/cart-items.ts';
import { EXEMPT, percent, soles } from '#test/support/price-lines.ts';

const cart = aCart(
  [aCartItem(1, '150.00'), aCartItem(2, '89.90', { taxRate: EXEMPT, moduleCode: 'LI', title: 'Un libro' })],
  {
    code: aCode('NOVIEMBRE'),
  },
);
const snapshot = accepted(takeSnapshot(cart, TERMS));

const linesOf = (of: OrderSnapshot): OrderLine[] =>
  of.lines.map((line) => ({
    ...line,
    kind: 'course',
    slug: 'un-curso',
    taxRate: TERMS.generalRate,
    choices: { planPriceId: null, options: [], isExtended: false, duration: null },
  }));

function anOrder(parts: Partial<Order> = {}): Order {
  return {
    id: 'pedido-1',
    number: 12,
    userId: 'alumna',
    state: 'confirmed',
    paymentMethod: 'card',
    snapshot,
    lines: linesOf(parts.snapshot ?? snapshot),
    billing: null,
    termsVersion: null,
    createdAt: new Date('2026-11-21T04:00:00Z'),
    expiresAt: new Date('2026-11-23T04:00:00Z'),
    confirmedAt: null,
    ...parts,
  };
}

describe('the audit of an order', () => {
  it('names the order, its code and its products, tells the stored steps and says that they come out', () => {
    const { text, agrees } = auditOrder(anOrder());

    expect(agrees).toBe(true);
    expect(text.split('\n').slice(0, 6)).toEqual([
      'Pedido 12, confirmado, del 20/11/2026 (pedido-1)',
      '  Código: NOVIEMBRE, cupón. IGV general: 18 %. Redondeo a soles: el más cercano.',
      '  Producto 1 (VT): Curso 1',
      '  Producto 2 (LI): Un libro',
      '',
      '  1. Precio (producto 1): de S/. 0.00 a S/. 150.00',
    ]);
    expect(text).toContain('S/. 239.90 × 15 % ≈ S/. 35.99');
    expect(text.trimEnd().split('\n').at(-1)).toBe(
      'Coincide: al recalcular con los datos guardados se obtiene lo mismo, S/. 203.91.',
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

  it.each<[string, Partial<Order>, string]>([
    [
      'a total that was changed',
      { snapshot: { ...snapshot, totals: { ...snapshot.totals, net: soles('1.00') } } },
      'lo guardado en totals.net no es lo que resulta al recalcular',
    ],
    [
      'a price that was changed',
      { snapshot: { ...snapshot, request: { ...snapshot.request, lines: snapshot.request.lines.slice(1) } } },
      'lo guardado en totals.price no es lo que resulta al recalcular',
    ],
    [
      'a rate that was changed',
      { snapshot: { ...snapshot, request: { ...snapshot.request, generalRate: percent('17') } } },
      'los datos guardados ya no se pueden calcular (tax-rate-not-in-force)',
    ],
    [
      'a line that was changed',
      { lines: linesOf(snapshot).map((line) => ({ ...line, net: soles('1.00') })) },
      'las líneas del pedido no son las de su derivación (producto 1)',
    ],
    [
      'a line that was taken out',
      { lines: linesOf(snapshot).slice(1) },
      'las líneas del pedido no son las de su derivación',
    ],
  ])('says where it does not come out: %s', (_, parts, reason) => {
    const { text, agrees } = auditOrder(anOrder(parts));

    expect(agrees).toBe(false);
    expect(text.trimEnd().split('\n').at(-1)).toBe(`NO coincide: ${reason}.`);
  });
});
