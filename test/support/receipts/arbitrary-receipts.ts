import type { OrderSnapshot } from '#domain/orders/order-snapshot.ts';
import type { Receipt } from '#domain/receipts/receipt.ts';
import { receiptLines, receiptTotals } from '#domain/receipts/receipt-lines.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { aReceipt } from './receipt-builders.ts';

/** Who buys with a factura. */
export const asFactura = {
  type: 'factura',
  series: 'F001',
  buyer: {
    receiptType: 'factura',
    documentType: 'RUC',
    documentNumber: '20100047218',
    name: 'Estudio Quispe S.A.C.',
    address: 'Jr. Lima 100',
    email: 'ana@correo.pe',
  },
} as const satisfies Partial<Receipt>;

/** The boleta of a snapshot, unless said otherwise. */
export function receiptOf(snapshot: OrderSnapshot, parts: Partial<Receipt> = {}): Receipt {
  const lines = accepted(receiptLines(snapshot));
  return aReceipt({ lines, totals: receiptTotals(lines), ...parts });
}
