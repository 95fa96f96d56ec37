import type { Letter } from '#application/server/shared/ports/outbox.ts';
import type { Order } from '#application/server/orders/ports/orders.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { titlesInOneLine } from '#domain/orders/order-texts.ts';
import { formatMoney, formatPrice } from '#domain/shared/money.ts';

/** Tells the buyer that an order is confirmed, what it holds and what was paid. */
export function confirmationLetter(order: Order, greetingName: string, contentsUrl: string, confirmedAt: Date): Letter {
  const { totals } = order.snapshot;
  const rows: (readonly [string, string])[] = order.lines.map(({ title, price }) => [title, formatPrice(price)]);
  if (totals.discount > 0) rows.push(['Descuento', `− ${formatMoney(totals.discount)}`]);
  rows.push(['Total pagado', formatPrice(totals.net)]);
  return {
    subject: `Ya es tuyo: ${titlesInOneLine(order.lines.map(({ title }) => title))}`,
    preview: 'Ya puedes empezar: todo lo que compraste está en Mis contenidos.',
    greeting: `Hola, ${greetingName}:`,
    blocks: [
      { kind: 'text', text: 'Confirmamos tu pedido y ya activamos lo que elegiste. Lo encuentras en Mis contenidos.' },
      { kind: 'facts', rows },
      {
        kind: 'note',
        text: `Pedido N.º ${order.number}, confirmado el ${formatLongInstant(confirmedAt, { withYear: true })} (hora de Lima).`,
      },
    ],
    action: { label: 'Ir a mis contenidos', url: contentsUrl },
  };
}
