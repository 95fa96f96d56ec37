import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, inject } from 'vitest';
import { openMigratedPostgres } from '#adapters/server/sql/migrations/migrate.ts';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import { openPostgres } from '#adapters/server/sql/shared/postgres-connection.ts';
import { openMigratedSqlite } from './migrated-sqlite.ts';
import { patient } from './patience.ts';
import type { PostgresAnswer } from './postgres-setup.ts';

const postgres = (await (await fetch(inject('postgresBroker'))).json()) as PostgresAnswer;

/** Gives the database of the test that runs: migrated, and empty when the test starts. Ask inside a test or a hook. */
export type DatabaseOfTest = () => OpenDatabase;

/**
 * Runs a suite twice, on SQLite and on PostgreSQL (skipped, and said once, where there is none).
 *
 *     eachDatabase('ProductsInSql', (database) => {
 *       productsContract(() => new ProductsInSql(database().db));
 *     });
 */
export function eachDatabase(name: string, suite: (database: DatabaseOfTest) => void): void {
  onSqlite(name, suite);
  onPostgres(name, suite);
}

/** Runs a suite on SQLite alone: a new database for each test. */
export function onSqlite(name: string, suite: (database: DatabaseOfTest) => void): void {
  describe(`${name} on SQLite`, () => {
    let open: OpenDatabase | null = null;
    beforeEach(async () => {
      open = await openMigratedSqlite();
    });
    afterEach(() => open?.close());
    suite(() => present(open));
  });
}

/** Runs a suite on PostgreSQL alone, as tests of races must: SQLite's single writer hides them. */
export function onPostgres(name: string, suite: (database: DatabaseOfTest) => void): void {
  describe.skipIf(postgres.kind === 'none')(`${name} on PostgreSQL`, () => {
    let open: OpenDatabase | null = null;
    beforeAll(async () => {
      open = await (ofThisWorker ??= openSchema());
    });
    beforeEach(() => emptyEveryTable(present(open)));
    suite(() => present(open));
  });
}

/** The address of the PostgreSQL of this run, for tests that open connections of their own; ask inside `onPostgres`. */
export function postgresUrl(): string {
  if (postgres.kind === 'none') throw new Error(postgres.reason);
  return postgres.url;
}

/** Where another process finds the PostgreSQL database of a test. */
export async function addressOf({ db }: OpenDatabase): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  const url = new URL(postgresUrl());
  url.searchParams.set('options', `-csearch_path=${rows[0]?.name ?? ''}`);
  return url.href;
}

/** Migrating takes longer than most suites: all those of a worker, one after another, share a schema. It goes with the run. */
let ofThisWorker: Promise<OpenDatabase> | null = null;

async function openSchema(): Promise<OpenDatabase> {
  const schema = newSchemaName();
  const keeper = openPostgres(postgresUrl(), undefined, patient);
  await keeper.db.executeQuery(CompiledQuery.raw(`create schema ${schema}`));
  await keeper.close();
  return openMigratedPostgres(postgresUrl(), schema, patient);
}

/** A name for a further schema, which goes when the run ends. Nobody drops one before: see `postgres-setup.ts`. */
export function newSchemaName(): string {
  if (postgres.kind === 'none') throw new Error(postgres.reason);
  return postgres.schemas + randomUUID().replaceAll('-', '');
}

/**
 * Deletes all rows, of empty tables too: asking first would take longer. Emptying by `truncate` takes every table that refers to
 * one that has rows, and a hundred times as long; it is left to who may not switch triggers off, those of append-only tables among them.
 */
async function emptyEveryTable({ db }: OpenDatabase): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(await (emptying ??= emptyingOf(db))));
}

let emptying: Promise<string> | null = null;

async function emptyingOf(db: OpenDatabase['db']): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename not like 'kysely_%'`.execute(db);
  const { rows: roles } = await sql<{ isSuper: boolean }>`
    select rolsuper as "isSuper" from pg_roles where rolname = current_user`.execute(db);
  if (roles[0]?.isSuper !== true) return `truncate ${tables.map(({ name }) => name).join(', ')}`;
  const deletions = tables.map(({ name }) => `delete from ${name};`).join(' ');
  // One simple query is one transaction: what is switched off comes back with its end.
  return `set local session_replication_role = replica; ${deletions}`;
}

function present<T>(value: T | null): T {
  if (value === null) throw new Error('The database of a test exists only while a test runs.');
  return value;
}
