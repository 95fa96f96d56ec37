import * as v from 'valibot';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { tooLong } from '#adapters/http-contract/shared/texts.ts';
import { missingTexts } from '#domain/accounts/registration-texts.ts';
import { accountArea as area, email, given, opaque, openSession } from './accounts.ts';
import { CODE_MALFORMED } from '#domain/accounts/mailbox/mailbox-texts.ts';

export const askMailboxCode = endpoint({
  method: 'POST',
  path: '/api/v1/mailbox-codes',
  summary: 'Envía un código para comprar solo con el correo; la respuesta es la misma exista o no la cuenta',
  area,
  body: v.object({ email, acceptsTerms: v.boolean(missingTexts.acceptsTerms) }),
  /** Where the letter goes. The secret that belongs to it travels in a cookie that no script can read. */
  answer: v.object({ email: v.string() }),
  status: 202,
});

export const enterByMailbox = endpoint({
  method: 'POST',
  path: '/api/v1/mailbox-sign-ins',
  summary: 'Inicia sesión en la escuela con el código o el enlace del correo, y crea la cuenta si no existe',
  area,
  body: v.union([
    v.object({ code: given(CODE_MALFORMED, 100) }),
    v.object({ link: v.pipe(opaque(missingTexts.link), v.maxLength(100, tooLong)) }),
  ]),
  answer: openSession,
  status: 201,
});

export const mailboxEndpoints = [askMailboxCode, enterByMailbox];
