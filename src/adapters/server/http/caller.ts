import type { FastifyRequest } from 'fastify';
import { AccessTokens, type Bearer } from '#application/server/ports/access-tokens.ts';
import { Sessions } from '#application/server/ports/sessions.ts';
import { Clock } from '#application/ports/clock.ts';
import type { SignIn } from '#adapters/http-contract/endpoint.ts';
import type { School } from '#adapters/server/school.ts';
import { ProblemError, problemOf } from './problems.ts';

/**
 * Who a request speaks for: null for an anonymous one where that is allowed.
 * @throws ProblemError 401 with the literal message of AUTH-7 when a token is missing, expired or not ours, or its session has ended.
 */
export async function callerOf(request: FastifyRequest, school: School, signIn: SignIn): Promise<Bearer | null> {
  if (signIn === 'none') return null;
  const header = request.headers.authorization;
  if (header === undefined || header === '') {
    if (signIn === 'optional') return null;
    throw signInNeeded('Authorization Token not found');
  }
  const token = /^Bearer (\S+)$/.exec(header)?.[1];
  if (token === undefined) throw signInNeeded('The token could not be parsed from the request');
  const verified = await school.get(AccessTokens).verify(token, school.get(Clock).now());
  if (!verified.ok) {
    throw signInNeeded(verified.refusal.kind === 'token-expired' ? 'Token is Expired' : 'Token is Invalid');
  }
  if (!(await school.get(Sessions).isOpen(verified.value.sessionId, school.get(Clock).now()))) {
    throw signInNeeded('Unauthenticated');
  }
  return verified.value;
}

function signInNeeded(message: string): ProblemError {
  return new ProblemError(
    problemOf(401, 'sign-in-required', 'Tu sesión no está iniciada o venció. Ingresa de nuevo para continuar.', {
      message,
    }),
  );
}
