import type { Letter, LetterBlock } from '#application/server/shared/ports/outbox.ts';
import type { Gift } from '#application/server/orders/ports/gifts.ts';
import { titlesInOneLine } from '#domain/orders/order-texts.ts';

/** Tells somebody that they were given something, with the giver's words and the link that opens it. @param url holds the secret. */
export function giftLetter(
  gift: Pick<Gift, 'recipientName' | 'giverName' | 'message' | 'titles'>,
  url: string,
): Letter {
  const { recipientName, giverName, message, titles } = gift;
  const words: readonly LetterBlock[] = message === '' ? [] : [{ kind: 'quote', text: message, by: giverName }];
  return {
    subject: `${giverName} te hizo un regalo: ${titlesInOneLine(titles)}`,
    preview: 'Ábrelo cuando quieras: es para ti.',
    greeting: `Hola, ${recipientName}:`,
    blocks: [
      { kind: 'text', text: `${giverName} te regaló esto en {escuela}. Es tuyo en cuanto lo aceptes, sin pagar nada.` },
      ...words,
      { kind: 'facts', rows: titles.map((title) => ['Tu regalo', title] as const) },
      {
        kind: 'note',
        text: 'Para aceptarlo ingresas con tu cuenta o creas una. El tiempo de acceso, si lo tiene, corre desde ese momento. El enlace abre el regalo una sola vez: compártelo solo con quien deba tenerlo.',
      },
    ],
    action: { label: 'Abrir mi regalo', url },
  };
}

/** Tells a giver that a gift was accepted; not which account has it. @param name how the giver is addressed. */
export function giftAcceptedLetter(
  { name, recipientName, titles }: Pick<Gift, 'recipientName' | 'titles'> & { readonly name: string },
  url: string,
): Letter {
  return {
    subject: `${recipientName} aceptó tu regalo: ${titlesInOneLine(titles)}`,
    preview: 'Ya puede usarlo.',
    greeting: `Hola, ${name}:`,
    blocks: [
      { kind: 'text', text: `${recipientName} aceptó lo que le regalaste. Ya puede usarlo.` },
      { kind: 'facts', rows: titles.map((title) => ['Tu regalo', title] as const) },
    ],
    action: { label: 'Ver mis regalos', url },
  };
}
