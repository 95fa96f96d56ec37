import { inOtherOrderText } from '#application/server/payments/payment-words.ts';
import type { AcceptGiftRefusal } from '#application/server/orders/accept-gift.ts';
import type { CorrectGiftRefusal, ResendGiftRefusal } from '#application/server/orders/change-gift.ts';
import { EMAIL_INVALID } from '#domain/accounts/email-address.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { tooManyLetters } from '#adapters/server/http/shared/limits.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';

const secret = 'secret';
const named = (titles: readonly string[]): string => titles.map((title) => `«${title}»`).join(', ');

/** How each refusal about gifts is answered. A gift of somebody else is not found; of one that is opened nobody is told by whom. */
export const giftRefusals: RefusalTable<AcceptGiftRefusal | CorrectGiftRefusal | ResendGiftRefusal> = {
  'gift-unknown': {
    status: 404,
    field: secret,
    detail:
      'Este enlace no abre ningún regalo. Copia la dirección completa, o abre la carta más reciente que recibiste.',
  },
  'gift-opened': {
    status: 410,
    field: secret,
    detail: 'Este regalo ya fue abierto. Si fuiste tú, lo encuentras en Mis contenidos.',
  },
  'gift-owned': {
    status: 409,
    detail: ({ titles }) =>
      `Ya tienes ${named(titles)}. El regalo sigue sin abrir: puedes pasarle el enlace a otra persona.`,
    data: ({ titles }) => ({ titles }),
  },
  'gift-partly-owned': {
    status: 409,
    field: 'knowing',
    detail: ({ titles }) => `Ya tienes ${named(titles)}. Confirma que aceptas solo lo demás.`,
    data: ({ titles }) => ({ titles }),
  },
  'in-other-order': {
    status: 409,
    detail: (refusal) => `${inOtherOrderText(refusal)} El regalo sigue sin abrir: espera el resultado de ese pago.`,
    data: ({ title, slug, order }) => ({ title, slug, order }),
  },
  'gift-going-back': {
    status: 409,
    detail: 'El dinero de este regalo se está devolviendo a quien lo compró: ya no se puede abrir.',
  },
  'gift-under-review': {
    status: 409,
    detail:
      'Este regalo está en revisión y por ahora no se puede abrir. Guarda este enlace y prueba otra vez más adelante; si tienes dudas, escríbenos.',
  },
  'gift-not-found': { status: 404, field: 'orderId', detail: 'No encontramos este regalo entre los tuyos.' },
  'gift-accepted': { status: 409, detail: 'Este regalo ya fue aceptado: no hace falta enviar nada más.' },
  'gift-waits': {
    status: 409,
    detail: ({ dueAt }) =>
      `La carta todavía no sale: la enviamos el ${formatLongInstant(dueAt, { withYear: true })} (hora de Lima).`,
  },
  'mail-just-sent': { status: 409, detail: 'Acabamos de enviar esa carta. Espera un minuto.' },
  'too-many-letters': tooManyLetters,
  'email-invalid': { status: 400, field: 'recipientEmail', detail: EMAIL_INVALID },
};
