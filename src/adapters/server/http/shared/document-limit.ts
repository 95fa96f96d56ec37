import { TooManyDrawings } from '#adapters/server/documents/drawings.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { holdTo, type Limit } from './limits.ts';
import { problemOf, ProblemError } from './refusal-table.ts';

/** Documents that an account may ask for: more than anybody looks at, and few enough for the threads that draw them. */
export const documentLimit: Limit = { requests: 60, seconds: 60 };

/** What an account's documents are counted under. */
export const documentCountKey = (userId: string): string => `documents of account ${userId}`;

/**
 * A document for an account, unless it asked for too many.
 * @throws ProblemError 429 for too many, 503 when too much is being drawn.
 */
export async function documentFor<T>(school: School, userId: string, draw: () => Promise<T>): Promise<T> {
  await holdTo(school, documentLimit, documentCountKey(userId));
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
      { 'retry-after': '5' },
    );
  }
}
