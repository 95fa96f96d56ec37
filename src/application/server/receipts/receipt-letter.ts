import type { Letter } from '#application/server/shared/ports/outbox.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { titlesInOneLine } from '#domain/orders/order-texts.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { receiptCode, type Receipt } from '#domain/receipts/receipt.ts';

/** What a receipt takes the place of. */
export interface InPlaceOf {
  /** Of the one that was rejected. */
  readonly code: string;
  /** Codes of credit notes that correct the new one now. */
  readonly notes: readonly string[];
}

/** Tells the buyer that a receipt was issued and where it is; of one that replaces another what becomes of that. */
export function receiptLetter(
  receipt: Receipt,
  greetingName: string,
  receiptsUrl: string,
  inPlaceOf: InPlaceOf | null = null,
): Letter {
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
      ...(inPlaceOf === null ? [] : [{ kind: 'text', text: replacedText(inPlaceOf) } as const]),
      {
        kind: 'facts',
        rows: [
          ['Comprobante', code],
          ...(inPlaceOf === null ? [] : [['Reemplaza a', inPlaceOf.code] as const]),
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

function replacedText({ code, notes }: InPlaceOf): string {
  const said = `Reemplaza a ${code}, que la SUNAT no aceptó y no tiene validez: usa solo el nuevo.`;
  if (notes.length === 0) return said;
  return `${said} Lo que te devolvimos lo corrige ahora ${notes.join(', ')}, con la fecha de hoy: descárgala otra vez en Mis comprobantes.`;
}
