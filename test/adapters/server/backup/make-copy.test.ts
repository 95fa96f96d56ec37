import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { describe, expect, test } from 'vitest';
import { checkCopy } from '#adapters/server/backup/check-copy.ts';
import { readManifest } from '#adapters/server/backup/manifest.ts';
import type { SchoolSource } from '#adapters/server/backup/school-source.ts';
import { FileStoreOnDisk } from '#adapters/server/files/file-store-on-disk.ts';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import { openSqlite } from '#adapters/server/sql/shared/connection.ts';
import type { StoredFile } from '#application/server/shared/ports/file-store.ts';
import { copyOf, refusalOf, sourceOf } from '#test/support/school/copies.ts';
import { onPostgres, onSqlite } from '#test/support/school/databases.ts';
import { databaseIn, emptyPlace, type Place, smallSchool } from '#test/support/school/places.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';
import { keepAsked } from '#adapters/server/sql/exams/asked-questions.ts';
import { question } from '#test/support/exams/exam-builders.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

const nine = new Date('2026-03-10T14:05:09.000Z');

test('a copy stands in a folder named by the time in Lima, says what it is, and nothing stands beside it', async () => {
  const target = join(temporaryFolder(), 'copias');
  const { folder, manifest, steps } = await copyOf(await smallSchool(), target, { now: nine });
  expect(folder).toBe(join(target, '2026-03-10_09-05-09'));
  expect(readdirSync(target)).toEqual(['2026-03-10_09-05-09']);
  expect(readdirSync(folder).toSorted()).toEqual(['database', 'files', 'manifest.json']);
  expect(manifest).toMatchObject({ release: '0.1.0', madeAt: nine.toISOString(), engine: 'SQLite', missing: [] });
  expect(manifest.tables.find(({ name }) => name === 'users')?.rows).toBe(1);
  expect(manifest.files).toEqual([
    { path: 'perfiles/ana.webp', bytes: 3, sha256: '039058c6f2c0cb492c533b0a4d14ef77cc0f78abccced5287d84a1a2011cfb81' },
  ]);
  expect(await readManifest(folder)).toEqual(manifest);
  expect(steps).toEqual(['begun', 'database', 'files']);
});

test('a copy is not made in the place of another, nor of one that was begun: it gets the next number', async () => {
  const [place, target] = [await smallSchool(), temporaryFolder()];
  const { folder } = await copyOf(place, target, { now: nine });
  const before = readFileSync(join(folder, 'manifest.json'), 'utf8');
  mkdirSync(join(target, '.unfinished-2026-03-10_09-05-09_2'));
  expect((await copyOf(place, target, { now: nine })).folder).toBe(join(target, '2026-03-10_09-05-09_3'));
  expect(readFileSync(join(folder, 'manifest.json'), 'utf8')).toBe(before);
});

test('covers and pictures of questions that drafts, earlier versions and attempts name, and what was sent for a content that is not published are in it', async () => {
  const place = await smallSchool();
  const { db, ...database } = await databaseIn(place);
  await insertProduct(db, 1);
  const at = '2026-03-10T12:00:00.000Z';
  const draft = {
    product_id: 1,
    part: 'facts',
    content: JSON.stringify({ title: '«Ñ»', coverFile: 'portadas/draft.webp' }),
  };
  await db
    .insertInto('working_copy_parts')
    .values({ ...draft, revision: 1, is_pending: 1, saved_by: 'ana', saved_at: at })
    .execute();
  const showing = (source: string) => ({ ...question(3, 'single', ['a']), image: { source, text: 'Un «gráfico»' } });
  const exams = JSON.stringify({ exams: [{ questions: [showing('preguntas/1/draft.webp')] }] });
  await db
    .insertInto('working_copy_parts')
    .values({ ...draft, part: 'exams', content: exams, revision: 1, is_pending: 1, saved_by: 'ana', saved_at: at })
    .execute();
  await keepAsked(db, [showing('preguntas/1/asked.webp')]);
  const before = JSON.stringify({ facts: { coverFile: 'portadas/before.webp' }, prices: {} });
  await db
    .insertInto('product_versions')
    .values({ product_id: 1, number: 1, contents: before, published_by: 'ana', published_at: at })
    .execute();
  const sent = { product_id: 1, use: 'video', media_type: 'video/mp4', bytes: 3, by_account: 'ana', at };
  await db
    .insertInto('content_files')
    .values({ ...sent, key: 'videos/sent.mp4' })
    .execute();
  await database.close();
  const pictures = ['preguntas/1/asked.webp', 'preguntas/1/draft.webp'];
  const keys = ['portadas/before.webp', 'portadas/draft.webp', ...pictures, 'videos/sent.mp4'];
  for (const key of keys) await place.files.put(key, new Uint8Array([1, 2, 3]));
  const { folder, manifest } = await copyOf(place, temporaryFolder());
  expect(manifest.files.map(({ path }) => path)).toEqual(['perfiles/ana.webp', ...keys]);
  expect(manifest.missing).toEqual([]);
  await checkCopy(folder);
});

describe('a copy is not made', () => {
  test('where the school writes', async () => {
    const place = await smallSchool();
    for (const target of [place.dataDir, join(place.dataDir, 'copias')]) {
      expect(await refusalOf(copyOf(place, target))).toEqual({ kind: 'inside-data', folder: target });
    }
  });

  test('where there is no room for it', async () => {
    const [place, target] = [await smallSchool(), temporaryFolder()];
    const huge = new (class extends FileStoreOnDisk {
      override async find(key: string): Promise<StoredFile | null> {
        const found = await super.find(key);
        return found && { ...found, bytes: 2 ** 60 };
      }
    })(join(place.dataDir, 'files'));
    expect(await refusalOf(copyOf(place, target, { files: huge }))).toMatchObject({ kind: 'no-space' });
    expect(readdirSync(target)).toEqual([]);
  });

  test('of what is no school', async () => {
    const place = await emptyPlace('SQLite');
    expect(await refusalOf(copyOf(place, temporaryFolder()))).toMatchObject({ kind: 'no-school' });
    expect(readdirSync(join(place.dataDir, '..'))).toEqual([]);
    mkdirSync(place.dataDir);
    await openSqlite(join(place.dataDir, 'escuela.db')).close();
    expect(await refusalOf(copyOf(place, temporaryFolder()))).toMatchObject({ kind: 'no-school' });
  });

  test('in part: what fails leaves nothing', async () => {
    const [place, target] = [await smallSchool(), temporaryFolder()];
    const broken = new (class extends FileStoreOnDisk {
      override read(): Promise<AsyncIterable<Uint8Array>> {
        return Promise.reject(new Error('the disk is broken'));
      }
    })(join(place.dataDir, 'files'));
    await expect(copyOf(place, target, { files: broken })).rejects.toThrow('the disk is broken');
    expect(readdirSync(target)).toEqual([]);
  });
});

test('what a killed copy left is named, and hinders nobody', async () => {
  const target = temporaryFolder();
  mkdirSync(join(target, '.unfinished-2026-03-09_09-00-00'));
  const { steps } = await copyOf(await smallSchool(), target, { now: nine });
  expect(steps).toEqual(['leftovers', 'begun', 'database', 'files']);
});

/** A source beside which something happens right before or after its first snapshot. */
function besides(source: SchoolSource, when: 'before' | 'after', what: () => Promise<void>): SchoolSource {
  let happens = true;
  return {
    engine: source.engine,
    size: () => source.size(),
    namedFiles: () => source.namedFiles(),
    note: (copy) => source.note(copy),
    close: () => source.close(),
    async copyTo(folder) {
      const isFirst = happens;
      happens = false;
      if (isFirst && when === 'before') await what();
      const copied = await source.copyTo(folder);
      if (isFirst && when === 'after') await what();
      return copied;
    },
  };
}

/** What happens to a small school while it is copied. */
async function whileCopied(when: 'before' | 'after', what: (db: OpenDatabase['db'], place: Place) => Promise<void>) {
  const place = await smallSchool();
  const database = await databaseIn(place);
  const source = besides(await sourceOf(place), when, () => what(database.db, place));
  const made = await copyOf(place, temporaryFolder(), { source });
  await database.close();
  return made;
}

describe('a file', () => {
  const paths = (manifest: { readonly files: readonly { readonly path: string }[] }) =>
    manifest.files.map(({ path }) => path);

  test('that came with its row before the snapshot is in the copy', async () => {
    const { manifest } = await whileCopied('before', async (db, { files }) => {
      await files.put('perfiles/luis.webp', new Uint8Array([4]));
      await insertUser(db, 'luis', { photo_file: 'perfiles/luis.webp' });
    });
    expect(paths(manifest)).toEqual(['perfiles/ana.webp', 'perfiles/luis.webp']);
  });

  test('that went with its row before the snapshot is not kept', async () => {
    const { manifest, folder } = await whileCopied('before', async (db, { files }) => {
      await db.updateTable('users').set({ photo_file: null }).execute();
      await files.remove('perfiles/ana.webp');
    });
    expect(paths(manifest)).toEqual([]);
    expect(readdirSync(join(folder, 'files/perfiles'))).toEqual([]);
  });

  test('that went with its row after the snapshot is in the copy as its row is', async () => {
    const { manifest, steps } = await whileCopied('after', async (db, { files }) => {
      await db.updateTable('users').set({ photo_file: null }).execute();
      await files.remove('perfiles/ana.webp');
    });
    expect([paths(manifest), steps]).toEqual([['perfiles/ana.webp'], ['begun', 'database', 'files']]);
  });

  test('that came and went around the snapshot makes it be taken anew', async () => {
    const place = await smallSchool();
    const { db, close } = ((database) => ({ db: database.db, close: () => database.close() }))(await databaseIn(place));
    const coming = besides(await sourceOf(place), 'before', async () => {
      await place.files.put('perfiles/luis.webp', new Uint8Array([4]));
      await insertUser(db, 'luis', { photo_file: 'perfiles/luis.webp' });
    });
    const source = besides(coming, 'after', async () => {
      await db.deleteFrom('users').where('id', '=', 'luis').execute();
      await place.files.remove('perfiles/luis.webp');
    });
    const { manifest, steps } = await copyOf(place, temporaryFolder(), { source });
    expect(steps).toEqual(['begun', 'again', 'database', 'files']);
    expect(manifest.tables.find(({ name }) => name === 'users')?.rows).toBe(1);
    expect([paths(manifest), manifest.missing]).toEqual([['perfiles/ana.webp'], []]);
    await close();
  });

  test('that the school has lost is named, and the rest is copied', async () => {
    const place = await smallSchool();
    await place.files.remove('perfiles/ana.webp');
    const { manifest } = await copyOf(place, temporaryFolder());
    expect([paths(manifest), manifest.missing]).toEqual([[], ['perfiles/ana.webp']]);
  });

  test('that another was put in the place of is copied as it is by then, though it was copied before', async () => {
    const { manifest } = await whileCopied('before', (_, { files }) =>
      files.put('perfiles/ana.webp', new Uint8Array([7, 8])),
    );
    expect(manifest.files).toMatchObject([{ path: 'perfiles/ana.webp', bytes: 2 }]);
  });

  test('that another is put in the place of while it is read is never copied in part', async () => {
    const place = await smallSchool();
    const [long, short] = [new Uint8Array(1000).fill(1), new Uint8Array(10).fill(2)];
    await place.files.put('perfiles/ana.webp', long);
    let reads = 0;
    const replaced = new (class extends FileStoreOnDisk {
      override async read(key: string, start: number, end: number): Promise<AsyncIterable<Uint8Array>> {
        if ((reads += 1) === 1) await this.put(key, short);
        return super.read(key, start, end);
      }
    })(join(place.dataDir, 'files'));
    const { folder, manifest } = await copyOf(place, temporaryFolder(), { files: replaced });
    expect(manifest.files).toMatchObject([{ bytes: 10 }]);
    expect([...readFileSync(join(folder, 'files/perfiles/ana.webp'))]).toEqual([...short]);
  });

  test('without a byte is copied, and one whose key leads elsewhere is not', async () => {
    const place = await smallSchool();
    await place.files.put('perfiles/ana.webp', new Uint8Array());
    const database = await databaseIn(place);
    await insertUser(database.db, 'eva', { photo_file: '../escuela.db' });
    await database.close();
    const { manifest } = await copyOf(place, temporaryFolder());
    expect(manifest.files).toMatchObject([{ path: 'perfiles/ana.webp', bytes: 0 }]);
    expect(manifest.missing).toEqual(['../escuela.db']);
  });
});

/** Every table of the schema is copied, whoever made it. */
async function newTableIsCopied(place: Place): Promise<void> {
  const database = await databaseIn(place);
  for (const statement of [
    'create table new_things (a integer, proof_file text)',
    `insert into new_things values (1, 'nuevo/a.pdf'), (2, '')`,
  ]) {
    await database.db.executeQuery(CompiledQuery.raw(statement));
  }
  await place.files.put('nuevo/a.pdf', new Uint8Array([1]));
  const { manifest } = await copyOf(place, temporaryFolder());
  expect(manifest.tables.find(({ name }) => name === 'new_things')).toMatchObject({
    rows: 2,
    columns: [{ name: 'a' }, { name: 'proof_file' }],
  });
  expect(manifest.files.map(({ path }) => path)).toContain('nuevo/a.pdf');
  await database.close();
}

onSqlite('a new table', () => {
  test('is copied with its files', async () => newTableIsCopied(await smallSchool()));
});

onPostgres('a new table', () => {
  test('is copied with its files', async () => newTableIsCopied(await emptyPlace('PostgreSQL')));
  test('and a schema without a school is none', async () => {
    expect(await refusalOf(copyOf(await emptyPlace('PostgreSQL'), temporaryFolder()))).toMatchObject({
      kind: 'no-school',
    });
  });
});
