import type { Kysely } from 'kysely';
import { SignInCodes, type SignInCode } from '#application/server/accounts/ports/sign-in-codes.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class SignInCodesInSql extends SignInCodes {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async add(code: SignInCode): Promise<void> {
    await this.db
      .insertInto('sign_in_codes')
      .values({
        code_hash: code.fingerprint,
        user_id: code.userId,
        login_id: code.loginId,
        challenge: code.challenge,
        return_to: code.returnTo,
        created_at: code.createdAt.toISOString(),
        expires_at: code.expiresAt.toISOString(),
        used_at: code.usedAt?.toISOString() ?? null,
        session_id: code.sessionId,
      })
      .execute();
  }

  async find(fingerprint: string): Promise<SignInCode | null> {
    const row = await this.db
      .selectFrom('sign_in_codes')
      .selectAll()
      .where('code_hash', '=', fingerprint)
      .executeTakeFirst();
    if (row === undefined) return null;
    return {
      fingerprint: row.code_hash,
      userId: row.user_id,
      loginId: row.login_id,
      challenge: row.challenge,
      returnTo: row.return_to,
      createdAt: new Date(row.created_at),
      expiresAt: new Date(row.expires_at),
      usedAt: row.used_at === null ? null : new Date(row.used_at),
      sessionId: row.session_id,
    };
  }

  async burn(fingerprint: string, at: Date): Promise<boolean> {
    const burnt = await this.db
      .updateTable('sign_in_codes')
      .set({ used_at: at.toISOString() })
      .where('code_hash', '=', fingerprint)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return Number(burnt.numUpdatedRows) > 0;
  }

  async setSession(fingerprint: string, sessionId: string): Promise<void> {
    await this.db
      .updateTable('sign_in_codes')
      .set({ session_id: sessionId })
      .where('code_hash', '=', fingerprint)
      .execute();
  }
}
