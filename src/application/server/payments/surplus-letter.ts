import type { Letter } from '#application/server/shared/ports/outbox.ts';
import type { Provider } from '#domain/legal/statute.ts';
import type { SurplusReason } from '#domain/payments/surplus-payment.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { formatMoney, type Money } from '#domain/shared/money.ts';

const why: Readonly<Record<SurplusReason, string>> = {
  'order-paid': 'Cuando llegó, otro pago ya había confirmado ese pedido.',
  'products-owned': 'Cuando llegó, ya tenías todo o una parte de lo que está en ese pedido.',
  overpaid: 'Fue más de lo que costaba ese pedido, que quedó confirmado: lo que sobra vuelve a ti.',
  'seats-without-own': 'Era por cupos de un seminario que se devolvió, o que se está devolviendo: sin él no sirven.',
  'account-erased': 'Cuando llegó, la cuenta de ese pedido ya no existía.',
  'attempt-refused': 'La pasarela lo aprobó cuando ya nos lo había dado por rechazado, así que no confirmó tu pedido.',
};

/** What is told of money that arrived and is not due. */
export interface ToldSurplus {
  /** As the buyer knows the order. */
  readonly orderNumber: number;
  readonly amount: Money;
  readonly reason: SurplusReason;
  readonly arrivedAt: Date;
  /** The number it has at the gateway or at the bank, with which of both. */
  readonly foundBy: string;
  /** Whether it was by a code of cash: it goes back another way than it came. */
  readonly isByCode: boolean;
}

/** A code is taken late where its places are free; where they are not its money is kept as that of a refused attempt. */
const withoutPlaces =
  'Cuando llegó, el plazo de ese pedido había terminado y ya no quedaban cupos, así que no lo confirmó.';

const howBack = {
  sameWay:
    'Una persona de la escuela hace la devolución por el mismo medio. No tienes que hacer nada ni volver a pagar.',
  byTransfer:
    'Lo que se paga con un código no vuelve como llegó: una persona de la escuela te lo transfiere. Escríbenos a qué cuenta, con su CCI y a nombre de quién está. No tienes que volver a pagar.',
} as const;

/** Tells the buyer that a payment was not due, how much comes back, and whom to write to until somebody has given it back. */
export function surplusLetter(told: ToldSurplus, greetingName: string, provider: Provider, contactUrl: string): Letter {
  const { orderNumber, reason, isByCode } = told;
  const because = isByCode && reason === 'attempt-refused' ? withoutPlaces : why[reason];
  const amount = formatMoney(told.amount);
  return {
    subject: `Un pago de tu pedido N.º ${orderNumber} llegó de más: te devolvemos ${amount}`,
    preview: `${because} Te devolvemos ${amount}.`,
    greeting: `Hola, ${greetingName}:`,
    blocks: [
      { kind: 'text', text: `Recibimos un pago que no correspondía. ${because}` },
      {
        kind: 'facts',
        rows: [
          ['Pedido', `N.º ${orderNumber}`],
          ['Por devolver', amount],
          ['Cómo llegó', told.foundBy],
          ['Cuándo llegó', `${formatLongInstant(told.arrivedAt, { withYear: true })} (hora de Lima)`],
        ],
      },
      {
        kind: 'text',
        text: isByCode ? howBack.byTransfer : howBack.sameWay,
      },
      {
        kind: 'note',
        text: `Si tienes dudas o prefieres otra cuenta, escribe a ${provider.email} o llama al ${provider.phone} con tu número de pedido.`,
      },
    ],
    action: { label: 'Escribirnos', url: contactUrl },
  };
}
