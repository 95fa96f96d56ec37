import type { FastifyReply, FastifyRequest } from 'fastify';
import { IdGenerator } from '#application/ports/id-generator.ts';
import type { Bearer } from '#application/server/accounts/ports/access-tokens.ts';
import type { CartOwner } from '#application/server/cart/ports/carts.ts';
import { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { cartSignCookie } from '#adapters/http-contract/cart/cart-cookie.ts';
import { cookieName } from '#adapters/server/http/shared/cookie-names.ts';
import type { School } from '#adapters/server/wiring/school.ts';

/** Holds the secret by which a visitor's cart is known; only its fingerprint is stored. */
const base = 'escuela_carrito';
const oldPath = '/api';

const ninetyDaysInSeconds = 90 * 24 * 60 * 60;

/** What tells whose cart a call is about. */
export interface CartCall {
  readonly caller: Bearer | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Whose cart a call is about: the signed-in account's, else the visitor's of the cookie; null: a visitor without one. */
export function cartOwnerOf(school: School, call: CartCall): CartOwner | null {
  if (call.caller !== null) return { kind: 'account', userId: call.caller.userId };
  const cookieHash = visitorOf(school, call.request);
  if (cookieHash === null) return null;
  renew(school, call);
  if (call.request.cookies[cartSignCookie] === undefined) sign(school, call.reply);
  return { kind: 'visitor', cookieHash };
}

/** The same, with a new cookie for a visitor who has none yet. */
export function cartOwnerToBe(school: School, call: CartCall): CartOwner {
  const owner = cartOwnerOf(school, call);
  if (owner !== null) return owner;
  const secret = school.get(IdGenerator).newSecret();
  write(school, call.reply, secret);
  return { kind: 'visitor', cookieHash: school.get(Fingerprints).of(secret) };
}

/** The fingerprint of the visitor's cookie, or null. */
export function visitorOf(school: School, request: FastifyRequest): string | null {
  const secret = request.cookies[nameAt(school)] ?? request.cookies[base];
  return secret === undefined || secret === '' ? null : school.get(Fingerprints).of(secret);
}

/** Forgets the visitor's cart in this browser. */
export function forgetVisitor(school: School, reply: FastifyReply): void {
  reply.clearCookie(nameAt(school), optionsAt(school));
  reply.clearCookie(cartSignCookie, signOptionsAt(school));
  if (isSecure(school)) reply.clearCookie(base, { path: oldPath });
}

/** A cart from before its cookie had the name it has over https goes on under the new one: nobody loses theirs. */
function renew(school: School, { request, reply }: CartCall): void {
  const old = request.cookies[base];
  if (!isSecure(school) || old === undefined || old === '' || request.cookies[nameAt(school)] !== undefined) return;
  write(school, reply, old);
  reply.clearCookie(base, { path: oldPath });
}

function write(school: School, reply: FastifyReply, secret: string): void {
  reply.setCookie(nameAt(school), secret, { ...optionsAt(school), maxAge: ninetyDaysInSeconds });
  sign(school, reply);
}

/** Lets the browser's script know that there is a cart to ask for. */
function sign(school: School, reply: FastifyReply): void {
  reply.setCookie(cartSignCookie, '1', { ...signOptionsAt(school), maxAge: ninetyDaysInSeconds });
}

const isSecure = (school: School): boolean => school.get(PublicAddresses).schoolOrigin.startsWith('https:');
const nameAt = (school: School): string => cookieName(base, isSecure(school));

function optionsAt(school: School) {
  const secure = isSecure(school);
  return { path: secure ? '/' : oldPath, httpOnly: true, sameSite: 'lax', secure } as const;
}

/** Pages read it, wherever they are. */
function signOptionsAt(school: School) {
  return { path: '/', sameSite: 'lax', secure: isSecure(school) } as const;
}
