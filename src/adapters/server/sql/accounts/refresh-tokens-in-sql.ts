import type { Kysely } from 'kysely';
import { RefreshTokens, type RefreshToken } from '#application/server/accounts/ports/refresh-tokens.ts';
import type { WebApp } from '#domain/accounts/session.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class RefreshTokensInSql extends RefreshTokens {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async add(fingerprint: string, sessionId: string, issuedAt: Date): Promise<void> {
    await this.db
      .insertInto('refresh_tokens')
      .values({ token_hash: fingerprint, session_id: sessionId, issued_at: issuedAt.toISOString(), rotated_at: null })
      .execute();
  }

  async find(fingerprint: string): Promise<RefreshToken | null> {
    const row = await this.db
      .selectFrom('refresh_tokens')
      .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select([
        'refresh_tokens.rotated_at',
        'refresh_tokens.session_id',
        'sessions.user_id',
        'sessions.app',
        'sessions.ended_at',
        'sessions.expires_at',
        'users.disabled_at',
      ])
      .where('refresh_tokens.token_hash', '=', fingerprint)
      .executeTakeFirst();
    if (row === undefined) return null;
    return {
      sessionId: row.session_id,
      userId: row.user_id,
      app: row.app as WebApp,
      rotatedAt: row.rotated_at === null ? null : new Date(row.rotated_at),
      sessionEndedAt: row.ended_at === null ? null : new Date(row.ended_at),
      sessionExpiresAt: new Date(row.expires_at),
      accountDisabled: row.disabled_at !== null,
    };
  }

  async rotate(fingerprint: string, at: Date): Promise<boolean> {
    const rotated = await this.db
      .updateTable('refresh_tokens')
      .set({ rotated_at: at.toISOString() })
      .where('token_hash', '=', fingerprint)
      .where('rotated_at', 'is', null)
      .executeTakeFirst();
    return Number(rotated.numUpdatedRows) > 0;
  }
}
