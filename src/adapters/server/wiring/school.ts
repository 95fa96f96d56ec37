import type { AbstractNewable } from 'inversify';
import type { Kysely } from 'kysely';
import { Clock } from '#application/ports/clock.ts';
import { Logger } from '#application/ports/logger.ts';
import { UnitOfWork, type UseCaseKey } from '#application/server/shared/ports/unit-of-work.ts';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import { codeOf, DatabaseUnavailable } from '#adapters/server/sql/shared/database-unavailable.ts';
import { nextTurningPoint } from '#adapters/server/sql/catalogue/turning-points.ts';
import type { RememberedSettings } from '#adapters/server/sql/settings/remembered-settings.ts';
import { PublicStamps, type Stamps } from '#adapters/server/sql/shared/public-stamps.ts';
import type { Readiness } from '#adapters/server/observing/readiness.ts';
import { unrecorded } from '#adapters/server/answer-sources.ts';
import { KeptAnswers } from '#adapters/server/kept-answers.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** What gives ports and use cases by their tokens. */
interface Bound {
  get<T>(token: AbstractNewable<T>): T;
}

/** Makes a flat container over a database or over one of its transactions. */
export type ContainerOver = (db: Kysely<SchoolDatabase>, unitOfWork: UnitOfWork) => Bound;

const attempts = 4;
/** PostgreSQL: serialization failure, deadlock. Both ask for the same transaction once more. */
const collisions = new Set(['40001', '40P01']);

/** The running school: what routes, the renderer and the command line ask for ports and use cases. */
export class School extends UnitOfWork {
  readonly db: Kysely<SchoolDatabase>;
  /** What is the same for everybody, made once. */
  readonly kept: KeptAnswers;
  readonly #reading: Bound;
  readonly #later = new Set<Promise<void>>();

  constructor(
    database: Pick<OpenDatabase, 'db'>,
    private readonly containerOver: ContainerOver,
    /** Whether this process can take visitors. */
    readonly readiness: Readiness,
    /** What the school says of itself, as this process remembers it. */
    readonly settings: RememberedSettings,
  ) {
    super();
    this.db = database.db;
    this.#reading = containerOver(database.db, this);
    const stamps = { now: () => this.#followed(this.get(PublicStamps).now()) };
    this.kept = new KeptAnswers(stamps, this.get(Clock), (now) => nextTurningPoint(this.db, now));
  }

  /** Makes sure that the settings are those of this moment (`RememberedSettings`), by the stamps that whoever asks meanwhile is given as well. */
  async renewSettings(): Promise<void> {
    // A database that cannot say is asked by what comes next. The stamps are no source of what is being made.
    const stamps = await unrecorded(() => this.get(PublicStamps).now()).catch(() => null);
    if (stamps !== null) await this.settings.follow(stamps.get('school_settings') ?? '');
  }

  /** Stamps, once the settings are those of their instant or later ones: what is kept under them is made from such. */
  async #followed(asked: Promise<Stamps>): Promise<Stamps> {
    const stamps = await asked;
    await this.settings.follow(stamps.get('school_settings') ?? '');
    return stamps;
  }

  /**
   * Does work once the answer of a request is on its way: how long it takes then tells nobody whether there was anything to do.
   * What fails is logged; `settled` waits for it.
   */
  later(work: () => Promise<unknown>): void {
    const done: Promise<void> = new Promise<void>((begin) => setImmediate(begin))
      .then(work)
      .then(
        () => undefined,
        (error: unknown) => this.get(Logger).error('work after an answer failed', { error: String(error) }),
      )
      .finally(() => this.#later.delete(done));
    this.#later.add(done);
  }

  /** Ends when all work that was left for later is done. */
  async settled(): Promise<void> {
    while (this.#later.size > 0) await Promise.all(this.#later);
  }

  /** A port or a use case outside any transaction: for reads, and for use cases that take the unit of work themselves. */
  get<T>(key: UseCaseKey<T>): T {
    return resolve(this.#reading, key);
  }

  /** `run` is also told the transaction: what must live and die with what the use case writes is written into it. */
  async write<U extends object, T>(
    useCase: UseCaseKey<U>,
    run: (useCase: U, transaction: Kysely<SchoolDatabase>) => Promise<T>,
  ): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.db
          .transaction()
          .execute((transaction) => run(resolve(this.containerOver(transaction, this), useCase), transaction));
      } catch (error) {
        if (!collisions.has(codeOf(error))) throw error;
        if (attempt === attempts) throw new DatabaseUnavailable(error);
      }
    }
  }

  /**
   * Shows the school as it would be after a use case: `show` is given what the use case answered, and a school that reads what it
   * wrote. Nothing of it stays, whatever happens.
   */
  async rehearse<U extends object, A, T>(
    useCase: UseCaseKey<U>,
    run: (useCase: U) => Promise<A>,
    show: (answer: A, within: School) => Promise<T>,
  ): Promise<T> {
    const undone = new Rehearsed<T>();
    try {
      await this.db.transaction().execute(async (transaction) => {
        const within = new School({ db: transaction }, this.containerOver, this.readiness, this.settings);
        const answer = await run(resolve(this.containerOver(transaction, within), useCase));
        undone.shown = { value: await show(answer, within) };
        throw undone;
      });
    } catch (error) {
      if (error !== undone) throw error;
    }
    if (undone.shown === null) throw new Error('A rehearsal showed nothing');
    return undone.shown.value;
  }
}

/** Thrown to undo a rehearsal, with what it showed. */
class Rehearsed<T> extends Error {
  shown: { readonly value: T } | null = null;
}

function resolve<T>(container: Bound, key: UseCaseKey<T>): T {
  // An abstract class is its own token; inversify's type asks for looser constructor arguments than ours.
  return container.get<T>(key as AbstractNewable<T>);
}
