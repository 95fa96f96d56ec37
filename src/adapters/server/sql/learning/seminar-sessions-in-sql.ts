import type { Kysely, Selectable } from 'kysely';
import { type PublishedSession, SeminarSessions } from '#application/server/learning/ports/seminar-sessions.ts';
import {
  editedSession,
  isMoved,
  type SeminarSession,
  type SessionsContent,
} from '#domain/learning/seminars/sessions-content.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { keepRoom, roomOf } from './seminar-rooms.ts';
import { beginAndEndWithSessions } from './seminar-dates.ts';

export class SeminarSessionsInSql extends SeminarSessions {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async among(productIds: readonly number[]): Promise<readonly PublishedSession[]> {
    if (productIds.length === 0) return [];
    const rows = await this.db
      .selectFrom('seminar_sessions')
      .leftJoin('seminar_rooms', 'seminar_rooms.product_id', 'seminar_sessions.product_id')
      .selectAll('seminar_sessions')
      .select('seminar_rooms.address')
      .where('seminar_sessions.product_id', 'in', productIds)
      .where('removed_at', 'is', null)
      .orderBy('starts_at')
      .orderBy('id')
      .execute();
    const staff = await this.#staffOf(rows.map(({ id }) => id));
    return rows.map((row) => ({ ...publishedOf(row), staffIds: staff.get(row.id) ?? [] }));
  }

  async read(productId: number): Promise<SessionsContent> {
    const sessions = await this.among([productId]);
    return { room: (await roomOf(this.db, productId)) ?? '', sessions: sessions.map(editedSession) };
  }

  async write(productId: number, sessions: readonly SeminarSession[], room: string | null, now: Date): Promise<void> {
    if (!this.db.isTransaction) {
      return this.db.transaction().execute((db) => new SeminarSessionsInSql(db).write(productId, sessions, room, now));
    }
    await keepRoom(this.db, productId, room, now);
    const rows = await this.db.selectFrom('seminar_sessions').selectAll().where('product_id', '=', productId).execute();
    const known = new Map(rows.map((row) => [row.id, row]));
    for (const session of sessions) {
      await this.#keep(productId, session, known.get(session.id), now);
      await this.#keepStaff(session);
    }
    const held = new Set(sessions.map(({ id }) => id));
    const gone = rows.filter(({ id, removed_at: removed }) => removed === null && !held.has(id)).map(({ id }) => id);
    if (gone.length > 0) await this.#remove(gone, now);
    await beginAndEndWithSessions(this.db, productId);
  }

  async teachers(): Promise<ReadonlySet<number>> {
    return new Set((await this.db.selectFrom('staff').select('id').execute()).map(({ id }) => id));
  }

  async #keep(productId: number, session: SeminarSession, known: SessionRow | undefined, now: Date): Promise<void> {
    const at = now.toISOString();
    const columns = {
      title: session.title,
      starts_at: session.startsAt.toISOString(),
      ends_at: session.endsAt.toISOString(),
      place: session.place,
      room: session.room,
      capacity: session.capacity,
      recording: session.recording,
    };
    if (known === undefined) {
      const added = { ...columns, id: session.id, product_id: productId, changed_at: at, removed_at: null };
      await this.db.insertInto('seminar_sessions').values(added).execute();
      return;
    }
    const again = known.removed_at !== null || isMoved(sessionOf(known), session);
    await this.db
      .updateTable('seminar_sessions')
      .set({ ...columns, removed_at: null, ...(again && { sequence: known.sequence + 1, changed_at: at }) })
      .where('id', '=', session.id)
      .where('product_id', '=', productId)
      .execute();
  }

  async #keepStaff({ id, staffIds }: SeminarSession): Promise<void> {
    await this.db.deleteFrom('seminar_session_staff').where('session_id', '=', id).execute();
    if (staffIds.length === 0) return;
    await this.db
      .insertInto('seminar_session_staff')
      .values(staffIds.map((staffId, index) => ({ session_id: id, staff_id: staffId, position: index + 1 })))
      .execute();
  }

  async #remove(ids: readonly string[], now: Date): Promise<void> {
    const at = now.toISOString();
    await this.db
      .updateTable('seminar_sessions')
      .set((row) => ({ removed_at: at, changed_at: at, sequence: row('sequence', '+', 1) }))
      .where('id', 'in', ids)
      .execute();
  }

  async #staffOf(ids: readonly string[]): Promise<ReadonlyMap<string, number[]>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('seminar_session_staff')
      .select(['session_id', 'staff_id'])
      .where('session_id', 'in', ids)
      .orderBy('position')
      .execute();
    const staff = new Map<string, number[]>();
    for (const { session_id: id, staff_id: teacher } of rows) staff.set(id, [...(staff.get(id) ?? []), teacher]);
    return staff;
  }
}

type SessionRow = Selectable<SchoolDatabase['seminar_sessions']>;

/** A row as a session; who holds it stands in rows of its own. */
function sessionOf(row: SessionRow): SeminarSession {
  const { id, title, starts_at: starts, ends_at: ends, place, room, capacity, recording } = row;
  return {
    id,
    title,
    startsAt: new Date(starts),
    endsAt: new Date(ends),
    place,
    room,
    capacity,
    recording,
    staffIds: [],
  };
}

function publishedOf(row: SessionRow & { readonly address: string | null }): PublishedSession {
  return {
    ...sessionOf(row),
    productId: row.product_id,
    address: row.room ?? row.address,
    sequence: row.sequence,
    changedAt: new Date(row.changed_at),
  };
}
