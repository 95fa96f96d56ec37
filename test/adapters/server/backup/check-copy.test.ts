import { copyFileSync, cpSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import Sqlite from 'libsql';
import { describe, expect, test } from 'vitest';
import { checkCopy } from '#adapters/server/backup/check-copy.ts';
import type { Manifest } from '#adapters/server/backup/manifest.ts';
import { digestOf } from '#adapters/server/backup/digested-file.ts';
import { copyOf, everythingIn, refusalOf } from '#test/support/school/copies.ts';
import { onPostgres } from '#test/support/school/databases.ts';
import { databaseIn, emptyPlace, smallSchool } from '#test/support/school/places.ts';
import { insertUser } from '#test/support/shared/rows.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

/** Whatever of a copy's files is cut, lost or changed in one byte, it is no copy any more. */
async function damageIsSeen(folder: string, numRuns: number): Promise<void> {
  const files = everythingIn(folder).filter((path) => statSync(path).isFile() && !path.endsWith('manifest.json'));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.constantFrom('changed', 'cut', 'lost', 'longer'),
      fc.nat(),
      async (path, how, at) => {
        const whole = readFileSync(path);
        const place = at % whole.length;
        if (how === 'lost') rmSync(path);
        else if (how === 'cut') truncateSync(path, place);
        else if (how === 'longer') writeFileSync(path, Buffer.concat([whole, Buffer.from([0])]));
        else writeFileSync(path, Buffer.from(whole).fill(~(whole[place] ?? 0), place, place + 1));
        const kind = how === 'lost' ? 'absent' : 'changed';
        const refusal = await refusalOf(checkCopy(folder));
        writeFileSync(path, whole);
        expect(refusal).toMatchObject({ kind: 'damaged', faults: [{ kind }] });
      },
    ),
    { numRuns },
  );
  expect((await checkCopy(folder)).format).toBe(1);
}

test('a copy of SQLite that is damaged is none', async () => {
  const { folder } = await copyOf(await smallSchool(), temporaryFolder());
  const before = everythingIn(folder).toSorted();
  await damageIsSeen(folder, 40);
  expect(everythingIn(folder).toSorted()).toEqual(before);
});

onPostgres('a copy', () => {
  test('that is damaged is none', async () => {
    const place = await emptyPlace('PostgreSQL');
    const database = await databaseIn(place);
    await insertUser(database.db, 'ana');
    await database.close();
    const { folder } = await copyOf(place, temporaryFolder());
    await damageIsSeen(folder, 15);
    // Rows that refer to none, which checksums do not show.
    const { manifest } = await rewritten(folder, 'users.jsonl.gz', () =>
      readFileSync(join(folder, 'database/sessions.jsonl.gz')),
    );
    expect(await refusalOf(checkCopy(folder))).toEqual({
      kind: 'damaged',
      faults: [
        {
          kind: 'rows',
          table: 'users',
          expected: manifest.tables.find(({ name }) => name === 'users')?.rows,
          found: 0,
        },
      ],
    });
  });
});

/** Writes another content of a database's file, and its digest into the manifest, as whoever makes a wrong copy would. */
async function rewritten(
  folder: string,
  name: string,
  content: () => Buffer,
): Promise<{ readonly manifest: Manifest }> {
  const path = join(folder, 'database', name);
  writeFileSync(path, content());
  const file = join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const database = await Promise.all(
    manifest.database.map(async (each) => (each.path === name ? { path: name, ...(await digestOf(path)) } : each)),
  );
  writeFileSync(file, JSON.stringify({ ...manifest, database }));
  return { manifest };
}

describe('a copy of SQLite whose files are as they were written', () => {
  /** What is wrong after a change of the copied database. */
  async function after(statement: string) {
    const { folder } = await copyOf(await smallSchool(), temporaryFolder());
    const scratch = join(temporaryFolder(), 'changed.db');
    copyFileSync(join(folder, 'database/escuela.db'), scratch);
    const file = new Sqlite(scratch);
    file.exec('pragma foreign_keys = off');
    file.exec(statement);
    file.close();
    await rewritten(folder, 'escuela.db', () => readFileSync(scratch));
    return refusalOf(checkCopy(folder));
  }

  test('is none when rows are fewer or more', async () => {
    expect(await after(`delete from outbox_mails where id = 'sent'`)).toEqual({
      kind: 'damaged',
      faults: [{ kind: 'rows', table: 'outbox_mails', expected: 2, found: 1 }],
    });
  });

  test('is none when a row refers to none', async () => {
    expect(
      await after(`insert into sessions select 's', 'nobody', 'school', 's', '', '', '', null, null, '', '', null`),
    ).toMatchObject({
      faults: expect.arrayContaining([{ kind: 'foreign-key', table: 'sessions', parent: 'users', rows: 1 }]),
    });
  });

  test('is none when a file is not there that a row names', async () => {
    expect(await after(`update users set photo_file = 'perfiles/otra.webp'`)).toEqual({
      kind: 'damaged',
      faults: [{ kind: 'file-without-copy', key: 'perfiles/otra.webp' }],
    });
  });

  test('is none when a table is gone', async () => {
    expect(await after('drop table outbox_mails')).toMatchObject({
      faults: [{ kind: 'rows', table: 'outbox_mails', expected: 2, found: 0 }],
    });
  });
});

describe('what is no copy', () => {
  test('is said, with the copies below it', async () => {
    const target = temporaryFolder();
    expect(await refusalOf(checkCopy(target))).toEqual({ kind: 'no-copy', folder: target, below: [] });
    const { folder } = await copyOf(await smallSchool(), target);
    expect(await refusalOf(checkCopy(target))).toEqual({ kind: 'no-copy', folder: target, below: [folder] });
  });

  test.each([
    ['no JSON', () => '{'],
    ['another format', (text: string) => text.replace('"format": 1', '"format": 2')],
    ['a path that leads elsewhere', (text: string) => text.replace('perfiles/ana.webp', '../../ana.webp')],
    ['an absolute path', (text: string) => text.replace('perfiles/ana.webp', '/etc/passwd')],
  ])('is a folder whose manifest is %s', async (_, change) => {
    const { folder } = await copyOf(await smallSchool(), temporaryFolder());
    const file = join(folder, 'manifest.json');
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    expect(await refusalOf(checkCopy(folder))).toEqual({ kind: 'unreadable-manifest', folder });
  });

  test('is what a copy is without its manifest', async () => {
    const { folder } = await copyOf(await smallSchool(), temporaryFolder());
    const moved = join(temporaryFolder(), 'otra');
    cpSync(folder, moved, { recursive: true });
    expect((await checkCopy(moved)).format).toBe(1);
    rmSync(join(moved, 'manifest.json'));
    expect(await refusalOf(checkCopy(moved))).toMatchObject({ kind: 'no-copy' });
  });
});
