import type { FastifyRequest } from 'fastify';
import { AccessTokens, type Bearer } from '#application/server/accounts/ports/access-tokens.ts';
import { Sessions } from '#application/server/accounts/ports/sessions.ts';
import { Clock } from '#application/ports/clock.ts';
import type { SignInNeed } from '#adapters/http-contract/shared/endpoint.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { ProblemError, problemOf } from './refusal-table.ts';

/** Who speaks in a call, by what its endpoint says of signing in; null: nobody is known. */
export interface CallerBy {
  readonly none: null;
  readonly optional: Bearer | null;
  readonly required: Bearer;
}

const finders: { readonly [S in keyof CallerBy]: (request: FastifyRequest, school: School) => Promise<CallerBy[S]> } = {
  none: () => Promise.resolve(null),
  optional: async (request, school) => {
    const header = headerOf(request);
    return header === null ? null : bearerOf(header, school);
  },
  required: async (request, school) => {
    const header = headerOf(request);
    if (header === null) throw signInNeeded('Authorization Token not found');
    return bearerOf(header, school);
  },
};

/**
 * Who a request speaks for, as its endpoint asks.
 * @throws ProblemError 401 with the literal message of AUTH-7 when a token is missing, expired or not ours, or its session has ended.
 */
export function callerOf<S extends SignInNeed>(
  request: FastifyRequest,
  school: School,
  signIn: S,
): Promise<CallerBy[S]> {
  return finders[signIn](request, school);
}

function headerOf({ headers: { authorization } }: FastifyRequest): string | null {
  return authorization === undefined || authorization === '' ? null : authorization;
}

async function bearerOf(header: string, school: School): Promise<Bearer> {
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

/** What whoever must sign in for a call reads. */
export const signInNeededText = 'Tu sesión no está iniciada o venció. Ingresa de nuevo para continuar.';

function signInNeeded(message: string): ProblemError {
  return new ProblemError(
    problemOf(401, 'sign-in-required', signInNeededText, {
      message,
    }),
  );
}
