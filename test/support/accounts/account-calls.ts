import { createHash } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import type { Called, TestSchool } from '#test/support/school/test-school.ts';

/** What a person gives to register, unless the test says otherwise. */
export const rosa = {
  givenNames: 'Rosa María',
  paternalSurname: 'Huamán',
  maternalSurname: 'Quispe',
  email: 'rosa@correo.pe',
  password: 'tres tristes tigres',
  acceptsTerms: true,
  acceptsMarketing: false,
};

/** Sends JSON as a browser of the same origin would. */
export function post(
  app: Called,
  url: string,
  body: object = {},
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return app.inject({ method: 'POST', url, payload: body, headers: { host: 'localhost', ...headers } });
}

/** Asks for an account in the sign-in app; nothing is opened yet. */
export function askForAccount(
  school: TestSchool,
  changes: Partial<typeof rosa & { readonly returnTo: string }> = {},
): Promise<LightMyRequestResponse> {
  return post(school.signInApp, '/api/v1/accounts', { ...rosa, ...changes });
}

/** Registers in the sign-in app, opens the account by the link of its letter, and is signed in there. */
export async function register(school: TestSchool, changes: Partial<typeof rosa> = {}): Promise<SignedInBrowser> {
  return browserOf(await openAccount(school, changes));
}

/** The same; returns the answer that opened the account. @param headers of the request that opens it. */
export async function openAccount(
  school: TestSchool,
  changes: Partial<typeof rosa> = {},
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const asked = await askForAccount(school, changes);
  if (asked.statusCode !== 202) throw new Error(`Not registered: ${asked.body}`);
  const { email, password } = { ...rosa, ...changes };
  const token = await linkTo(school, 'confirmar-cuenta', email);
  const answer = await post(school.signInApp, '/api/v1/account-openings', { token, password }, headers);
  if (answer.statusCode !== 201) throw new Error(`Not opened: ${answer.body}`);
  return answer;
}

/** An account of former days, opened before its address was verified: its letter was sent, and it is signed in to the sign-in app. */
export async function registerUnverified(school: TestSchool): Promise<SignedInBrowser> {
  const { email, password, givenNames: given_names, paternalSurname: paternal_surname } = rosa;
  const password_hash = await school.school.get(PasswordHasher).hash(password);
  await school.addUser({ email, password_hash, given_names, paternal_surname, email_verified_at: null });
  await post(school.signInApp, '/auth/verificar-email', { email, web: 'ES' });
  await school.school.settled();
  return browserOf(await post(school.signInApp, '/api/v1/sessions', { email, password }));
}

export interface SignedInBrowser {
  readonly token: string;
  readonly authorization: { readonly authorization: string };
  /** The refresh cookie as `name=value`. */
  readonly cookie: string;
}

/** What a browser keeps of an answer that opened or renewed a session. */
export function browserOf(answer: LightMyRequestResponse): SignedInBrowser {
  const { token } = answer.json<{ token: string }>();
  const cookie = answer.cookies.find(({ name }) => name.endsWith('_refresh'));
  return {
    token,
    authorization: { authorization: `Bearer ${token}` },
    cookie: `${cookie?.name}=${cookie?.value}`,
  };
}

/** The secret at the end of the newest letter's link to a page. @param to the address it went to; any, when not given. */
export async function linkTo(
  school: TestSchool,
  page: 'verificar' | 'recuperar' | 'confirmar-correo' | 'confirmar-cuenta',
  to: string = '',
): Promise<string> {
  await school.school.settled();
  const mails = await school.db
    .selectFrom('outbox_mails')
    .select('text_body')
    .where('recipient', 'like', `%${to.trim().toLowerCase()}%`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const links = mails.flatMap(({ text_body }) => [...text_body.matchAll(new RegExp(`/${page}/(\\S+)`, 'g'))]);
  const secret = links.at(-1)?.[1];
  if (secret === undefined) throw new Error(`No letter leads to /${page}`);
  return secret;
}

/** A PKCE pair. */
export const verifier = 'v'.repeat(43);
export const challenge = createHash('sha256').update(verifier).digest('base64url');

/** Has the sign-in app hand a signed-in browser over; returns the code. */
export async function codeFor(school: TestSchool, browser: SignedInBrowser, redirect = '/carrito'): Promise<string> {
  const order = { redirect, callbackPage: 'set-session', challenge, state: 'abc' };
  const answer = await post(school.signInApp, '/api/v1/sign-in-codes', order, browser.authorization);
  const location = new URL(answer.json<{ location: string }>().location);
  return location.pathname.split('/').at(-1) ?? '';
}
