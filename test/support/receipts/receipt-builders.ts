import type { Voucher } from '#application/server/vouchers/ports/vouchers.ts';
import type { Refund } from '#domain/payments/refund.ts';
import type { BankAccount } from '#domain/vouchers/bank-account.ts';
import { creditNoteLines, type CreditNote } from '#domain/receipts/credit-note.ts';
import type { Receipt } from '#domain/receipts/receipt.ts';
import { receiptLines, receiptTotals } from '#domain/receipts/receipt-lines.ts';
import { takeSnapshot } from '#domain/orders/order-snapshot.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { at } from '#test/support/orders/buying-builders.ts';
import { aCart, aCartItem, day, TERMS } from '#test/support/cart/cart-items.ts';
import { EXEMPT, soles } from '#test/support/pricing/price-lines.ts';
import { boletaOfAna } from '#test/support/cart/shop.ts';

const lines = accepted(
  receiptLines(
    accepted(
      takeSnapshot(
        aCart([
          aCartItem(1, '150.00', { title: 'Reforma tributaria' }),
          aCartItem(2, '89.90', { taxRate: EXEMPT, title: 'Manual del IGV' }),
          aCartItem(3, '199.90', { title: 'Derecho laboral' }),
        ]),
        TERMS,
      ),
    ),
  ),
);

/** Ana's boleta B001-1 over the worked sheet of 439.80, unless said otherwise. */
export function aReceipt(parts: Partial<Receipt> = {}): Receipt {
  return {
    id: 'receipt-1',
    orderId: 'order-1',
    orderNumber: 1,
    userId: 'ana',
    type: 'boleta',
    series: 'B001',
    number: 1,
    issuedAt: at,
    issuer: { ruc: '20512333797', legalName: 'Escuela de Prueba S.A.C.', address: 'Jr. de la Prueba 1, Lima' },
    buyer: boletaOfAna,
    lines,
    totals: receiptTotals(lines),
    taxState: 'not-sent',
    hash: 'huella-de-la-prueba',
    consultAt: 'http://localhost:3000/main/mis-comprobantes',
    ...parts,
  };
}

/** By which a boleta of that id is known. */
export const boletaKey = (id: string) => ({ id, type: 'boleta' }) as const;

/** The note BC01-1 over the first line of that boleta, 150.00, unless said otherwise. */
export function aCreditNote(parts: Partial<CreditNote> = {}): CreditNote {
  const { id: _, type, series, number, issuedAt, ...receipt } = aReceipt();
  const credited = creditNoteLines(receipt.lines, receipt.lines.slice(0, 1));
  return {
    ...receipt,
    id: 'note-1',
    refundId: 'refund-1',
    type: 'credit-note',
    series: 'BC01',
    number: 1,
    issuedAt: at,
    corrects: { type, series, number, issuedAt } as CreditNote['corrects'],
    reason: 'item-return',
    lines: credited,
    totals: receiptTotals(credited),
    ...parts,
  };
}

/** Refund N.º 1 of ana's order-1, by the gateway's attempt-1 and on its way, unless said otherwise. */
export function aRefund(id: string, parts: Partial<Refund> = {}): Refund {
  return {
    id,
    number: 1,
    orderId: 'order-1',
    userId: 'ana',
    state: 'sending',
    reason: 'total-return',
    lines: [{ productId: 10, net: soles('118.00'), base: soles('100.00'), tax: soles('18.00') }],
    amount: soles('118.00'),
    keepsAccess: false,
    askedBy: 'luis',
    askedAt: at,
    words: '',
    decidedBy: 'luis',
    answer: '',
    way: { kind: 'gateway', attemptId: 'attempt-1' },
    gatewayText: '',
    updatedAt: at,
    ...parts,
  };
}

export function aBankAccount(id: string, parts: Partial<BankAccount> = {}): BankAccount {
  return {
    id,
    bank: 'BCP',
    number: '191-2345678-0-13',
    cci: '00219100234567801351',
    holder: 'Escuela de Prueba S.A.C.',
    ruc: '20512333797',
    ...parts,
  };
}

/** The second account of a school that has two. */
export function anAccountAtBbva(): BankAccount {
  return aBankAccount('bbva', { bank: 'BBVA', number: '0011-0234-0200567890', cci: '01123400020056789025' });
}

/** The Yape of a school, without a QR code unless said otherwise. */
export function aWallet(id: string, parts: Partial<BankAccount> = {}): BankAccount {
  return aBankAccount(id, { bank: 'Yape', number: '987654321', cci: '', ruc: '', qr: '', ...parts });
}

/** Ana's voucher of 118.00 for her order-1, sent and not looked at, unless said otherwise. */
export function aVoucher(id: string, parts: Partial<Voucher> = {}): Voucher {
  return {
    id,
    orderId: 'order-1',
    userId: 'ana',
    bankAccountId: 'bcp',
    bank: 'BCP',
    operationNumber: '00123456',
    paidOn: day('2026-03-09'),
    amount: soles('118.00'),
    payerName: 'Ana Quispe',
    file: { key: `constancias/${id}.webp`, mediaType: 'image/webp' },
    state: 'sent',
    sentAt: at,
    decision: null,
    ...parts,
  };
}
