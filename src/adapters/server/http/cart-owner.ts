import type { FastifyReply, FastifyRequest } from 'fastify';
import { IdGenerator } from '#application/ports/id-generator.ts';
import type { Bearer } from '#application/server/ports/access-tokens.ts';
import type { CartOwner } from '#application/server/ports/carts.ts';
import { Fingerprints } from '#application/server/ports/fingerprints.ts';
import { PublicAddresses } from '#application/server/ports/public-addresses.ts';
import type { School } from '#adapters/server/school.ts';

/** Holds the secret by which a visitor's cart is known; only its fingerprint is stored. */
export const cartCookie = 'escuela_carrito';

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
  return cookieHash === null ? null : { kind: 'visitor', cookieHash };
}

/** The same, with a new cookie for a visitor who has none yet. */
export function cartOwnerToBe(school: School, call: CartCall): CartOwner {
  const owner = cartOwnerOf(school, call);
  if (owner !== null) return owner;
  const secret = school.get(IdGenerator).newSecret();
  call.reply.setCookie(cartCookie, secret, {
    path: '/api',
    httpOnly: true,
    sameSite: 'lax',
    secure: school.get(PublicAddresses).schoolOrigin.startsWith('https:'),
    maxAge: ninetyDaysInSeconds,
  });
  return { kind: 'visitor', cookieHash: school.get(Fingerprints).of(secret) };
}

/** The fingerprint of the visitor's cookie, or null. */
export function visitorOf(school: School, request: FastifyRequest): string | null {
  const secret = request.cookies[cartCookie];
  return secret === undefined || secret === '' ? null : school.get(Fingerprints).of(secret);
}

/** Forgets the visitor's cart in this browser. */
export function forgetVisitor(reply: FastifyReply): void {
  reply.clearCookie(cartCookie, { path: '/api' });
}
