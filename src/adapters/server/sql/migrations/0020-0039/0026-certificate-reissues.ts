import { type Kysely, SqliteAdapter } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** The trail of certificates that were made out anew. Both engines refuse to alter or delete a row of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table certificate_reissues (
      code text not null references certificates (code),
      number integer not null check (number >= 1),
      at text not null,
      reissued_by text not null check (reissued_by in ('holder', 'staff')),
      reason text not null,
      former_name text not null,
      former_document text not null,
      primary key (code, number)
    )`,
    ...(db.getExecutor().adapter instanceof SqliteAdapter ? forSqlite() : forPostgres()),
  ]);
}

function forSqlite(): string[] {
  return [
    ...['update', 'delete'].map(
      (change) => `create trigger certificate_reissues_no_${change} before ${change} on certificate_reissues
        begin select raise(abort, 'certificate_reissues is append-only'); end`,
    ),
    // 'insert or replace' deletes what stands in its way without asking the trigger for deletions.
    `create trigger certificate_reissues_no_replace before insert on certificate_reissues
      when exists (select 1 from certificate_reissues where code = new.code and number = new.number)
      begin select raise(abort, 'certificate_reissues is append-only: unique'); end`,
  ];
}

/** `refuse_change` is that of the complaints book (0008). */
function forPostgres(): string[] {
  return [
    `create trigger certificate_reissues_append_only before update or delete on certificate_reissues
      for each row execute function refuse_change()`,
  ];
}
