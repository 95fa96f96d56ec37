import { type Kysely, SqliteAdapter } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** The complaints book, its calendar, and what visitors consented to. Text, integer and bigint only; triggers by engine. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table complaints (
      id text primary key,
      number text not null unique,
      year integer not null,
      ordinal integer not null,
      secret text not null unique,
      filed_at text not null,
      answer_due text not null,
      provider_name text not null,
      provider_ruc text not null,
      provider_address text not null,
      book_code text not null,
      kind text not null check (kind in ('claim', 'grievance')),
      full_name text not null,
      document_type text not null,
      document_number text not null,
      address text not null,
      phone text not null,
      email text not null,
      is_minor integer not null check (is_minor in (0, 1)),
      guardian_name text not null,
      guardian_document text not null,
      good_kind text not null check (good_kind in ('product', 'service', '')),
      amount bigint,
      good_description text not null,
      detail text not null,
      request text not null,
      unique (year, ordinal)
    )`,
    `create table complaint_events (
      id text primary key,
      complaint_id text not null references complaints (id),
      kind text not null check (kind in ('action', 'answer')),
      body text not null,
      author text not null,
      at text not null
    )`,
    'create index complaint_events_by_complaint_id on complaint_events (complaint_id)',
    `create table holiday_changes (
      day text primary key,
      is_holiday integer not null check (is_holiday in (0, 1)),
      reason text not null
    )`,
    `create table visitor_consents (
      id text primary key,
      visitor_id text not null,
      purpose text not null,
      text_version text not null,
      text_hash text not null,
      granted integer not null check (granted in (0, 1)),
      at text not null,
      address text not null,
      user_agent text not null
    )`,
    'create index visitor_consents_by_visitor_id on visitor_consents (visitor_id)',
    ...(db.getExecutor().adapter instanceof SqliteAdapter ? forSqlite() : forPostgres()),
  ]);
}

/** Never altered, never deleted: the law says so of the book, and the school of its consents. With what makes a row another's. */
const appendOnly: ReadonlyMap<string, string> = new Map([
  [
    'complaints',
    'id = new.id or number = new.number or secret = new.secret or (year = new.year and ordinal = new.ordinal)',
  ],
  ['complaint_events', 'id = new.id'],
  ['visitor_consents', 'id = new.id'],
]);

function forSqlite(): string[] {
  return [...appendOnly].flatMap(([table, keys]) => [
    ...['update', 'delete'].map(
      (change) => `create trigger ${table}_no_${change} before ${change} on ${table}
        begin select raise(abort, '${table} is append-only'); end`,
    ),
    // 'insert or replace' deletes what stands in its way without asking the trigger for deletions.
    `create trigger ${table}_no_replace before insert on ${table}
      when exists (select 1 from ${table} where ${keys})
      begin select raise(abort, '${table} is append-only: unique'); end`,
  ]);
}

function forPostgres(): string[] {
  return [
    `create function refuse_change() returns trigger language plpgsql as
      $$ begin raise exception '% is append-only', tg_table_name; end $$`,
    ...[...appendOnly.keys()].map(
      (table) => `create trigger ${table}_append_only before update or delete on ${table}
        for each row execute function refuse_change()`,
    ),
  ];
}
