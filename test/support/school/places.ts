import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { readConfig, type Config } from '#adapters/server/config/config.ts';
import { fillSampleSchool } from '#adapters/server/sample-school/fill-sample-school.ts';
import { migrateToLatest, openMigratedPostgres } from '#adapters/server/sql/migrations/migrate.ts';
import { type Engine, openSqlite, type OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import { openPostgres } from '#adapters/server/sql/shared/postgres-connection.ts';
import { FileStoreOnDisk } from '#adapters/server/files/file-store-on-disk.ts';
import type { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import { folderOfProcess, temporaryFolder } from '#test/support/shared/temporary-folder.ts';
import { insertUser } from '#test/support/shared/rows.ts';
import { migratedDataDir, writeMigrated } from './migrated-sqlite.ts';
import { newSchemaName, postgresUrl } from './databases.ts';
import { patient } from './patience.ts';

/** Where a school is, or may be put: a data folder, and on PostgreSQL a schema. */
export interface Place {
  readonly engine: Engine;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** By which a program finds it. */
  readonly env: Readonly<Record<string, string>>;
  readonly config: Config;
  readonly files: FileStoreOnDisk;
}

/** An empty place; of PostgreSQL only inside `onPostgres`. It goes when the present test, or the run, ends. */
export async function emptyPlace(engine: Engine): Promise<Place> {
  return placeIn(join(temporaryFolder(), 'data'), engine === 'SQLite' ? null : await emptySchema());
}

function placeIn(dataDir: string, databaseUrl: string | null = null): Place {
  const engine = databaseUrl === null ? 'SQLite' : 'PostgreSQL';
  const env = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    SAMPLE_SCHOOL: 'no',
    // Each caller names an address of their own.
    TRUST_PROXY: '1',
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  };
  const files = new FileStoreOnDisk(join(dataDir, 'files'));
  return { engine, dataDir, databaseUrl, env, config: readConfig(env), files };
}

/** A school on SQLite with an account, its photograph, and two letters, one of which is on its way. */
export async function smallSchool(): Promise<Place> {
  const place = placeIn(await migratedDataDir());
  const database = openSqlite(join(place.dataDir, 'escuela.db'));
  const { db } = database;
  await insertUser(db, 'ana', { photo_file: 'perfiles/ana.webp' });
  await place.files.put('perfiles/ana.webp', new Uint8Array([1, 2, 3]));
  const letter = { recipient: 'ana@correo.pe', subject: 'Hola', text_body: 'Hola', html_body: '<p>Hola</p>' };
  const at = { created_at: '2026-03-10T12:00:00.000Z', next_attempt_at: '2026-03-10T12:00:00.000Z' };
  for (const [id, sent_at] of Object.entries({ waiting: null, sent: '2026-03-10T12:00:01.000Z' })) {
    const state = { message_id: `<${id}@escuela>`, attempts: 0, sent_at, last_error: null, receipt_id: null };
    await db
      .insertInto('outbox_mails')
      .values({ ...letter, ...at, ...state, id })
      .execute();
  }
  await database.close();
  return place;
}

async function emptySchema(): Promise<string> {
  const schema = newSchemaName();
  const keeper = openPostgres(postgresUrl(), undefined, patient);
  await keeper.db.executeQuery(CompiledQuery.raw(`create schema ${schema}`));
  await keeper.close();
  const url = new URL(postgresUrl());
  url.searchParams.set('options', `-csearch_path=${schema}`);
  return url.href;
}

/** Opens the database of a place, and migrates it. */
export async function databaseIn({ dataDir, databaseUrl }: Place): Promise<OpenDatabase> {
  if (databaseUrl !== null) return openMigratedPostgres(databaseUrl, undefined, patient);
  const path = join(dataDir, 'escuela.db');
  if (!existsSync(path)) await writeMigrated(dataDir);
  const database = openSqlite(path);
  await migrateToLatest(database.db);
  return database;
}

/** A hash that opens nothing: nobody signs in with a password here. */
const noPasswords = { hash: () => Promise.resolve('') } as unknown as PasswordHasher;

/** Puts the sample school, with its demo accounts, orders and files, into an empty place; its database, open. */
export async function sampleSchoolIn(place: Place): Promise<OpenDatabase> {
  if (place.engine === 'SQLite') cpSync(await (sample ??= sampleFolder()), place.dataDir, { recursive: true });
  const database = await databaseIn(place);
  if (place.engine === 'PostgreSQL') await fill(database, place);
  return database;
}

/** On SQLite a worker makes it once. */
let sample: Promise<string> | null = null;

async function sampleFolder(): Promise<string> {
  const folder = folderOfProcess();
  const place = placeIn(folder);
  const database = await databaseIn(place);
  await fill(database, place);
  await database.close();
  return folder;
}

function fill({ db }: OpenDatabase, { files }: Place): Promise<unknown> {
  return fillSampleSchool(db, {
    files,
    passwords: noPasswords,
    generalRate: 1800,
    withDemoAccounts: true,
    now: new Date(),
  });
}
