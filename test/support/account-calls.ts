import { createHash } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { Called, TestSchool } from './test-school.ts';

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

/** Registers an account in the sign-in app and verifies nothing. */
export async function register(school: TestSchool, changes: Partial<typeof rosa> = {}): Promise<SignedInBrowser> {
  const answer = await post(school.signInApp, '/api/v1/accounts', { ...rosa, ...changes });
  if (answer.statusCode !== 201) throw new Error(`Not registered: ${answer.body}`);
  return browserOf(answer);
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

/** The secret at the end of the newest letter's link to a page of the school. */
export async function linkTo(
  school: TestSchool,
  page: 'verificar' | 'recuperar' | 'confirmar-correo',
): Promise<string> {
  await school.school.settled();
  const mails = await school.db.selectFrom('outbox_mails').select('text_body').orderBy('created_at').execute();
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
