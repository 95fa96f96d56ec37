import type { Kysely } from 'kysely';
import { TeacherAccounts } from '#application/server/office/ports/teacher-accounts.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class TeacherAccountsInSql extends TeacherAccounts {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async of(staffId: number): Promise<string | null | undefined> {
    const row = await this.db.selectFrom('staff').select('user_id').where('id', '=', staffId).executeTakeFirst();
    return row?.user_id;
  }

  async set(staffId: number, userId: string | null): Promise<boolean> {
    const set = await this.db
      .updateTable('staff')
      .set({ user_id: userId })
      .where('id', '=', staffId)
      .where((column) =>
        column.not(
          column.exists(
            column
              .selectFrom('staff as other')
              .select('other.id')
              .where('other.user_id', '=', userId)
              .where('other.id', '<>', staffId),
          ),
        ),
      )
      .returning('id')
      .executeTakeFirst();
    return set !== undefined;
  }
}
