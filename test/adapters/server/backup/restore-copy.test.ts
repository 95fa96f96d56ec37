import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { checkCopy } from '#adapters/server/backup/check-copy.ts';
import { CopiedRows } from '#adapters/server/backup/copied-rows.ts';
import { loadIntoPostgres } from '#adapters/server/backup/load-into-postgres.ts';
import { FileStoreOnDisk } from '#adapters/server/files/file-store-on-disk.ts';
import { knownMigrations, migrateExactly } from '#adapters/server/sql/migrations/migrate.ts';
import { type Engine, openSqlite } from '#adapters/server/sql/shared/connection.ts';
import { MailQueueInSql } from '#adapters/server/sql/shared/mail-queue-in-sql.ts';
import { startSchool } from '#adapters/server/wiring/start.container.ts';
import { insertUser } from '#test/support/shared/rows.ts';
import { onPostgres, onSqlite } from '#test/support/school/databases.ts';
import {
  contentOf,
  copyOf,
  refusalOf,
  restoreInto,
  rowsOf,
  schemaOf,
  everythingIn,
} from '#test/support/school/copies.ts';
import { databaseIn, emptyPlace, type Place, sampleSchoolIn, smallSchool } from '#test/support/school/places.ts';
import { folderOfProcess, temporaryFolder } from '#test/support/shared/temporary-folder.ts';

/** A copy of the sample school, with what its tables held; made once for each engine, because every test only reads it. */
const sampleCopies: Partial<Record<Engine, ReturnType<typeof sampleCopy>>> = {};

async function sampleCopy(engine: Engine) {
  const home = await emptyPlace(engine);
  const school = await sampleSchoolIn(home);
  const { folder, manifest } = await copyOf(home, folderOfProcess());
  const expected = await rowsOf(school, manifest);
  await school.close();
  return { folder, manifest, expected };
}

/** Restored, every table has the rows that it had, and every file its bytes. */
async function comesBack(from: Engine, to: Engine): Promise<void> {
  const { folder, manifest, expected } = await (sampleCopies[from] ??= sampleCopy(from));
  expect(await checkCopy(folder)).toEqual(manifest);
  expect(manifest.missing).toEqual([]);
  expect(manifest.files.length).toBeGreaterThan(100);
  const elsewhere = await emptyPlace(to);
  await restoreInto(elsewhere, folder, true);
  const restored = await databaseIn(elsewhere);
  const found = await rowsOf(restored, manifest);
  for (const [table, rows] of expected) expect([table, found.get(table)]).toEqual([table, rows]);
  for (const { path, sha256 } of manifest.files) expect(await contentOf(elsewhere.files, path)).toBe(sha256);
  // What keeps the rows is there again as well: references, indexes, triggers that are on.
  expect(await schemaOf(restored)).toEqual(await (freshSchemas[to] ??= freshSchema(to)));
  await restored.close();
}

/** Of a school that was migrated and never copied; made once for each engine. */
const freshSchemas: Partial<Record<Engine, ReturnType<typeof freshSchema>>> = {};

async function freshSchema(engine: Engine) {
  const fresh = await databaseIn(await emptyPlace(engine));
  const schema = await schemaOf(fresh);
  await fresh.close();
  return schema;
}

/** A copy of a small school; `migration` is noted as one that was applied besides. */
async function smallCopy(migration?: string) {
  const home = await smallSchool();
  if (migration !== undefined) {
    const { db, close } = await databaseOf(home);
    const applied = `insert into kysely_migration values ('${migration}', '2027-01-01T00:00:00.000Z')`;
    await db.executeQuery(CompiledQuery.raw(applied));
    await close();
  }
  return copyOf(home, temporaryFolder());
}

async function databaseOf(place: Place) {
  const database = await databaseIn(place);
  return { db: database.db, close: () => database.close() };
}

/** A store in which nothing more has room. */
class FullStore extends FileStoreOnDisk {
  override put(): Promise<void> {
    return Promise.reject(new Error('full'));
  }
}

onSqlite('a copy of SQLite', () => {
  test('comes back as it was', () => comesBack('SQLite', 'SQLite'));

  test('goes into an empty place only', async () => {
    const { folder } = await smallCopy();
    const taken = await emptyPlace('SQLite');
    mkdirSync(taken.dataDir);
    writeFileSync(join(taken.dataDir, 'algo'), '');
    expect(await refusalOf(restoreInto(taken, folder))).toMatchObject({ kind: 'data-not-empty', isUnfinished: false });
  });

  test('that a later release made is refused', async () => {
    const { folder } = await smallCopy('9999-of-tomorrow');
    const place = await emptyPlace('SQLite');
    const refusal = { kind: 'newer', release: '0.1.0', migrations: ['9999-of-tomorrow'] };
    expect(await refusalOf(restoreInto(place, folder))).toEqual(refusal);
    expect(await refusalOf(checkCopy(folder))).toEqual(refusal);
    expect(existsSync(place.dataDir)).toBe(false);
  });

  test('that an earlier release made gets what is newer', async () => {
    const home = await emptyPlace('SQLite');
    mkdirSync(home.dataDir);
    const old = openSqlite(join(home.dataDir, 'escuela.db'));
    await migrateExactly(
      old.db,
      knownMigrations.filter((name) => name < '0051'),
    );
    await insertUser(old.db, 'ana');
    await old.close();
    const { folder, manifest } = await copyOf(home, temporaryFolder());
    expect(manifest.migrations.at(-1)).toBe('0050-certificate-signers');
    const place = await emptyPlace('SQLite');
    await restoreInto(place, folder);
    const restored = openSqlite(join(place.dataDir, 'escuela.db'));
    expect(await restored.db.selectFrom('gifts').selectAll().execute()).toEqual([]);
    expect(await restored.db.selectFrom('users').select('id').execute()).toEqual([{ id: 'ana' }]);
    await restored.close();
  });

  test('that is damaged is refused before anything is written', async () => {
    const { folder } = await smallCopy();
    const file = join(folder, 'database/escuela.db');
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(~(bytes.at(-1) ?? 0), bytes.length - 1));
    const place = await emptyPlace('SQLite');
    expect(await refusalOf(restoreInto(place, folder))).toMatchObject({ kind: 'damaged' });
    expect(existsSync(place.dataDir)).toBe(false);
  });

  test('does not send the letters that waited in it, unless that is asked for', async () => {
    for (const sends of [false, true]) {
      const { folder } = await smallCopy();
      const place = await emptyPlace('SQLite');
      expect((await restoreInto(place, folder, sends)).letters).toBe(1);
      const { db, close } = await databaseOf(place);
      const due = await new MailQueueInSql(db).take(10, new Date('2030-01-01'), new Date('2030-01-02'));
      expect(due.map(({ id }) => id)).toEqual(sends ? ['waiting'] : []);
      const texts = await db.selectFrom('outbox_mails').select('text_body').where('id', '=', 'waiting').execute();
      expect(texts).toEqual([{ text_body: sends ? 'Hola' : '' }]);
      await close();
    }
  });

  test('whose restore was cut short keeps a school from starting, and begins again in an emptied folder', async () => {
    const { folder } = await smallCopy();
    const place = await emptyPlace('SQLite');
    const full = { ...place, files: new FullStore(temporaryFolder()) };
    await expect(restoreInto(full, folder)).rejects.toThrow('full');
    await expect(startSchool(place.config)).rejects.toThrow('una restauración sin terminar');
    expect(await refusalOf(restoreInto(place, folder))).toMatchObject({ kind: 'data-not-empty', isUnfinished: true });
    rmSync(place.dataDir, { recursive: true });
    await restoreInto(place, folder);
    const started = await startSchool(place.config);
    expect(await contentOf(started.parts.files, 'perfiles/ana.webp')).not.toBeNull();
    await started.database.close();
  });

  test('whose files would go where others are is refused', async () => {
    const { folder } = await smallCopy();
    const place = await emptyPlace('SQLite');
    const shared = new FileStoreOnDisk(temporaryFolder());
    await shared.put('perfiles/ana.webp', new Uint8Array([9]));
    expect(await refusalOf(restoreInto({ ...place, files: shared }, folder))).toEqual({
      kind: 'files-not-empty',
      key: 'perfiles/ana.webp',
    });
  });

  test('is for its owner alone, as what comes of it', async () => {
    const { folder } = await smallCopy();
    const place = await emptyPlace('SQLite');
    await restoreInto(place, folder);
    for (const top of [folder, place.dataDir]) {
      for (const path of [top, ...everythingIn(top)]) {
        expect([path, statSync(path).mode & 0o077]).toEqual([path, 0]);
      }
    }
  });
});

onPostgres('a copy', () => {
  test('of PostgreSQL comes back as it was', () => comesBack('PostgreSQL', 'PostgreSQL'));
  test('of PostgreSQL comes back in SQLite', () => comesBack('PostgreSQL', 'SQLite'));
  test('of SQLite comes back in PostgreSQL', () => comesBack('SQLite', 'PostgreSQL'));

  test('goes into an empty schema only, as a whole or not at all', async () => {
    const { folder, manifest } = await smallCopy();
    const place = await emptyPlace('PostgreSQL');
    const cut = { ...manifest, tables: manifest.tables.map((table) => ({ ...table, rows: table.rows + 1 })) };
    const rows = new CopiedRows(folder, manifest);
    const loading = loadIntoPostgres(place.databaseUrl ?? '', cut, rows, () => Promise.resolve());
    expect(await refusalOf(loading.finally(() => rows.close()))).toMatchObject({ kind: 'damaged' });
    await restoreInto(place, folder);
    rmSync(place.dataDir, { recursive: true });
    expect(await refusalOf(restoreInto(place, folder))).toEqual({ kind: 'database-not-empty' });
  });

  test('has every value exactly, of tables too that no migration makes, and goes on counting', async () => {
    const home = await emptyPlace('PostgreSQL');
    const school = await databaseIn(home);
    const make = (statement: string) => school.db.executeQuery(CompiledQuery.raw(statement));
    await make(`create table "Own things" (id bigint generated by default as identity primary key, big bigint, raw bytea,
      moment timestamptz, day date, doc jsonb, plain json, exact numeric, real float8, many text[], flag boolean, "odd ""name" text,
      span interval)`);
    await make(`insert into "Own things" (big, raw, moment, day, doc, plain, exact, real, many, flag, "odd ""name", span) values
      (9223372036854775807, '\\x00ff10', '2026-03-10 12:00:00.123456-05', '0044-03-15 BC', '{"b": 1, "a": [1.10]}', '{"b" :1}',
       123456789012345678901234567890.0100, 0.1, array['a,b', null, '"'], true, e'línea\\n\\t"\\\\N', '1 year -3 days 04:05:06.7'),
      (-1, null, '-infinity', null, null, null, 'NaN', '-Infinity', '{}', false, '', null)`);
    await make(`select nextval(pg_get_serial_sequence('"Own things"', 'id')) from generate_series(1, 40)`);
    const { folder, manifest } = await copyOf(home, temporaryFolder());
    expect(await checkCopy(folder)).toEqual(manifest);
    expect(manifest.sequences).toEqual([{ table: 'Own things', column: 'id', last: '42', isCalled: true }]);
    const place = await emptyPlace('PostgreSQL');
    await restoreInto(place, folder);
    const restored = await databaseIn(place);
    const asText = CompiledQuery.raw(`select o::text as row from "Own things" o order by id`);
    const rows = (await school.db.executeQuery(asText)).rows;
    expect(rows).toHaveLength(2);
    expect((await restored.db.executeQuery(asText)).rows).toEqual(rows);
    await restored.db.executeQuery(CompiledQuery.raw('insert into "Own things" default values'));
    const last = CompiledQuery.raw('select max(id)::integer as id from "Own things"');
    expect((await restored.db.executeQuery(last)).rows).toEqual([{ id: 43 }]);
    await restored.close();
    await school.close();
    // SQLite has no such types, and what is not exact is not done.
    expect(await refusalOf(restoreInto(await emptyPlace('SQLite'), folder))).toMatchObject({
      kind: 'other-kind',
      column: 'Own things.raw',
    });
  });
});
