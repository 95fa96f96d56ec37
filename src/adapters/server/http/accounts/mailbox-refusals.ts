import type { AskMailboxCodeRefusal } from '#application/server/accounts/mailbox/ask-mailbox-code.ts';
import type { EnterByMailboxRefusal } from '#application/server/accounts/mailbox/enter-by-mailbox.ts';
import { CODE_MALFORMED } from '#domain/accounts/mailbox/mailbox-texts.ts';
import { TERMS_NEEDED } from '#domain/legal/consent.ts';
import { only, type RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { accountRefusals } from './account-refusals.ts';
import type { OtherOrigin } from './refresh-cookie.ts';

export type MailboxRefusal = AskMailboxCodeRefusal | EnterByMailboxRefusal | OtherOrigin;

const code = 'code';

/** Every refusal about buying with an e-mail alone. Whatever tells of an account is answered to a proven mailbox alone. */
export const mailboxRefusals: RefusalTable<MailboxRefusal> = {
  ...only(accountRefusals, 'account-disabled', 'email-invalid', 'other-origin'),
  'terms-needed': { status: 400, field: 'acceptsTerms', detail: TERMS_NEEDED },
  'code-just-sent': {
    status: 429,
    detail: ({ seconds }) =>
      `Acabamos de enviarte un código. Podrás pedir otro en ${seconds} s; mientras, revisa tu spam.`,
    data: ({ seconds }) => ({ seconds }),
  },
  'too-many-codes': {
    status: 429,
    detail:
      'Hoy ya enviamos varios correos a esa dirección. Usa el último código, ingresa con tu contraseña o vuelve mañana.',
  },
  'code-malformed': { status: 400, field: code, detail: CODE_MALFORMED },
  'code-wrong': {
    status: 400,
    field: code,
    detail: ({ triesLeft }) =>
      triesLeft === 1
        ? 'Ese no es el código. Te queda 1 intento.'
        : `Ese no es el código. Te quedan ${triesLeft} intentos.`,
    data: ({ triesLeft }) => ({ triesLeft }),
  },
  'code-over': { status: 410, field: code, detail: 'Ese código ya se usó o venció. Pide otro.' },
  'code-tries-spent': { status: 429, field: code, detail: 'Ese código se probó demasiadas veces. Pide otro.' },
  'other-browser': {
    status: 409,
    detail: 'Este navegador no pidió ningún código. Escríbelo en la página donde lo pediste, o pide otro aquí.',
  },
  'mailbox-not-enough': {
    status: 403,
    detail:
      'Tu cuenta tiene una protección más: ingresa con tu contraseña. Tu carrito sigue como lo dejaste y no se te cobró nada.',
  },
};
