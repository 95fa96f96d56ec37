import type { ListedReceipt } from '#application/read-models/receipts/listed-receipt.ts';
import type { NoticeKind } from '#domain/orders/order-notice.ts';
import type { OrderState } from '#domain/orders/order.ts';
import { isAnnulledBy, type TaxDocumentType } from '#domain/receipts/receipt.ts';
import { numbersTogether } from '#domain/shared/numbers-together.ts';

/** What the school issues, by its name. */
export const issuedNames: Readonly<Record<TaxDocumentType, string>> = {
  boleta: 'Boleta',
  factura: 'Factura',
  'credit-note': 'Nota de crédito',
};

/** Order states as a buyer reads them. Source: PAY-5. */
export const stateNames: Readonly<Record<OrderState, string>> = {
  continue: 'Por pagar',
  pending: 'Verificando el pago',
  confirmed: 'Confirmado',
  expired: 'Vencido',
  finished: 'Terminado',
};

/** The same of one of which money went back. */
export const returnedNames = { all: 'Devuelto', part: 'Devuelto en parte' } as const;

const notices: Readonly<Record<NoticeKind, (text: string) => string>> = {
  confirmed: () => 'Confirmamos tu pedido y activamos lo que compraste.',
  expired: () => 'El plazo para pagar este pedido venció.',
  'voucher-received': () => 'Recibimos tu constancia. Estamos verificando tu pago.',
  'voucher-rejected': (reason) => `No pudimos confirmar tu constancia: ${reason}`,
  'gift-bought': (name) => `Confirmamos tu regalo para ${name}.`,
  'gift-accepted': (name) => `Aceptaron tu regalo para ${name}.`,
  refunded: (code) => `Te devolvimos dinero. La nota de crédito es la ${code}.`,
  'refunded-by-bank': (code) => `Tu banco te devolvió dinero. La nota de crédito es la ${code}.`,
  'refund-declined': (answer) => `No procede la devolución que pediste: ${answer}`,
  'receipt-issued': (code) => `Emitimos tu comprobante ${code}.`,
  'receipt-replaced': (code) => `Emitimos ${code} en lugar de tu comprobante, que la SUNAT no aceptó.`,
};

/** What a notice says. */
export function orderNoticeText(kind: NoticeKind, text: string): string {
  return notices[kind](text);
}

/** What was bought, by its titles: these have commas of their own. No number of theirs parts from what it counts. */
export function titlesOf(lines: readonly { readonly title: string }[]): string {
  return numbersTogether(lines.map(({ title }) => title).join(' · '));
}

/** What became of a receipt that was made out anew. A note that was rejected is never accepted: another one takes its place. */
export function annulledText({
  note,
  noteState = 'accepted',
  receipt,
}: NonNullable<ListedReceipt['correctedBy']>): string {
  if (isAnnulledBy(noteState)) return ` Anulado por ${note}: vale ${receipt}`;
  return ` Corregido: usa ${receipt}. ${
    noteState === 'rejected'
      ? `La SUNAT no aceptó ${note}, que lo anula: la escuela la corrige.`
      : `Lo anula ${note} cuando la SUNAT la acepte.`
  }`;
}
