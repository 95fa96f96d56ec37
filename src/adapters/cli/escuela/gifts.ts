import { problemOfRefusal } from '#adapters/server/http/shared/refusal-table.ts';
import { giftRefusals } from '#adapters/server/http/orders/gift-refusals.ts';
import { ChangeGift } from '#application/server/orders/change-gift.ts';
import { type Gift, Gifts } from '#application/server/orders/ports/gifts.ts';
import { giftState, type GiftState } from '#domain/orders/gift-state.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { type Command, UsageError } from './command.ts';
import { nothingChanged } from './refusal-texts.ts';

const most = 200;

const states: Readonly<Record<GiftState, string>> = {
  waiting: 'espera su día',
  sent: 'carta enviada',
  accepted: 'aceptado',
};

/** `gifts list`: gifts that are paid, the newest first. */
export const listGifts: Command = {
  words: ['gifts', 'list'],
  usage: `  gifts list
      Muestra los regalos pagados y en qué están, el último primero.`,
  prepare(args) {
    if (args.length > 0) throw new UsageError('gifts list: no lleva opciones.');
    return async ({ school }, print) => {
      const gifts = await school.get(Gifts).latest(most);
      if (gifts.length === 0) print('No hay regalos.');
      for (const gift of gifts) for (const line of linesOf(gift)) print(line);
      return 0;
    };
  },
};

/** `gifts resend ID`: sends the letter of a gift again, which nobody has accepted. */
export const resendGiftLetter: Command = {
  words: ['gifts', 'resend'],
  logged: 'by-its-words',
  usage: `  gifts resend PEDIDO
      Envía otra vez la carta de un regalo que nadie aceptó; el enlace anterior deja de servir.`,
  prepare(args) {
    const [orderId, ...more] = args;
    if (orderId === undefined || more.length > 0) throw new UsageError('gifts resend: indica un solo pedido.');
    return async ({ school }, print) => {
      const sent = await school.write(ChangeGift, (change) => change.resend(orderId, null));
      print(
        sent.ok ? 'La carta va en camino.' : `${nothingChanged} ${problemOfRefusal(sent.refusal, giftRefusals).detail}`,
      );
      return sent.ok ? 0 : 1;
    };
  },
};

function linesOf(gift: Gift): readonly string[] {
  const { orderId, orderNumber, titles, recipientName, recipientEmail, sendOn } = gift;
  return [
    `${orderId}  pedido N.º ${orderNumber}  ${states[giftState(gift)]}`,
    `    ${titles.join(', ')}`,
    `    para ${recipientName} <${recipientEmail}>, carta del ${formatDayMonthYear(sendOn)}`,
  ];
}
