import type { Kysely } from 'kysely';
import { nameColumns, nameOfAccount } from '#adapters/server/sql/accounts/name-of-account.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { BookFile } from '#application/server/receipts/books/ports/register-files.ts';
import {
  type ClosedMonth,
  ClosedMonths,
  type FoundClosedMonth,
} from '#application/server/receipts/books/ports/closed-months.ts';
import { type BookFileKind, bookFileKinds } from '#domain/receipts/books/register-files.ts';
import type { BookMonth } from '#domain/receipts/books/book-month.ts';
import type { RegisterRow } from '#domain/receipts/books/sales-register.ts';

export class ClosedMonthsInSql extends ClosedMonths {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  /** Writing one row is the lock, on both engines: a month that is closed is a row that was not there, so that there is no other to write. */
  async lock(): Promise<void> {
    await this.db
      .insertInto('counters')
      .values({ name: 'closed-months', value: 1 })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((column) => ({ value: column('counters.value', '+', 1) })),
      )
      .execute();
  }

  async isClosed(month: BookMonth): Promise<boolean> {
    const row = await this.db.selectFrom('closed_months').select('month').where('month', '=', month).executeTakeFirst();
    return row !== undefined;
  }

  async add({ month, closedAt, closedBy, rows, files }: ClosedMonth): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('closed_months')
      .values({ month, closed_at: closedAt.toISOString(), closed_by: closedBy, register: JSON.stringify(rows) })
      // The key decides, not a look beforehand.
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (Number(numInsertedOrUpdatedRows ?? 0) === 0) return false;
    await this.db
      .insertInto('closed_month_files')
      .values(
        files.map(({ kind, name, content, sha256 }) => ({
          month,
          kind,
          name,
          content: Buffer.from(content).toString('base64'),
          sha256,
        })),
      )
      .execute();
    return true;
  }

  async find(month: BookMonth): Promise<FoundClosedMonth | null> {
    const row = await this.db
      .selectFrom('closed_months')
      .innerJoin('users', 'users.id', 'closed_months.closed_by')
      .select(['closed_months.closed_at', 'closed_months.closed_by', 'closed_months.register', ...nameColumns])
      .where('closed_months.month', '=', month)
      .executeTakeFirst();
    if (row === undefined) return null;
    const files = await this.db
      .selectFrom('closed_month_files')
      .select(['kind', 'name', 'sha256'])
      .where('month', '=', month)
      .execute();
    return {
      month,
      closedAt: new Date(row.closed_at),
      closedBy: row.closed_by,
      closedByName: nameOfAccount(row),
      rows: JSON.parse(row.register) as readonly RegisterRow[],
      files: bookFileKinds.flatMap((kind) =>
        files.filter((file) => file.kind === kind).map((file) => ({ ...file, kind })),
      ),
    };
  }

  async file(month: BookMonth, kind: BookFileKind): Promise<BookFile | null> {
    const row = await this.db
      .selectFrom('closed_month_files')
      .selectAll()
      .where('month', '=', month)
      .where('kind', '=', kind)
      .executeTakeFirst();
    if (row === undefined) return null;
    return { kind, name: row.name, content: Buffer.from(row.content, 'base64'), sha256: row.sha256 };
  }
}
