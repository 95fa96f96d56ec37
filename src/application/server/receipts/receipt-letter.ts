import type { Letter } from '#application/server/shared/ports/outbox.ts';
import { formatDayMonthYear, limaDay } from '#domain/shared/dates.ts';
import { titlesInOneLine } from '#domain/orders/order-texts.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { receiptCode, type Receipt } from '#domain/receipts/receipt.ts';

/** Tells the buyer that a receipt was issued and where it is. */
export function receiptLetter(receipt: Receipt, greetingName: string, receiptsUrl: string): Letter {
  const code = receiptCode(receipt);
  const name = receipt.type === 'factura' ? 'factura' : 'boleta';
  return {
    subject: `Tu ${name} ${code}`,
    preview: `Es la de tu pedido N.º ${receipt.orderNumber}. Va adjunta en PDF.`,
    greeting: `Hola, ${greetingName}:`,
    blocks: [
      {
        kind: 'text',
        text: `Emitimos la ${name} de tu pedido N.º ${receipt.orderNumber}. Va adjunta en PDF, y la encuentras cuando quieras en Mis comprobantes.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Comprobante', code],
          ['Por', titlesInOneLine(receipt.lines.map(({ description }) => description))],
          ['Fecha', formatDayMonthYear(limaDay(receipt.issuedAt))],
          ['A nombre de', receipt.buyer.name],
          ['Total', formatMoney(receipt.totals.total)],
        ],
      },
    ],
    action: { label: 'Ver mis comprobantes', url: receiptsUrl },
    receiptId: receipt.id,
  };
}
