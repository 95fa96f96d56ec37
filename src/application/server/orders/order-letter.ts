import type { Letter, LetterBlock } from '#application/server/shared/ports/outbox.ts';
import type { GrantEnds } from './granted-lines.ts';
import type { Order } from '#application/server/orders/ports/orders.ts';
import { formatLongDay, formatLongInstant, limaDay } from '#domain/shared/dates.ts';
import type { GiftDetails } from '#domain/orders/gift.ts';
import { titlesInOneLine } from '#domain/orders/order-texts.ts';
import { formatMoney, formatPrice } from '#domain/shared/money.ts';

type Rows = Extract<LetterBlock, { kind: 'facts' }>['rows'];

/** Tells the buyer that an order is confirmed, what it holds, what was paid and until when it is had: after a renewal, with the days that were left. */
export function confirmationLetter(
  { order, ends }: { readonly order: Order; readonly ends: GrantEnds },
  greetingName: string,
  contentsUrl: string,
  confirmedAt: Date,
): Letter {
  return {
    subject: `Ya es tuyo: ${titlesOf(order)}`,
    preview: 'Ya puedes empezar: todo lo que compraste está en Mis contenidos.',
    greeting: `Hola, ${greetingName}:`,
    blocks: [
      { kind: 'text', text: 'Confirmamos tu pedido y ya activamos lo que elegiste. Lo encuentras en Mis contenidos.' },
      { kind: 'facts', rows: paidOf(order) },
      ...endsOf(order, ends),
      confirmedNote(order, confirmedAt),
    ],
    action: { label: 'Ir a mis contenidos', url: contentsUrl },
  };
}

/** Tells the buyer of a gift that its order is confirmed, what was paid, and when its letter goes to whom. */
export function giftBoughtLetter(
  { order, gift }: { readonly order: Order; readonly gift: GiftDetails },
  greetingName: string,
  giftsUrl: string,
  confirmedAt: Date,
): Letter {
  const { recipientName, recipientEmail, sendOn } = gift;
  const isToday = sendOn <= limaDay(confirmedAt);
  const when = isToday ? 'hoy mismo' : `el ${formatLongDay(sendOn, { withYear: true })}`;
  return {
    subject: `Tu regalo para ${recipientName}: ${titlesOf(order)}`,
    preview: `La carta de tu regalo sale ${when}.`,
    greeting: `Hola, ${greetingName}:`,
    blocks: [
      {
        kind: 'text',
        text: `Confirmamos tu pedido. La carta para ${recipientName} sale ${when}, con el enlace para abrir el regalo.`,
      },
      { kind: 'facts', rows: [['Para', `${recipientName} (${recipientEmail})`]] },
      { kind: 'facts', rows: paidOf(order) },
      confirmedNote(order, confirmedAt),
      { kind: 'note', text: 'Mientras no lo acepten puedes corregir el correo o enviar la carta otra vez.' },
    ],
    action: { label: 'Ver mis regalos', url: giftsUrl },
  };
}

const titlesOf = ({ lines }: Order): string => titlesInOneLine(lines.map(({ title }) => title));

function paidOf({ lines, snapshot: { totals } }: Order): Rows {
  return [
    ...lines.map(({ title, price }) => [title, formatPrice(price)] as const),
    ...(totals.discount > 0 ? [['Descuento', `− ${formatMoney(totals.discount)}`] as const] : []),
    ['Total pagado', formatPrice(totals.net)],
  ];
}

/** Apart from what was paid, whose amounts stand below each other. One end needs no title; of several each is a sentence of its own. */
function endsOf({ lines }: Order, ends: GrantEnds): readonly LetterBlock[] {
  return lines.flatMap(({ productId, title }): LetterBlock[] => {
    const end = ends.get(productId);
    if (end === undefined) return [];
    const day = formatLongDay(limaDay(end), { withYear: true });
    if (lines.length === 1) return [{ kind: 'facts', rows: [['Lo tienes hasta', day]] }];
    return [{ kind: 'text', text: `Tienes «${title}» hasta el ${day}.` }];
  });
}

function confirmedNote({ number, termsVersion }: Order, confirmedAt: Date): LetterBlock {
  const when = formatLongInstant(confirmedAt, { withYear: true });
  const terms = termsVersion === null ? '' : ` Versión de los términos que aceptaste: ${termsVersion}.`;
  return { kind: 'note', text: `Pedido N.º ${number}, confirmado el ${when} (hora de Lima).${terms}` };
}
