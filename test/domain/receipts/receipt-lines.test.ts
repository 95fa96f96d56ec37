import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeSnapshot } from '#domain/orders/order-snapshot.ts';
import { receiptLines, receiptTotals, soldTotals } from '#domain/receipts/receipt-lines.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { arbitrarySnapshot } from '#test/support/pricing/arbitrary-snapshot.ts';
import { aCart, aCartItem, aCode, someSeats, TERMS } from '#test/support/cart/cart-items.ts';
import { EXEMPT, percentOff, soles } from '#test/support/pricing/price-lines.ts';

describe('the lines of a receipt', () => {
  it('are those of the worked sheet: taxed, exempt, taxed', () => {
    const cart = aCart([
      aCartItem(1, '150.00', { title: 'Reforma tributaria' }),
      aCartItem(2, '89.90', { taxRate: EXEMPT, title: 'Manual del IGV' }),
      aCartItem(3, '199.90'),
    ]);
    const lines = accepted(receiptLines(accepted(takeSnapshot(cart, TERMS))));

    expect(lines.map(({ description, treatment, base, tax, net }) => [description, treatment, base, tax, net])).toEqual(
      [
        ['Reforma tributaria', 'taxed', soles('127.12'), soles('22.88'), soles('150.00')],
        ['Manual del IGV', 'exempt', soles('89.90'), 0, soles('89.90')],
        ['Curso 3', 'taxed', soles('169.41'), soles('30.49'), soles('199.90')],
      ],
    );
    expect(receiptTotals(lines)).toEqual({
      price: soles('439.80'),
      discount: 0,
      taxed: soles('296.53'),
      exempt: soles('89.90'),
      free: 0,
      tax: soles('53.37'),
      total: soles('439.80'),
    });
  });

  it('are counted in units of the tax authority: books and magazines are goods, the rest services', () => {
    const cart = aCart([
      aCartItem(1, '150.00'),
      aCartItem(2, '89.90', { taxRate: EXEMPT, moduleCode: 'LI' }),
      aCartItem(3, '20.00', { moduleCode: 'RV' }),
    ]);
    const lines = accepted(receiptLines(accepted(takeSnapshot(cart, TERMS))));
    expect(lines.map(({ quantity, unit }) => `${quantity} ${unit}`)).toEqual(['1 ZZ', '1 NIU', '1 NIU']);
  });

  it('say what the options and the extension are', () => {
    const item = aCartItem(1, '100.00', { isExtended: true, options: [someSeats(7, '20.00', { count: 2 })] });
    const [line] = accepted(receiptLines(accepted(takeSnapshot(aCart([item]), TERMS))));

    expect(line).toMatchObject({ price: soles('180.00'), options: soles('40.00'), extension: soles('40.00') });
  });

  it('of 0.00 are free transfers, at what they would have cost', () => {
    const cart = aCart([aCartItem(1, '60.00'), aCartItem(2, '40.00', { taxRate: EXEMPT })], {
      code: aCode('TODO', { discount: percentOff('100') }),
    });
    const lines = accepted(receiptLines(accepted(takeSnapshot(cart, TERMS))));

    expect(lines.map(({ treatment, price, net }) => [treatment, price, net])).toEqual([
      ['free', soles('60.00'), 0],
      ['free', soles('40.00'), 0],
    ]);
    const totals = receiptTotals(lines);
    expect(totals).toMatchObject({ free: soles('100.00'), discount: soles('100.00'), tax: 0, total: 0 });
    expect(soldTotals(totals)).toEqual({ price: 0, discount: 0 });
    const gift = accepted(receiptLines(accepted(takeSnapshot(aCart([aCartItem(3, '0.00')]), TERMS))));
    expect(gift).toMatchObject([{ treatment: 'free', net: 0, base: 0, tax: 0 }]);
  });

  it('are not made of an order that does not recompute', () => {
    const snapshot = accepted(takeSnapshot(aCart([aCartItem(1, '100.00')]), TERMS));
    const tampered = { ...snapshot, totals: { ...snapshot.totals, net: soles('1.00') } };

    expect(refused(receiptLines(tampered))).toEqual({ kind: 'snapshot-differs', path: 'totals.net' });
  });

  it('are the order’s amounts, line by line, whatever the cart and the code', () => {
    fc.assert(
      fc.property(arbitrarySnapshot, (snapshot) => {
        const lines = accepted(receiptLines(snapshot));
        expect(
          lines.map(({ productId, description: title, price, discount, net, base, tax }) => ({
            productId,
            moduleCode: 'VT',
            title,
            price,
            discount,
            net,
            base,
            tax,
          })),
        ).toEqual(snapshot.lines);
        for (const { treatment, net, taxRate } of lines) {
          expect(treatment).toBe(net === 0 ? 'free' : taxRate === 0 ? 'exempt' : 'taxed');
        }
      }),
    );
  });

  it('come to the order’s totals to the céntimo', () => {
    fc.assert(
      fc.property(arbitrarySnapshot, (snapshot) => {
        const totals = receiptTotals(accepted(receiptLines(snapshot)));
        const { price, discount, net, base, tax } = snapshot.totals;
        expect(totals).toMatchObject({ price, discount, tax, total: net });
        expect(totals.taxed + totals.exempt).toBe(base);
        expect(totals.taxed + totals.exempt + totals.tax).toBe(totals.total);
        expect(totals.price - totals.discount).toBe(totals.total);
        const sold = soldTotals(totals);
        expect(sold.price - sold.discount).toBe(totals.total);
        expect(sold.discount).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
