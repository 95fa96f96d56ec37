import type { Kysely } from 'kysely';
import { EmailTokens, type EmailToken } from '#application/server/accounts/ports/email-tokens.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import type { EmailLinkPurpose } from '#domain/accounts/email-link.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class EmailTokensInSql extends EmailTokens {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async add(token: EmailToken): Promise<void> {
    await this.db
      .insertInto('email_tokens')
      .values({
        token_hash: token.fingerprint,
        user_id: token.userId,
        purpose: token.purpose,
        email: token.email,
        created_at: token.createdAt.toISOString(),
        expires_at: token.expiresAt.toISOString(),
        used_at: token.usedAt?.toISOString() ?? null,
      })
      .execute();
  }

  async find(fingerprint: string): Promise<EmailToken | null> {
    const row = await this.db
      .selectFrom('email_tokens')
      .selectAll()
      .where('token_hash', '=', fingerprint)
      .executeTakeFirst();
    if (row === undefined) return null;
    return {
      fingerprint: row.token_hash,
      userId: row.user_id,
      purpose: row.purpose as EmailLinkPurpose,
      email: row.email as EmailAddress,
      createdAt: new Date(row.created_at),
      expiresAt: new Date(row.expires_at),
      usedAt: row.used_at === null ? null : new Date(row.used_at),
    };
  }

  async use(fingerprint: string, now: Date): Promise<boolean> {
    const used = await this.db
      .updateTable('email_tokens')
      .set({ used_at: now.toISOString() })
      .where('token_hash', '=', fingerprint)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now.toISOString())
      .executeTakeFirst();
    return Number(used.numUpdatedRows) > 0;
  }

  async cancel(userId: string, purpose: EmailLinkPurpose, now: Date): Promise<void> {
    await this.db
      .updateTable('email_tokens')
      .set({ used_at: now.toISOString() })
      .where('user_id', '=', userId)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .execute();
  }

  async sentSince(userId: string, purpose: EmailLinkPurpose, since: Date): Promise<readonly Date[]> {
    const rows = await this.db
      .selectFrom('email_tokens')
      .select('created_at')
      .where('user_id', '=', userId)
      .where('purpose', '=', purpose)
      .where('created_at', '>=', since.toISOString())
      .orderBy('created_at')
      .execute();
    return rows.map(({ created_at }) => new Date(created_at));
  }
}
