import type { Voucher } from '#application/server/vouchers/ports/vouchers.ts';
import type { BankAccount } from '#domain/vouchers/bank-account.ts';
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
