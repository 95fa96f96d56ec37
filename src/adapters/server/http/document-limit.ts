import { TooManyDrawings } from '#adapters/server/documents/drawings.ts';
import type { School } from '#adapters/server/school.ts';
import { Clock } from '#application/ports/clock.ts';
import { RateCounts } from '#application/server/ports/rate-counts.ts';
import { problemOf, ProblemError } from './problems.ts';

/** Documents that an account may ask for: more than anybody looks at, and few enough for the threads that draw them. */
export const documentLimit = { requests: 60, seconds: 60 } as const;

/** What an account's documents are counted under. */
export const documentCountKey = (userId: string): string => `documents:${userId}`;

/**
 * A document for an account, unless it asked for too many.
 * @throws ProblemError 429 for too many, 503 when too much is being drawn.
 */
export async function documentFor<T>(school: School, userId: string, draw: () => Promise<T>): Promise<T> {
  const now = school.get(Clock).now();
  const { count, endsAt } = await school.get(RateCounts).hit(documentCountKey(userId), documentLimit.seconds, now);
  if (count > documentLimit.requests) {
    const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
    throw new ProblemError(
      problemOf(
        429,
        'too-many-requests',
        `Pediste muchos documentos seguidos. Vuelve a probar en ${seconds} segundos.`,
        { data: { seconds } },
      ),
    );
  }
  return unlessTooMany(draw);
}

/** What is drawn for anybody. @throws ProblemError 503 when too much is being drawn. */
export async function unlessTooMany<T>(draw: () => Promise<T>): Promise<T> {
  try {
    return await draw();
  } catch (error) {
    if (!(error instanceof TooManyDrawings)) throw error;
    throw new ProblemError(
      problemOf(
        503,
        'drawings-busy',
        'Estamos preparando muchos documentos a la vez. Vuelve a intentarlo en unos segundos.',
      ),
    );
  }
}
