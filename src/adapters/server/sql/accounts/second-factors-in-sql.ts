import type { Kysely } from 'kysely';
import type { SecretSeal } from '#adapters/server/security/secret-seal.ts';
import { SecondFactors } from '#application/server/accounts/ports/second-factors.ts';
import type { SecondFactor } from '#domain/accounts/factor/second-factor.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class SecondFactorsInSql extends SecondFactors {
  /** @param seal by which a secret is written down. */
  constructor(
    private readonly db: Kysely<SchoolDatabase>,
    private readonly seal: SecretSeal,
  ) {
    super();
  }

  async find(userId: string): Promise<SecondFactor | null> {
    const row = await this.db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();
    if (row === undefined) return null;
    return {
      userId,
      secret: this.seal.open(row.secret, userId),
      createdAt: new Date(row.created_at),
      confirmedAt: row.confirmed_at === null ? null : new Date(row.confirmed_at),
      lastStep: row.last_step,
    };
  }

  async isOn(userId: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('second_factors')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst();
    return row !== undefined;
  }

  async onAmong(userIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (userIds.length === 0) return new Set();
    const rows = await this.db
      .selectFrom('second_factors')
      .select('user_id')
      .where('user_id', 'in', userIds)
      .where('confirmed_at', 'is not', null)
      .execute();
    return new Set(rows.map(({ user_id }) => user_id));
  }

  async begin(userId: string, secret: string, at: Date): Promise<boolean> {
    const begun = { secret: this.seal.close(secret, userId), created_at: at.toISOString(), last_step: 0 };
    const written = await this.db
      .insertInto('second_factors')
      .values({ user_id: userId, ...begun, confirmed_at: null })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet(begun).where('second_factors.confirmed_at', 'is', null),
      )
      .executeTakeFirst();
    return Number(written.numInsertedOrUpdatedRows ?? 0) > 0;
  }

  async confirm(userId: string, step: number, at: Date): Promise<boolean> {
    const confirmed = await this.db
      .updateTable('second_factors')
      .set({ confirmed_at: at.toISOString(), last_step: step })
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    return Number(confirmed.numUpdatedRows) > 0;
  }

  async useStep(userId: string, step: number): Promise<boolean> {
    const used = await this.db
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .where('last_step', '<', step)
      .executeTakeFirst();
    return Number(used.numUpdatedRows) > 0;
  }

  async remove(userId: string): Promise<boolean> {
    await this.db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    const removed = await this.db
      .deleteFrom('second_factors')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst();
    return Number(removed.numDeletedRows) > 0;
  }

  async replaceRecoveryCodes(userId: string, fingerprints: readonly string[]): Promise<void> {
    await this.db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    await this.db
      .insertInto('recovery_codes')
      .values(fingerprints.map((code_hash) => ({ user_id: userId, code_hash, used_at: null })))
      .execute();
  }

  async useRecoveryCode(userId: string, fingerprint: string, at: Date): Promise<boolean> {
    const used = await this.db
      .updateTable('recovery_codes')
      .set({ used_at: at.toISOString() })
      .where('user_id', '=', userId)
      .where('code_hash', '=', fingerprint)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return Number(used.numUpdatedRows) > 0;
  }

  async recoveryCodesLeft(userId: string): Promise<number> {
    const { left } = await this.db
      .selectFrom('recovery_codes')
      .select((row) => row.fn.countAll<number | string>().as('left'))
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(left);
  }
}
