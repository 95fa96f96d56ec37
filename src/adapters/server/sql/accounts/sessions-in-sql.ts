import type { Kysely, Selectable } from 'kysely';
import { Sessions, type Session } from '#application/server/accounts/ports/sessions.ts';
import { CompiledOnce } from '#adapters/server/sql/shared/compiled-once.ts';
import type { SessionEnd, WebApp } from '#domain/accounts/session.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { SessionsTable } from '#adapters/server/sql/tables/account-tables.ts';

/** Asked before every call of whoever is signed in. */
const open = new CompiledOnce((db, { id, now }: { readonly id: string; readonly now: string }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('sessions.id', '=', id)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('users.disabled_at', 'is', null),
);

export class SessionsInSql extends Sessions {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async isOpen(sessionId: string, now: Date): Promise<boolean> {
    const rows = await open.rows(this.db, { id: sessionId, now: now.toISOString() });
    return rows.length > 0;
  }

  async add(session: Session): Promise<void> {
    await this.db.insertInto('sessions').values(rowOf(session)).execute();
  }

  async find(sessionId: string): Promise<Session | null> {
    const row = await this.db.selectFrom('sessions').selectAll().where('id', '=', sessionId).executeTakeFirst();
    return row === undefined ? null : sessionOf(row);
  }

  async openOf(userId: string, now: Date): Promise<readonly Session[]> {
    const rows = await this.db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now.toISOString())
      .orderBy('last_used_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(sessionOf);
  }

  async prove(loginId: string, at: Date): Promise<void> {
    await this.db
      .updateTable('sessions')
      .set({ proven_at: at.toISOString() })
      .where('login_id', '=', loginId)
      .where('ended_at', 'is', null)
      .execute();
  }

  async touch(sessionId: string, at: Date): Promise<void> {
    await this.db
      .updateTable('sessions')
      .set({ last_used_at: at.toISOString() })
      .where('id', '=', sessionId)
      .where('last_used_at', '<', at.toISOString())
      .execute();
  }

  async end(sessionId: string, at: Date, reason: SessionEnd): Promise<void> {
    await this.#ending(at, reason).where('id', '=', sessionId).execute();
  }

  async endLogin(userId: string, loginId: string, at: Date, reason: SessionEnd): Promise<number> {
    const ended = await this.#ending(at, reason)
      .where('user_id', '=', userId)
      .where('login_id', '=', loginId)
      .where('expires_at', '>', at.toISOString())
      .executeTakeFirst();
    return Number(ended.numUpdatedRows);
  }

  async endAllOf(userId: string, exceptLoginId: string | null, at: Date, reason: SessionEnd): Promise<number> {
    const all = this.#ending(at, reason).where('user_id', '=', userId).where('expires_at', '>', at.toISOString());
    const others = exceptLoginId === null ? all : all.where('login_id', '!=', exceptLoginId);
    return Number((await others.executeTakeFirst()).numUpdatedRows);
  }

  #ending(at: Date, reason: SessionEnd) {
    return this.db
      .updateTable('sessions')
      .set({ ended_at: at.toISOString(), ended_reason: reason })
      .where('ended_at', 'is', null);
  }
}

function sessionOf(row: Selectable<SessionsTable>): Session {
  return {
    id: row.id,
    userId: row.user_id,
    app: row.app as WebApp,
    loginId: row.login_id,
    createdAt: new Date(row.created_at),
    lastUsedAt: new Date(row.last_used_at),
    expiresAt: new Date(row.expires_at),
    endedAt: row.ended_at === null ? null : new Date(row.ended_at),
    endedReason: row.ended_reason as SessionEnd | null,
    device: { address: row.address, userAgent: row.user_agent },
    provenAt: row.proven_at === null ? null : new Date(row.proven_at),
  };
}

function rowOf(session: Session): SessionsTable {
  return {
    id: session.id,
    user_id: session.userId,
    app: session.app,
    login_id: session.loginId,
    created_at: session.createdAt.toISOString(),
    last_used_at: session.lastUsedAt.toISOString(),
    expires_at: session.expiresAt.toISOString(),
    ended_at: session.endedAt?.toISOString() ?? null,
    ended_reason: session.endedReason,
    user_agent: session.device.userAgent,
    address: session.device.address,
    proven_at: session.provenAt?.toISOString() ?? null,
  };
}
