import { createHash } from 'node:crypto';
import { Clock } from '#application/ports/clock.ts';
import type { Bearer } from '#application/server/ports/access-tokens.ts';
import type { FastifyRequest } from 'fastify';
import { receivedFile, type SentFile } from '#adapters/http-contract/form-file.ts';
import { deviceOf } from './device.ts';
import type { School } from '#adapters/server/school.ts';
import { ProblemError, problemOf } from './problems.ts';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A first request that has not answered after this long is taken to have died with its process. */
const abandonedAfterMs = 60_000;

/**
 * Runs a request once for its `Idempotency-Key`: a repeated one gets the first answer again.
 * A problem is not kept: the same key may be tried again after it.
 * @throws ProblemError 400 without a key, 422 when the key came with another request, 409 while the first is under way.
 */
export async function withIdempotencyKey(
  school: School,
  call: {
    readonly caller: Bearer | null;
    readonly body: unknown;
    readonly params: unknown;
    readonly request: FastifyRequest;
  },
  path: string,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const key = call.request.headers['idempotency-key'];
  if (typeof key !== 'string' || key.length < 16 || key.length > 255) {
    throw new ProblemError(
      problemOf(400, 'idempotency-key-missing', 'Falta el encabezado «Idempotency-Key» (16 a 255 caracteres).', {
        field: 'Idempotency-Key',
      }),
    );
  }
  const owner = call.caller?.userId ?? deviceOf(call.request).address;
  const storedKey = digest([owner, key]);
  const requestHash = digest([path, JSON.stringify(call.params ?? null), JSON.stringify(comparable(call.body))]);
  const now = school.get(Clock).now();
  const kept = await claim(school, storedKey, owner, requestHash, now);
  if (kept !== null) return kept;
  try {
    const answer = await run();
    await school.db
      .updateTable('idempotency_keys')
      .set({ status: answer.status, answer: JSON.stringify(answer.body ?? null) })
      .where('key', '=', storedKey)
      .execute();
    return answer;
  } catch (error) {
    await school.db.deleteFrom('idempotency_keys').where('key', '=', storedKey).execute();
    throw error;
  }
}

/** Claims the key for this request (null), or gives the answer that an earlier one left. */
async function claim(
  school: School,
  key: string,
  owner: string,
  requestHash: string,
  now: Date,
): Promise<Answer | null> {
  const { db } = school;
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ key, owner, request_hash: requestHash, status: null, answer: null, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  if (Number(claimed.numInsertedOrUpdatedRows ?? 0) > 0) return null;
  const first = await db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).executeTakeFirst();
  if (first === undefined) throw busy();
  if (first.request_hash !== requestHash) {
    throw new ProblemError(
      problemOf(422, 'idempotency-key-reused', 'Esta clave de idempotencia ya se usó con otra solicitud.', {
        field: 'Idempotency-Key',
      }),
    );
  }
  if (first.status !== null) return { status: first.status, body: JSON.parse(first.answer ?? 'null') };
  const abandonedBefore = new Date(now.getTime() - abandonedAfterMs).toISOString();
  const taken = await db
    .updateTable('idempotency_keys')
    .set({ created_at: now.toISOString() })
    .where('key', '=', key)
    .where('status', 'is', null)
    .where('created_at', '<', abandonedBefore)
    .executeTakeFirst();
  if (Number(taken.numUpdatedRows) > 0) return null;
  throw busy();
}

function busy(): ProblemError {
  return new ProblemError(
    problemOf(409, 'request-under-way', 'La misma solicitud se está procesando. Espera un momento.'),
  );
}

/** The body with files as digests of their content: written out as JSON, eight megabytes would be thirty. */
function comparable(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body ?? null;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => {
      const file = receivedFile(value as SentFile);
      return [name, file === null ? value : createHash('sha256').update(file.content).digest('hex')];
    }),
  );
}

function digest(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
