import { type Kysely, sql } from 'kysely';
import {
  SeminarNotices,
  type SessionOfSomebody,
  type SomebodysSeminar,
} from '#application/server/learning/ports/seminar-notices.ts';
import { DAY_MS, HOUR_MS, type ToldOfSession } from '#domain/learning/seminars/seminar-notice.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { enrolledIn } from './enrolled.ts';

/** What `coming` of a statement says, which asks it once. */
const ofComing = sql<number>`(select id from coming)`;

const flag = (is: boolean) => (is ? (1 as const) : (0 as const));

export class SeminarNoticesInSql extends SeminarNotices {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async waiting(now: Date, most: number): Promise<readonly SomebodysSeminar[]> {
    if ((await this.#coming(now).limit(1).executeTakeFirst()) === undefined) return [];
    const untold = await this.#untold(now, most);
    return untold.length < most ? [...untold, ...(await this.#unbelieved(now, most))] : untold;
  }

  async sessionsOf({ userId, productId }: SomebodysSeminar, now: Date): Promise<readonly SessionOfSomebody[]> {
    const rows = await this.db
      .selectFrom('seminar_sessions')
      .leftJoin('seminar_rooms', 'seminar_rooms.product_id', 'seminar_sessions.product_id')
      .leftJoin('seminar_notices', (join) =>
        join.onRef('seminar_notices.session_id', '=', 'seminar_sessions.id').on('seminar_notices.user_id', '=', userId),
      )
      .selectAll('seminar_sessions')
      .select(['seminar_rooms.address', 'letters', 'seminar_notices.sequence as told', 'is_over'])
      .select(['day_before', 'hour_before'])
      .where('seminar_sessions.product_id', '=', productId)
      .where('starts_at', '>', now.toISOString())
      .where((either) => either.or([either('removed_at', 'is', null), either('letters', 'is not', null)]))
      .orderBy('starts_at')
      .orderBy('seminar_sessions.id')
      .execute();
    const isEnrolled = await this.#isEnrolled(userId, productId, now);
    return rows.map((row) => ({
      id: row.id,
      productId,
      userId,
      title: row.title,
      startsAt: new Date(row.starts_at),
      endsAt: new Date(row.ends_at),
      place: row.place,
      address: row.room ?? row.address,
      sequence: row.sequence,
      changedAt: new Date(row.changed_at),
      isRemoved: row.removed_at !== null,
      isEnrolled,
      letters: row.letters ?? 0,
      told:
        row.told === null
          ? null
          : {
              sequence: row.told,
              isOver: row.is_over === 1,
              dayBefore: row.day_before === 1,
              hourBefore: row.hour_before === 1,
            },
    }));
  }

  async note(
    { id, userId, letters }: Pick<SessionOfSomebody, 'id' | 'userId' | 'letters'>,
    { sequence, isOver, dayBefore, hourBefore }: ToldOfSession,
  ): Promise<boolean> {
    const told = {
      letters: letters + 1,
      sequence,
      is_over: flag(isOver),
      day_before: flag(dayBefore),
      hour_before: flag(hourBefore),
    };
    const noted = await this.db
      .insertInto('seminar_notices')
      .values({ session_id: id, user_id: userId, ...told })
      .onConflict((row) =>
        row.columns(['session_id', 'user_id']).doUpdateSet(told).where('seminar_notices.letters', '=', letters),
      )
      .executeTakeFirst();
    return (noted.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  /** The seminars with sessions to come, of what is sold or was: asked once within other questions, for no list of them has an end. */
  #coming(now: Date) {
    return this.db
      .selectFrom('seminar_sessions')
      .innerJoin('products', 'products.id', 'seminar_sessions.product_id')
      .select('products.id')
      .where('seminar_sessions.starts_at', '>', now.toISOString())
      .where((either) =>
        either.or([either('products.status', '=', 'published'), either('products.retired_at', 'is not', null)]),
      );
  }

  /** Begins a statement that asks once which seminars are coming (`ofComing`). */
  #withComing(now: Date) {
    return this.db.with(
      (named) => named('coming').materialized(),
      () => this.#coming(now),
    );
  }

  /** Who are enrolled and were not told of it, of a change, or that it is about to begin. */
  #untold(now: Date, most: number): Promise<readonly SomebodysSeminar[]> {
    const before = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
    return this.#withComing(now)
      .selectFrom(enrolledIn(this.db, ofComing, now).as('enrolled'))
      .innerJoin('seminar_sessions as session', 'session.product_id', 'enrolled.product_id')
      .leftJoin('seminar_notices as notice', (join) =>
        join.onRef('notice.session_id', '=', 'session.id').onRef('notice.user_id', '=', 'enrolled.user_id'),
      )
      .select(['enrolled.user_id as userId', 'enrolled.product_id as productId'])
      .distinct()
      .where('session.removed_at', 'is', null)
      .where('session.starts_at', '>', now.toISOString())
      .where((either) =>
        either.or([
          either('notice.sequence', 'is', null),
          either('notice.is_over', '=', 1),
          either('notice.sequence', '<', either.ref('session.sequence')),
          either.and([either('notice.day_before', '=', 0), either('session.starts_at', '<=', before(DAY_MS))]),
          either.and([either('notice.hour_before', '=', 0), either('session.starts_at', '<=', before(HOUR_MS))]),
        ]),
      )
      .orderBy('productId')
      .orderBy('userId')
      .limit(most)
      .execute();
  }

  /** Who believe that a session is theirs that is held no more, or that they have no seat in any more. */
  #unbelieved(now: Date, most: number): Promise<readonly SomebodysSeminar[]> {
    return this.#withComing(now)
      .selectFrom('seminar_notices as notice')
      .innerJoin('seminar_sessions as session', 'session.id', 'notice.session_id')
      .leftJoin(enrolledIn(this.db, ofComing, now).as('enrolled'), (join) =>
        join.onRef('enrolled.product_id', '=', 'session.product_id').onRef('enrolled.user_id', '=', 'notice.user_id'),
      )
      .innerJoin('users', 'users.id', 'notice.user_id')
      .select(['notice.user_id as userId', 'session.product_id as productId'])
      .distinct()
      .where('notice.is_over', '=', 0)
      .where('session.starts_at', '>', now.toISOString())
      .where('users.disabled_at', 'is', null)
      .where((either) =>
        either.or([either('session.removed_at', 'is not', null), either('enrolled.user_id', 'is', null)]),
      )
      .orderBy('productId')
      .orderBy('userId')
      .limit(most)
      .execute();
  }

  async #isEnrolled(userId: string, productId: number, now: Date): Promise<boolean> {
    const found = await this.db
      .selectFrom(enrolledIn(this.db, [productId], now).as('enrolled'))
      .select(sql<number>`1`.as('is'))
      .where('enrolled.user_id', '=', userId)
      .executeTakeFirst();
    return found !== undefined;
  }
}
