import * as v from 'valibot';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { tooLong } from '#adapters/http-contract/shared/texts.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { instant, thisSchool } from '#adapters/http-contract/shared/wire-values.ts';
import type { ListedSession } from '#application/read-models/accounts/listed-session.ts';
import type { OpenSession } from '#application/read-models/accounts/open-session.ts';
import { missingTexts } from '#domain/accounts/registration-texts.ts';
import { userInfo } from './user-info.ts';

export const accountArea = 'Cuentas y sesiones';
const area = accountArea;

/** A text that must be there; what it must look like is the domain's to say. */
export const given = (missing: string, longest = 1000) =>
  v.pipe(
    v.string(missing),
    v.check((text) => text.trim() !== '', missing),
    v.maxLength(longest, tooLong),
  );

export const email = given(missingTexts.email, 320);
export const opaque = (missing: string) =>
  v.pipe(v.string(missing), v.minLength(1, missing), v.maxLength(200, 'No es válido.'));
const site = v.object({ email, web: thisSchool });

const sessionFields = {
  token: v.string(),
  /** When the session ends for good, however much it is used. */
  refreshUntil: instant,
};

/** A session that was opened or renewed. The refresh token itself travels in a cookie that no script can read. */
export const openSession = wireOf<OpenSession>()(v.object(sessionFields));
/** The same with where to go on to. */
const fieldsToGoOn = { ...sessionFields, returnTo: v.string() };
export const sessionToGoOn = wireOf<OpenSession & { readonly returnTo: string }>()(v.object(fieldsToGoOn));

export const signIn = endpoint({
  method: 'POST',
  path: '/api/v1/sessions',
  summary: 'Inicia sesión con correo y contraseña, y con un código si la cuenta tiene verificación en dos pasos',
  area,
  body: v.object({
    email,
    password: given(missingTexts.password),
    /** Of the application on the telephone, or a recovery code; '': not asked for yet. */
    code: v.optional(v.pipe(v.string(), v.maxLength(100, tooLong)), ''),
  }),
  answer: openSession,
  status: 201,
});

export const sessionStatus = endpoint({
  method: 'GET',
  path: '/api/v1/session-status',
  summary: 'Dice si la sesión de la cookie sigue abierta, sin renovarla',
  area,
  answer: v.object({ open: v.boolean() }),
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/v1/sessions',
  summary: 'Sesiones abiertas de la cuenta',
  area,
  signIn: 'required',
  answer: v.object({
    sessions: v.array(
      wireOf<ListedSession>()(
        v.object({
          id: v.string(),
          device: v.string(),
          address: v.string(),
          createdAt: v.string(),
          lastUsedAt: v.string(),
          expiresAt: v.string(),
          isCurrent: v.boolean(),
        }),
      ),
    ),
  }),
});

export const closeSession = endpoint({
  method: 'DELETE',
  path: '/api/v1/sessions/:id',
  summary: 'Cierra una sesión abierta de la cuenta',
  area,
  signIn: 'required',
  params: v.object({ id: opaque('Falta la sesión.') }),
});

export const issueSignInCode = endpoint({
  method: 'POST',
  path: '/api/v1/sign-in-codes',
  summary: 'Entrega a la escuela a quien inició sesión en la aplicación de ingreso: código de un solo uso con PKCE',
  area,
  signIn: 'required',
  body: v.object({
    redirect: v.pipe(v.string('Falta la página de retorno.'), v.maxLength(2000, tooLong)),
    callbackPage: opaque('Falta la página que recibe el código.'),
    challenge: v.pipe(v.string('Falta el reto PKCE.'), v.regex(/^[\w-]{43}$/, 'El reto PKCE no es válido (S256).')),
    state: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{0,100}$/, 'El estado no es válido.')), ''),
  }),
  answer: v.object({
    /** Address of the school to go to, with the code. */
    location: v.string(),
  }),
  status: 201,
});

export const exchangeSignInCode = endpoint({
  method: 'POST',
  path: '/api/v1/sign-in-code-exchanges',
  summary: 'Cambia el código de un solo uso por una sesión de la escuela',
  area,
  body: v.object({
    code: opaque('Falta el código.'),
    verifier: v.pipe(
      v.string('Falta el verificador PKCE.'),
      v.regex(/^[\w.~-]{43,128}$/, 'El verificador PKCE no es válido.'),
    ),
  }),
  answer: sessionToGoOn,
  status: 201,
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/v1/email-verifications',
  summary: 'Verifica un correo con el enlace recibido',
  area,
  body: v.object({ token: opaque(missingTexts.link) }),
  answer: v.object({ email: v.string() }),
});

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/v1/password-reset-requests',
  summary: 'Pide un enlace para cambiar la contraseña; la respuesta es la misma exista o no la cuenta',
  area,
  body: v.object({ email }),
  status: 204,
});

export const checkPasswordReset = endpoint({
  method: 'POST',
  path: '/api/v1/password-reset-checks',
  summary: 'Dice si un enlace para cambiar la contraseña sigue vigente',
  area,
  body: v.object({ token: opaque(missingTexts.link) }),
  answer: v.object({ email: v.string(), expiresAt: v.string() }),
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/v1/password-resets',
  summary: 'Cambia la contraseña con el enlace recibido y cierra las sesiones abiertas',
  area,
  body: v.object({ token: opaque(missingTexts.link), password: given(missingTexts.newPassword) }),
  status: 204,
});

export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Cierra la sesión',
  area,
  signIn: 'optional',
});

export const sendVerification = endpoint({
  method: 'POST',
  path: '/auth/verificar-email',
  summary: 'Envía otra vez el correo de verificación',
  area,
  body: site,
  answer: v.object({ sended: v.boolean() }),
});

export const readMe = endpoint({
  method: 'POST',
  path: '/auth/me',
  summary: 'Datos del usuario: perfil, menú y lo que posee',
  area,
  signIn: 'required',
  answer: userInfo,
});

export const renewSession = endpoint({
  method: 'POST',
  path: '/api/check',
  summary: 'Renueva el token de acceso y rota la cookie de la sesión',
  area,
  answer: openSession,
});

export const freshToken = endpoint({
  method: 'GET',
  path: '/api/user',
  summary: 'Token de acceso nuevo para quien llama',
  area,
  signIn: 'required',
  answer: v.object({ token: v.string() }),
});

export const clearOtherSessions = endpoint({
  method: 'POST',
  path: '/api/clear-session-user',
  summary: 'Cierra las demás sesiones de la cuenta',
  area,
  signIn: 'required',
  body: v.object({ token: given('Falta el token.', 4000) }),
});

export const accountEndpoints = [
  signIn,
  sessionStatus,
  listSessions,
  closeSession,
  issueSignInCode,
  exchangeSignInCode,
  verifyEmail,
  requestPasswordReset,
  checkPasswordReset,
  resetPassword,
  signOut,
  sendVerification,
  readMe,
  renewSession,
  freshToken,
  clearOtherSessions,
];
