import { type Kysely, SqliteAdapter } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/**
 * What the school says of itself: a row for each version of each part, which nothing changes, and a stamp that every new one renews,
 * since pages are drawn from it. Beside it, once, which settings of the environment were taken over.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table school_settings (
      part text not null,
      version integer not null,
      content text not null,
      written_at text not null,
      written_by text references users (id),
      primary key (part, version)
    )`,
    'create table settings_taken_over (id integer primary key, at text not null, variables text not null)',
    ...(db.getExecutor().adapter instanceof SqliteAdapter ? forSqlite() : forPostgres()),
  ]);
}

function forSqlite(): string[] {
  const renewal = `insert into public_stamps (name, stamp) values ('school_settings', hex(randomblob(16)))
    on conflict (name) do update set stamp = excluded.stamp;`;
  return [
    ...['insert', 'delete'].map(
      (change) =>
        `create trigger school_settings_${change}_renews_public_stamp after ${change} on school_settings begin ${renewal} end`,
    ),
    `create trigger school_settings_no_update before update on school_settings
      begin select raise(abort, 'school_settings is append-only'); end`,
  ];
}

function forPostgres(): string[] {
  return [
    `create trigger school_settings_renews_public_stamp after insert or delete or truncate on school_settings
      for each statement execute function renew_public_stamp()`,
    `create trigger school_settings_no_update before update on school_settings
      for each row execute function refuse_change()`,
  ];
}
