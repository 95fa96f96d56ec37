import { signInNeededText } from '#adapters/server/http/shared/caller.ts';
import { personProblemText } from '#domain/accounts/registration-texts.ts';
import { factorTexts } from '#domain/accounts/factor/second-factor-texts.ts';
import type { RegistrationProblem } from '#domain/accounts/registration.ts';
import type { AddAccountRefusal } from '#application/server/accounts/registration/add-account.ts';
import type { ExchangeCodeRefusal } from '#application/server/accounts/sessions/exchange-sign-in-code.ts';
import type { IssueCodeRefusal } from '#application/server/accounts/sessions/issue-sign-in-code.ts';
import type { OpenAccountRefusal } from '#application/server/accounts/registration/open-account.ts';
import type { ResetPasswordRefusal } from '#application/server/accounts/reset-password.ts';
import type { CloseOthersRefusal } from '#application/server/accounts/sessions/close-other-sessions.ts';
import type { CloseSessionRefusal } from '#application/server/accounts/sessions/close-session.ts';
import type { RenewRefusal } from '#application/server/accounts/sessions/renew-session.ts';
import type { SignInRefusal } from '#application/server/accounts/sessions/sign-in.ts';
import type { OtherOrigin } from './refresh-cookie.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';

/** Every refusal about accounts and sessions. */
export type AccountRefusal =
  | RegistrationProblem
  | OpenAccountRefusal
  | AddAccountRefusal
  | SignInRefusal
  | RenewRefusal
  | IssueCodeRefusal
  | ExchangeCodeRefusal
  | ResetPasswordRefusal
  | CloseSessionRefusal
  | CloseOthersRefusal
  | OtherOrigin
  | { readonly kind: 'account-gone' };

const password = 'password';

export const accountRefusals: RefusalTable<AccountRefusal> = {
  'other-origin': { status: 403, detail: 'Esta dirección solo atiende a su propia página.' },
  'name-missing': { status: 400, field: ({ field }) => field, detail: personProblemText },
  'name-invalid': { status: 400, field: ({ field }) => field, detail: personProblemText },
  'email-missing': { status: 400, field: 'email', detail: personProblemText },
  'email-invalid': { status: 400, field: 'email', detail: personProblemText },
  // Of the invited alone, who read the mailbox.
  'email-taken': {
    status: 409,
    field: 'email',
    detail: 'Ya existe una cuenta con este correo. Ingresa con ella o recupera tu contraseña.',
  },
  'password-too-short': { status: 400, field: password, detail: personProblemText },
  'password-too-long': { status: 400, field: password, detail: personProblemText },
  'password-common': { status: 400, field: password, detail: personProblemText },
  'password-personal': { status: 400, field: password, detail: personProblemText },
  'terms-not-accepted': { status: 400, field: 'acceptsTerms', detail: personProblemText },
  'too-many-tries': {
    status: 429,
    detail: ({ seconds }) => `Demasiados intentos con este correo. Vuelve a probar en ${duration(seconds)}.`,
    data: ({ seconds }) => ({ seconds }),
  },
  'factor-needed': { status: 403, field: 'code', detail: factorTexts['factor-needed'] },
  'factor-code-wrong': { status: 403, field: 'code', detail: factorTexts['factor-code-wrong'] },
  'factor-code-used': { status: 403, field: 'code', detail: factorTexts['factor-code-used'] },
  'email-unverified': {
    status: 403,
    field: 'email',
    detail: 'Tu correo NO ESTÁ VERIFICADO. Abre el enlace que te enviamos para abrir tu cuenta.',
  },
  'account-exists': {
    status: 409,
    field: 'token',
    detail: 'Ya tienes una cuenta con este correo. Ingresa con ella o recupera tu contraseña.',
  },
  'registered-password-wrong': {
    status: 400,
    field: password,
    detail: 'No es la contraseña que se escribió al pedir esta cuenta.',
  },
  'wrong-credentials': { status: 400, detail: 'El correo o la contraseña no son correctos.' },
  'account-disabled': {
    status: 403,
    detail: 'Esta cuenta está desactivada. Escríbenos desde la página de contacto.',
  },
  'session-over': {
    status: 401,
    detail: signInNeededText,
    message: 'Token has expired',
  },
  'redirect-not-allowed': {
    status: 400,
    field: 'redirect',
    detail: 'La página de retorno no es de la escuela.',
  },
  'callback-page-not-allowed': {
    status: 400,
    field: 'callbackPage',
    detail: 'La página que recibe el código no está permitida.',
  },
  'wrong-app': { status: 403, detail: 'Solo la aplicación de ingreso puede entregar una sesión a la escuela.' },
  'code-not-good': {
    status: 410,
    field: 'code',
    detail: 'Este ingreso ya se usó o venció. Vuelve a ingresar.',
  },
  'link-unknown': { status: 404, field: 'token', detail: 'Este enlace no es válido. Copia la dirección completa.' },
  'link-over': { status: 410, field: 'token', detail: 'Este enlace ya se usó o venció. Pide uno nuevo.' },
  'session-not-found': { status: 404, field: 'id', detail: 'Esa sesión ya está cerrada.' },
  'session-current': { status: 409, field: 'id', detail: 'Esta es la sesión que estás usando. Para cerrarla, sal.' },
  'token-not-yours': {
    status: 403,
    field: 'token',
    detail: 'El token no es el de esta sesión.',
    message: 'Token is Invalid',
  },
  'account-gone': {
    status: 401,
    detail: signInNeededText,
    message: 'Unauthenticated',
  },
};

function duration(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
}
