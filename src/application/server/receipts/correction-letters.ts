import type { Letter } from '#application/server/shared/ports/outbox.ts';
import { type CreditNote, creditReasonText } from '#domain/receipts/credit-note.ts';
import { type Receipt, receiptCode } from '#domain/receipts/receipt.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { formatMoney } from '#domain/shared/money.ts';

/** Tells the buyer that a receipt was made out anew, with both documents: which one holds, and that no money moved. */
export function receiptCorrectedLetter(
  receipt: Receipt,
  note: CreditNote,
  greetingName: string,
  receiptsUrl: string,
): Letter {
  const [code, noteCode, old] = [receiptCode(receipt), receiptCode(note), receiptCode(note.corrects)];
  const name = receipt.type === 'factura' ? 'factura' : 'boleta';
  return {
    subject: `Tu ${name} ${code}`,
    preview: `Es la de tu pedido N.º ${receipt.orderNumber}, con los datos corregidos. Va adjunta en PDF.`,
    greeting: `Hola, ${greetingName}:`,
    blocks: [
      {
        kind: 'text',
        text: `Corregimos los datos del comprobante de tu pedido N.º ${receipt.orderNumber}: emitimos la ${name} ${code} en lugar de ${old}, que la nota de crédito ${noteCode} anula. Van adjuntas en PDF las dos, y las encuentras cuando quieras en Mis comprobantes.`,
      },
      { kind: 'text', text: 'No se cobró ni se devolvió nada, y lo que compraste sigue activo como estaba.' },
      {
        kind: 'facts',
        rows: [
          ['Comprobante', code],
          ['En lugar de', old],
          ['Nota de crédito', noteCode],
          ['Motivo', creditReasonText(note.reason)],
          ['Fecha', formatDayMonthYear(limaDay(receipt.issuedAt))],
          ['A nombre de', receipt.buyer.name],
          ['Total', formatMoney(receipt.totals.total)],
        ],
      },
    ],
    action: { label: 'Ver mis comprobantes', url: receiptsUrl },
    receiptId: receipt.id,
    correctionNoteId: note.id,
  };
}

/**
 * Tells the buyer of the note which takes back their receipt with wrong data. @param replaced the code of the one whose place it takes;
 * null: it was to go with a letter that never did.
 */
export function correctionNoteLetter(
  note: CreditNote,
  replaced: string | null,
  greetingName: string,
  receiptsUrl: string,
): Letter {
  const code = receiptCode(note);
  const over = `que anula ${receiptCode(note.corrects)}, el comprobante de tu pedido N.º ${note.orderNumber} que corregimos`;
  return {
    subject: `Tu nota de crédito ${code}`,
    preview: `Anula ${receiptCode(note.corrects)}, el comprobante con los datos equivocados. Va adjunta en PDF.`,
    greeting: `Hola, ${greetingName}:`,
    blocks: [
      {
        kind: 'text',
        text:
          replaced === null
            ? `Emitimos la nota de crédito ${code}, ${over}. Va adjunta en PDF.`
            : `Emitimos otra vez la nota de crédito ${over}. Reemplaza a ${replaced}, que la SUNAT no aceptó y no tiene validez: usa solo la nueva.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Nota de crédito', code],
          ...(replaced === null ? [] : [['Reemplaza a', replaced] as const]),
          ['Fecha', formatDayMonthYear(limaDay(note.issuedAt))],
          ['Total', formatMoney(note.totals.total)],
        ],
      },
    ],
    action: { label: 'Ver mis comprobantes', url: receiptsUrl },
    correctionNoteId: note.id,
  };
}
