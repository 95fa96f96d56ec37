import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { Clock } from '#application/ports/clock.ts';
import type { UseCaseKey } from '#application/server/shared/ports/unit-of-work.ts';
import type { Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { accept, type Refusal, type Result } from '#domain/shared/result.ts';
import { requestKeyOf, type KeyedCall, type RequestKey } from './idempotency-key.ts';
import { ProblemError, problemOf } from './refusal-table.ts';

export interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** How the handler of an idempotent endpoint makes what was asked for. */
export interface Once<A> {
  /**
   * Makes it in one transaction with its key and its answer, so that neither stays without the other, whenever the process dies.
   * A refusal is not kept: the same key may be tried again after it.
   */
  write<U extends object, T, R extends Refusal>(
    useCase: UseCaseKey<U>,
    make: (useCase: U) => Promise<Result<T, R>>,
    answer: (made: T) => A,
  ): Promise<Result<A, R>>;
  /** The same for work that asks a gateway between two transactions; it must bear to be begun again after a crash. */
  inSteps<R extends Refusal>(make: () => Promise<Result<A, R>>): Promise<Result<A, R>>;
}

/** Work in steps that has not answered after this long is taken to have died with its process. */
const abandonedAfterMs = 60_000;

/**
 * Runs a request once for its `Idempotency-Key`: a repeated one gets the first answer again, one sent meanwhile waits for it.
 * @throws ProblemError 400 without a key, 422 when the key came with another request, 409 while steps are under way.
 */
export async function withIdempotencyKey<A>(
  school: School,
  endpoint: Endpoint,
  call: KeyedCall,
  run: (once: Once<A>) => Promise<HttpAnswer>,
): Promise<HttpAnswer> {
  const once = new OnceByKey<A>(school, endpoint, requestKeyOf(endpoint.path, call));
  const kept = await once.kept(school.db);
  if (kept !== null) return kept;
  try {
    const answer = await run(once);
    if (!once.isDone) throw new Error(`${endpoint.path} made its answer apart from its key`);
    return answer;
  } catch (error) {
    if (error instanceof AnsweredMeanwhile) return error.answer;
    throw error;
  }
}

/** Another request of the same key was faster. */
class AnsweredMeanwhile extends Error {
  constructor(readonly answer: HttpAnswer) {
    super('The same request was answered meanwhile');
  }
}

class OnceByKey<A> implements Once<A> {
  isDone = false;

  constructor(
    private readonly school: School,
    private readonly endpoint: Endpoint,
    private readonly key: RequestKey,
  ) {}

  /** The answer that an earlier request of this key left. */
  async kept(db: Kysely<SchoolDatabase>): Promise<HttpAnswer | null> {
    const first = await db
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('key', '=', this.key.key)
      .executeTakeFirst();
    if (first === undefined) return null;
    if (first.request_hash !== this.key.request_hash) {
      throw new ProblemError(
        problemOf(422, 'idempotency-key-reused', 'Esta clave de idempotencia ya se usó con otra solicitud.', {
          field: 'Idempotency-Key',
        }),
      );
    }
    return first.status === null ? null : { status: first.status, body: JSON.parse(first.answer ?? 'null') };
  }

  async write<U extends object, T, R extends Refusal>(
    useCase: UseCaseKey<U>,
    make: (useCase: U) => Promise<Result<T, R>>,
    answer: (made: T) => A,
  ): Promise<Result<A, R>> {
    const done = await this.school.write(useCase, async (one, transaction): Promise<Result<A, R>> => {
      // Whoever is second waits here until the first has committed.
      if (!(await this.#claim(transaction))) {
        const kept = await this.kept(transaction);
        if (kept !== null) throw new AnsweredMeanwhile(kept);
      }
      const made = await make(one);
      if (!made.ok) {
        await this.#giveBack(transaction);
        return made;
      }
      const value = answer(made.value);
      await this.#keep(transaction, value);
      return accept(value);
    });
    this.isDone = done.ok;
    return done;
  }

  async inSteps<R extends Refusal>(make: () => Promise<Result<A, R>>): Promise<Result<A, R>> {
    const { db } = this.school;
    if (!(await this.#claim(db)) && !(await this.#takeOver(db))) {
      const kept = await this.kept(db);
      throw kept === null ? busy() : new AnsweredMeanwhile(kept);
    }
    try {
      const made = await make();
      if (made.ok) await this.#keep(db, made.value);
      else await this.#giveBack(db);
      this.isDone = made.ok;
      return made;
    } catch (error) {
      await this.#giveBack(db);
      throw error;
    }
  }

  async #claim(db: Kysely<SchoolDatabase>): Promise<boolean> {
    const created_at = this.#now().toISOString();
    const claimed = await db
      .insertInto('idempotency_keys')
      .values({ ...this.key, status: null, answer: null, created_at })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirst();
    return Number(claimed.numInsertedOrUpdatedRows ?? 0) > 0;
  }

  async #takeOver(db: Kysely<SchoolDatabase>): Promise<boolean> {
    const now = this.#now();
    const taken = await db
      .updateTable('idempotency_keys')
      .set({ created_at: now.toISOString() })
      .where('key', '=', this.key.key)
      .where('status', 'is', null)
      .where('created_at', '<', new Date(now.getTime() - abandonedAfterMs).toISOString())
      .executeTakeFirst();
    return Number(taken.numUpdatedRows) > 0;
  }

  async #keep(db: Kysely<SchoolDatabase>, value: A): Promise<void> {
    const { answer, status } = this.endpoint;
    const body = answer === null ? null : v.parse(answer, value);
    await db
      .updateTable('idempotency_keys')
      .set({ status: answer === null ? 204 : status, answer: JSON.stringify(body) })
      .where('key', '=', this.key.key)
      .execute();
  }

  async #giveBack(db: Kysely<SchoolDatabase>): Promise<void> {
    await db.deleteFrom('idempotency_keys').where('key', '=', this.key.key).execute();
  }

  #now(): Date {
    return this.school.get(Clock).now();
  }
}

function busy(): ProblemError {
  return new ProblemError(
    problemOf(409, 'request-under-way', 'La misma solicitud se está procesando. Espera un momento.'),
  );
}
