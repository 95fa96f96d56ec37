import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Clock } from '#application/ports/clock.ts';
import type { Bearer } from '#application/server/accounts/ports/access-tokens.ts';
import { RateCounts } from '#application/server/shared/ports/rate-counts.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { networkOfAddress } from '#domain/accounts/network-of-address.ts';
import { deviceOf } from '#adapters/server/http/accounts/device.ts';
import { problemOf, ProblemError } from './refusal-table.ts';

/** How often something is let through in a window of time. */
export interface Limit {
  readonly requests: number;
  readonly seconds: number;
}

/** All calls of one account: somebody with several tabs at an exam makes some dozens a minute. */
export const accountLimit: Limit = { requests: 600, seconds: 60 };

/** One call that changes something, by everybody behind an address who is not signed in: a university may be one address. */
export const addressLimit: Limit = { requests: 1200, seconds: 60 };

/** Whose mailbox it is has asked for none of them: whoever sends is told to wait for tomorrow. */
export const tooManyLetters = {
  status: 429,
  detail: 'Ese correo ya recibió hoy todas las cartas que podemos enviarle. Vuelve a intentarlo mañana.',
} as const;

/** Marks a route that `serve` counts by itself. */
export const countedByItself = { isCounted: true } as const;

declare module 'fastify' {
  interface FastifyContextConfig {
    isCounted?: boolean;
  }
}

/** Counts one more of `key`. @throws ProblemError 429 with the seconds to wait, when it is more than the limit. */
export async function holdTo(school: School, limit: Limit, key: string): Promise<void> {
  const now = school.get(Clock).now();
  const { count, endsAt } = await school.get(RateCounts).hit(key, limit.seconds, now);
  if (count <= limit.requests) return;
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  throw new ProblemError(
    problemOf(429, 'too-many-requests', `Hiciste demasiados intentos. Vuelve a probar en ${seconds} segundos.`, {
      data: { seconds },
    }),
    { 'retry-after': String(seconds) },
  );
}

/** Whose calls are counted together: an account's, else those of an address. */
export function countedTogether(caller: Bearer | null, request: FastifyRequest): string {
  return caller === null ? networkOf(deviceOf(request).address) : `account ${caller.userId}`;
}

/** The network of an address, as limits count by it. */
export function networkOf(address: string): string {
  return `address ${networkOfAddress(address)}`;
}

/** Counts by address whatever changes something and is not counted by itself: forms that browsers post, returns of a gateway. */
export function countFurtherWrites(app: FastifyInstance, school: School): void {
  app.addHook('onRequest', async (request) => {
    const { config, method, url } = request.routeOptions;
    if (config.isCounted === true || request.method === 'GET' || request.method === 'HEAD') return;
    await holdTo(school, addressLimit, `${String(method)} ${url ?? ''} of ${countedTogether(null, request)}`);
  });
}
