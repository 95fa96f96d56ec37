import { describe, expect, it } from 'vitest';
import { receiptCode, receiptFileName, receiptHashText, receiptQrText, seriesOf } from '#domain/receipts/receipt.ts';
import { rate } from '#domain/shared/rate.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { aReceipt } from '#test/support/receipts/receipt-builders.ts';

describe('a receipt', () => {
  it('is numbered in the series of its type', () => {
    expect([seriesOf('boleta'), seriesOf('factura')]).toEqual(['B001', 'F001']);
    expect(receiptCode(aReceipt())).toBe('B001-1');
    expect(seriesOf('boleta')).toMatch(/^B[A-Z0-9]{3}$/);
    expect(seriesOf('factura')).toMatch(/^F[A-Z0-9]{3}$/);
  });

  it('has the QR of the tax authority, with the bar at the end', () => {
    expect(receiptQrText(aReceipt())).toBe('20512333797|03|B001|1|53.37|439.80|2026-03-10|1|45678912|');
    const factura = aReceipt({
      type: 'factura',
      series: 'F001',
      number: 12,
      buyer: { ...aReceipt().buyer, receiptType: 'factura', documentType: 'RUC', documentNumber: '20100047218' },
    });
    expect(receiptQrText(factura)).toBe('20512333797|01|F001|12|53.37|439.80|2026-03-10|6|20100047218|');
  });

  it('is of the day it was issued on in Lima', () => {
    const late = aReceipt({ issuedAt: new Date('2026-03-11T03:00:00.000Z') });
    expect(receiptQrText(late)).toContain('|2026-03-10|');
  });

  it('has a hash of all that it says: another buyer, line or amount makes another', () => {
    const receipt = aReceipt();
    const [first, ...rest] = receipt.lines;
    if (first === undefined) throw new Error('The receipt has lines');
    const others = [
      { number: 2 },
      { buyer: { ...receipt.buyer, name: 'Otra persona' } },
      { lines: rest },
      { detraction: { service: '037', rate: rate(1200), account: '1234567', amount: soles('84.00') } as const },
      ...[{ price: soles('1.00') }, { base: soles('1.00') }, { description: 'Otro' }, { details: ['Más'] }].map(
        (part) => ({
          lines: [{ ...first, ...part }, ...rest],
        }),
      ),
    ].map((parts) => receiptHashText(aReceipt(parts)));
    expect(new Set([receiptHashText(receipt), ...others]).size).toBe(9);
    expect(receiptHashText(aReceipt({ taxState: 'accepted', hash: 'otro' }))).toBe(receiptHashText(receipt));
  });

  it('has the file name that the tax authority asks for', () => {
    expect(receiptFileName(aReceipt())).toBe('20512333797-03-B001-1');
  });
});
