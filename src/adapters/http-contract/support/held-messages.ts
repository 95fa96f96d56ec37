import * as v from 'valibot';
import { applicationKinds } from '#domain/support/visitor-message.ts';
import { type Endpoint, endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { supportArea as area, typed } from './support.ts';

export const holdMessage = endpoint({
  method: 'POST',
  path: '/api/v1/held-messages',
  summary: 'Escribe o postula sin captcha: el mensaje espera hasta que su autor lo confirma con el enlace de un correo',
  area,
  body: v.object({
    kind: v.picklist(['contact', ...applicationKinds], 'Elige para qué escribes.'),
    name: typed,
    email: typed,
    phone: typed,
    subject: typed,
    link: typed,
    text: typed,
    /** Nobody sees this field; programs that fill in every field do. */
    website: typed,
  }),
  idempotent: true,
});

export const confirmMessage = endpoint({
  method: 'POST',
  path: '/api/v1/held-messages/confirmations',
  summary: 'Confirma un mensaje que espera, con el enlace del correo',
  area,
  body: v.object({ secret: v.pipe(v.string(), v.maxLength(100)) }),
});

export const heldMessageEndpoints: readonly Endpoint[] = [holdMessage, confirmMessage];
