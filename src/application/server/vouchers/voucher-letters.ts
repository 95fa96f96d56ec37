import type { Order } from '#application/server/orders/ports/orders.ts';
import type { Letter } from '#application/server/shared/ports/outbox.ts';
import type { Voucher } from '#application/server/vouchers/ports/vouchers.ts';
import { titlesInOneLine } from '#domain/orders/order-texts.ts';
import { isPaid } from '#domain/orders/order.ts';
import { depositCode } from '#domain/vouchers/deposit-code.ts';
import { answerDueBy } from '#domain/vouchers/voucher.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { formatMoney } from '#domain/shared/money.ts';

/** Tells the buyer that a voucher has arrived and until when the school answers. */
export function voucherReceivedLetter(order: Order, voucher: Voucher, greetingName: string): Letter {
  const due = formatLongInstant(answerDueBy(voucher.sentAt), { withYear: true });
  return {
    subject: `Recibimos la constancia de tu pedido N.º ${order.number}`,
    preview: `Te respondemos a más tardar el ${due}.`,
    greeting: `Hola, ${greetingName}:`,
    blocks: [
      { kind: 'text', text: `Estamos verificando tu pago. ${whatFollows(order)}` },
      { kind: 'facts', rows: factsOf(order, voucher) },
      { kind: 'note', text: `Te respondemos a más tardar el ${due} (hora de Lima).` },
    ],
    action: null,
  };
}

function whatFollows({ gift }: Order): string {
  return gift === undefined
    ? 'En cuanto lo confirmemos activamos lo que compraste.'
    : `En cuanto lo confirmemos, la carta de tu regalo para ${gift.recipientName} sale el día que elegiste.`;
}

/** Tells the buyer why a voucher was not accepted and what to do: nothing, where another payment confirmed its order. */
export function voucherRejectedLetter(
  order: Order,
  voucher: Voucher,
  told: {
    readonly greetingName: string;
    readonly reason: string;
    /** Where another one is sent, and where what was paid is looked at. */
    readonly urls: { readonly pay: string; readonly paid: string };
  },
): Letter {
  const { subject, follows, action } = isPaid(order.state)
    ? {
        subject: `No confirmamos la constancia de tu pedido N.º ${order.number}, que ya está pagado`,
        follows: 'Tu pedido está pagado: no vuelvas a depositar.',
        action: { label: 'Ver mis comprobantes', url: told.urls.paid },
      }
    : {
        subject: `No pudimos confirmar el pago de tu pedido N.º ${order.number}`,
        follows: 'Tu pedido sigue guardado. Puedes enviar otra constancia cuando quieras.',
        action: { label: 'Enviar otra constancia', url: told.urls.pay },
      };
  return {
    subject,
    preview: told.reason,
    greeting: `Hola, ${told.greetingName}:`,
    blocks: [
      { kind: 'text', text: 'Revisamos tu constancia y no pudimos confirmar el pago. Este es el motivo:' },
      { kind: 'note', text: told.reason },
      { kind: 'facts', rows: factsOf(order, voucher) },
      { kind: 'text', text: follows },
    ],
    action,
  };
}

function factsOf(order: Order, voucher: Voucher): readonly (readonly [string, string])[] {
  return [
    ['Pedido', `N.º ${order.number}`],
    ['Lo que compras', titlesInOneLine(order.lines.map(({ title }) => title))],
    ['Total del pedido', formatMoney(order.snapshot.totals.net)],
    ['Código de depósito', depositCode(order.number)],
    ['Banco', voucher.bank],
    ['Número de operación', voucher.operationNumber],
    ['Importe de la constancia', formatMoney(voucher.amount)],
  ];
}
