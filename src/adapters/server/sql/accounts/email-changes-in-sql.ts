import type { Kysely } from 'kysely';
import { EmailChanges, type EmailChange } from '#application/server/accounts/ports/email-changes.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class EmailChangesInSql extends EmailChanges {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async add(change: EmailChange): Promise<void> {
    await this.db
      .insertInto('email_changes')
      .values({
        token_hash: change.fingerprint,
        user_id: change.userId,
        email: change.email,
        created_at: change.createdAt.toISOString(),
        expires_at: change.expiresAt.toISOString(),
        used_at: change.usedAt?.toISOString() ?? null,
      })
      .execute();
  }

  async find(fingerprint: string): Promise<EmailChange | null> {
    const row = await this.db
      .selectFrom('email_changes')
      .selectAll()
      .where('token_hash', '=', fingerprint)
      .executeTakeFirst();
    if (row === undefined) return null;
    return {
      fingerprint: row.token_hash,
      userId: row.user_id,
      email: row.email as EmailAddress,
      createdAt: new Date(row.created_at),
      expiresAt: new Date(row.expires_at),
      usedAt: row.used_at === null ? null : new Date(row.used_at),
    };
  }

  async use(fingerprint: string, now: Date): Promise<boolean> {
    const used = await this.#using(now)
      .where('token_hash', '=', fingerprint)
      .where('expires_at', '>', now.toISOString())
      .executeTakeFirst();
    return used.numUpdatedRows > 0n;
  }

  async cancel(userId: string, now: Date): Promise<void> {
    await this.#using(now).where('user_id', '=', userId).execute();
  }

  async sentSince(userId: string, since: Date): Promise<readonly Date[]> {
    const rows = await this.db
      .selectFrom('email_changes')
      .select('created_at')
      .where('user_id', '=', userId)
      .where('created_at', '>=', since.toISOString())
      .orderBy('created_at')
      .execute();
    return rows.map(({ created_at }) => new Date(created_at));
  }

  #using(now: Date) {
    return this.db.updateTable('email_changes').set({ used_at: now.toISOString() }).where('used_at', 'is', null);
  }
}
