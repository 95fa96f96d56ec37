import type { Kysely } from 'kysely';
import { SignInFailures } from '#application/server/accounts/ports/sign-in-failures.ts';
import type { FailedSignIns } from '#domain/accounts/sign-in-delay.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class SignInFailuresInSql extends SignInFailures {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async find(email: string): Promise<FailedSignIns | null> {
    const row = await this.db
      .selectFrom('sign_in_failures')
      .select(['count', 'last_at'])
      .where('email', '=', email)
      .executeTakeFirst();
    return row === undefined ? null : { count: row.count, lastAt: new Date(row.last_at) };
  }

  async replace(email: string, known: FailedSignIns | null, next: FailedSignIns): Promise<boolean> {
    const values = { count: next.count, last_at: next.lastAt.toISOString() };
    if (known === null) {
      const added = await this.db
        .insertInto('sign_in_failures')
        .values({ email, ...values })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .executeTakeFirst();
      return Number(added.numInsertedOrUpdatedRows ?? 0) > 0;
    }
    const replaced = await this.db
      .updateTable('sign_in_failures')
      .set(values)
      .where('email', '=', email)
      .where('count', '=', known.count)
      .where('last_at', '=', known.lastAt.toISOString())
      .executeTakeFirst();
    return Number(replaced.numUpdatedRows) > 0;
  }

  async clear(email: string): Promise<void> {
    await this.db.deleteFrom('sign_in_failures').where('email', '=', email).execute();
  }
}
