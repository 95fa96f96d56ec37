import { wireFieldOf } from '#adapters/http-contract/support/support.ts';
import type { CaptchaRefusal } from '#application/server/support/ports/captcha.ts';
import type { HeldMessageNotFound } from '#application/server/support/confirm-message.ts';
import type { TooManyLetters } from '#application/server/support/hold-message.ts';
import { type FieldRefusal, fieldRefusalText, CAPTCHA_MISSING } from '#domain/support/message-fields.ts';
import type { UploadRefusal } from '#domain/shared/upload-rule.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { uploadRefusals } from '#adapters/server/http/shared/files/upload-refusals.ts';

const captchaAgain = 'La comprobación venció. Marca otra vez la casilla «No soy un robot».';

const captchaRefusals: RefusalTable<CaptchaRefusal> = {
  'captcha-missing': { status: 400, detail: CAPTCHA_MISSING, field: 'captcha' },
  'captcha-wrong': { status: 400, detail: CAPTCHA_MISSING, field: 'captcha' },
  'captcha-expired': { status: 409, detail: captchaAgain, field: 'captcha' },
  'captcha-used': { status: 409, detail: captchaAgain, field: 'captcha' },
};

const fieldRefusals: RefusalTable<FieldRefusal> = {
  'field-missing': { status: 400, detail: fieldRefusalText, field: ({ field }) => field },
  'field-too-long': { status: 400, detail: fieldRefusalText, field: ({ field }) => field },
  'field-invalid': { status: 400, detail: fieldRefusalText, field: ({ field }) => field },
};

/** Of messages and applications, whose fields travel by their own names. */
export const messageRefusals: RefusalTable<FieldRefusal | CaptchaRefusal> = { ...captchaRefusals, ...fieldRefusals };

type HeldMessageRefusal = FieldRefusal | TooManyLetters | HeldMessageNotFound | { readonly kind: 'looks-automatic' };

/** Of messages that wait for the confirmation of whoever wrote them. */
export const heldMessageRefusals: RefusalTable<HeldMessageRefusal> = {
  ...fieldRefusals,
  'looks-automatic': {
    status: 422,
    detail:
      'Un programa de tu navegador llenó un campo que debe quedar vacío. Ya lo vaciamos: envía el mensaje otra vez.',
  },
  'too-many-letters': {
    status: 429,
    field: 'email',
    detail:
      'Hoy ya enviamos varios correos a esta dirección. Abre el que te pide confirmar, o vuelve a escribirnos mañana.',
  },
  'held-message-not-found': {
    status: 404,
    detail: 'Este enlace ya se usó o venció. Si tu mensaje no nos llegó, escríbenos otra vez.',
  },
};

/** Of support requests, whose fields have the names of SUPPORT-6. */
export const supportRefusals: RefusalTable<FieldRefusal | CaptchaRefusal | UploadRefusal> = {
  ...captchaRefusals,
  ...uploadRefusals('archivo', 'La imagen'),
  'field-missing': { status: 400, detail: fieldRefusalText, field: ({ field }) => wireFieldOf(field) },
  'field-too-long': { status: 400, detail: fieldRefusalText, field: ({ field }) => wireFieldOf(field) },
  'field-invalid': { status: 400, detail: fieldRefusalText, field: ({ field }) => wireFieldOf(field) },
};
