import type { Order } from '#application/server/orders/ports/orders.ts';
import type { Letter, LetterBlock } from '#application/server/shared/ports/outbox.ts';
import { titlesInOneLine } from '#domain/orders/order-texts.ts';
import { isByBank, type Refund } from '#domain/payments/refund.ts';
import { creditReasonText, type CreditNote } from '#domain/receipts/credit-note.ts';
import { receiptCode } from '#domain/receipts/receipt.ts';
import { formatMoney } from '#domain/shared/money.ts';

/** Of what an order holds, what a refund is of. */
function titlesOf({ lines }: Order, refund: Refund): string {
  const chosen = new Set(refund.lines.map(({ productId }) => productId));
  return titlesInOneLine(lines.filter(({ productId }) => chosen.has(productId)).map(({ title }) => title));
}

const answerOf = ({ answer }: Refund): readonly LetterBlock[] =>
  answer === '' ? [] : [{ kind: 'quote', text: answer, by: 'La escuela' }];

/** A refund that is done, with its order and its credit note. */
interface DoneRefund {
  readonly order: Order;
  readonly refund: Refund;
  readonly note: CreditNote;
}

function howText({ way }: Refund): string {
  if (way?.kind === 'transfer') return `Por transferencia, operación ${way.operation}`;
  if (way?.kind === 'dispute') return 'Tu banco lo devolvió por el contracargo que le pediste';
  return 'Por la misma tarjeta; tu banco puede tardar en mostrarlo';
}

/** What went back, how, for what, and what the note corrects. */
function refundFacts({ order, refund, note }: DoneRefund): readonly (readonly [string, string])[] {
  return [
    ['Pedido', `N.º ${order.number}`],
    ['Por', titlesOf(order, refund)],
    ['Devuelto', formatMoney(refund.amount)],
    ['Cómo', howText(refund)],
    ['Motivo', creditReasonText(refund.reason)],
    ['Modifica', receiptCode(note.corrects)],
  ];
}

/** What becomes of what was bought. */
function staysText(refund: Refund): string {
  if (refund.keepsAccess) return 'Conservas el acceso a lo que compraste.';
  return isByBank(refund)
    ? 'Lo que pagaste así ya no está entre tus contenidos.'
    : 'Lo que devolviste ya no está entre tus contenidos.';
}

/** Tells the buyer that the credit note of a refund has another number, with all that the letter said that came with the first. @param replaced the code of that one. */
export function noteReplacedLetter(
  done: DoneRefund,
  replaced: string,
  greetingName: string,
  receiptsUrl: string,
): Letter {
  const code = receiptCode(done.note);
  return {
    subject: `Tu nota de crédito ${code}`,
    preview: `Reemplaza a ${replaced}. Va adjunta en PDF.`,
    greeting: `Hola, ${greetingName}:`,
    blocks: [
      {
        kind: 'text',
        text: `Emitimos la nota de crédito ${code} de lo que ${isByBank(done.refund) ? 'tu banco te devolvió' : 'te devolvimos'} de tu pedido N.º ${done.order.number}. Va adjunta en PDF, y la encuentras cuando quieras en Mis comprobantes.`,
      },
      {
        kind: 'text',
        text: `Reemplaza a ${replaced}, que la SUNAT no aceptó y no tiene validez: usa solo la nueva. El dinero devuelto es el mismo. ${staysText(done.refund)}`,
      },
      { kind: 'facts', rows: [['Nota de crédito', code], ['Reemplaza a', replaced], ...refundFacts(done)] },
      ...answerOf(done.refund),
    ],
    action: { label: 'Ver mis comprobantes', url: receiptsUrl },
    creditNoteId: done.note.id,
  };
}

/** Tells the buyer that money went back: how much, how, for what, with the credit note, and what becomes of what was bought. */
export function refundLetter(done: DoneRefund, greetingName: string, receiptsUrl: string): Letter {
  const { order, refund } = done;
  const amount = formatMoney(refund.amount);
  const code = receiptCode(done.note);
  const who = isByBank(refund) ? 'Tu banco te devolvió' : 'Te devolvimos';
  return {
    subject: `${who} ${amount} de tu pedido N.º ${order.number}`,
    preview: `Va adjunta la nota de crédito ${code}.`,
    greeting: `Hola, ${greetingName}:`,
    blocks: [
      { kind: 'text', text: `${who} ${amount}. Va adjunta la nota de crédito ${code}. ${staysText(refund)}` },
      {
        kind: 'facts',
        rows: refundFacts(done),
      },
      ...answerOf(refund),
    ],
    action: { label: 'Ver mis comprobantes', url: receiptsUrl },
    creditNoteId: done.note.id,
  };
}

/** Tells the buyer that what they asked for is not given back, and why. */
export function refundDeclinedLetter(order: Order, refund: Refund, greetingName: string, receiptsUrl: string): Letter {
  return {
    subject: `Sobre la devolución que pediste de tu pedido N.º ${order.number}`,
    preview: 'Revisamos lo que pediste y esta vez no procede.',
    greeting: `Hola, ${greetingName}:`,
    blocks: [
      {
        kind: 'text',
        text: `Revisamos la devolución que pediste de ${titlesOf(order, refund)} y esta vez no procede.`,
      },
      ...answerOf(refund),
      { kind: 'note', text: 'Si no estás de acuerdo, escríbenos o usa el libro de reclamaciones.' },
    ],
    action: { label: 'Ver mis comprobantes', url: receiptsUrl },
  };
}
