import { EMAIL_INVALID } from '#domain/accounts/email-address.ts';
import { DATUM_TOO_LONG } from '#domain/shared/typed-text.ts';
import { LONGEST_GIFT_MESSAGE, type GiftField, type GiftProblem } from './gift.ts';
import type { NotGivable } from './gift-refusal.ts';

const missing: Readonly<Record<GiftField, string>> = {
  recipientName: 'Escribe a quién se lo regalas.',
  recipientEmail: 'Escribe el correo de quien lo recibe.',
  message: '',
  sendOn: 'Elige el día en que enviamos la carta.',
  giverName: 'Escribe cómo firmas el regalo.',
};

/** What is wrong with a field of a gift. */
export function giftProblemText(problem: GiftProblem, field: GiftField): string {
  switch (problem) {
    case 'required':
      return missing[field];
    case 'too-long':
      return field === 'message'
        ? `Tu mensaje es demasiado largo: como máximo ${LONGEST_GIFT_MESSAGE} letras.`
        : DATUM_TOO_LONG;
    case 'email-invalid':
      return EMAIL_INVALID;
    case 'day-invalid':
      return 'Ese día no existe. Elígelo otra vez.';
    case 'day-past':
      return 'Ese día ya pasó. Elige hoy o un día que venga.';
    case 'day-too-far':
      return 'Elige un día dentro del próximo año.';
  }
}

/** Why something cannot be given, and what to do instead. */
export function notGivableText({ kind, title }: NotGivable): string {
  return kind === 'gift-free'
    ? `«${title}» es gratis y no se regala: comparte su página.`
    : `Un regalo es para una sola persona: quita los cupos adicionales de «${title}» o cómpralos para ti aparte.`;
}
