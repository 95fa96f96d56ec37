import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backUp, checkBackup, restore } from '#adapters/cli/escuela/backup.ts';
import { copyRefusalLines } from '#adapters/cli/escuela/backup-texts.ts';
import { type CommandBesideSchool, UsageError } from '#adapters/cli/escuela/command.ts';
import type { Config } from '#adapters/server/config/config.ts';
import { ClockOfTheMachine } from '#adapters/server/clock-of-the-machine.ts';
import { LastBackupsInSql } from '#adapters/server/sql/office/last-backups-in-sql.ts';
import { FileStoreInS3 } from '#adapters/server/files/file-store-in-s3.ts';
import type { FileStore } from '#application/server/shared/ports/file-store.ts';
import { openSqlite } from '#adapters/server/sql/shared/connection.ts';
import { onPostgres } from '#test/support/school/databases.ts';
import { databaseIn, emptyPlace, type Place, smallSchool } from '#test/support/school/places.ts';
import { S3OfTest } from '#test/support/shared/s3-of-test.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

async function run(command: CommandBesideSchool, { config }: Place, ...args: readonly string[]) {
  const lines: string[] = [];
  const code = await command.prepareBeside(args)(config, (line) => lines.push(line));
  return { code, lines };
}

/** The folder of the one copy that was made. */
const onlyIn = (target: string): string => join(target, readdirSync(target)[0] ?? '');

test('a copy is made, looked at and restored, and every step is said', async () => {
  const target = temporaryFolder();
  const place = await smallSchool();
  const made = await run(backUp, place, target);
  const folder = onlyIn(target);
  expect(made).toEqual({
    code: 0,
    lines: [
      expect.stringMatching(/^Copiando en .+\. Harán falta como mucho \d+ MB; hay \d+ MB libres\.$/),
      expect.stringMatching(/^Base de datos: \d+ tablas, \d+ filas, \d+ MB\.$/),
      'Archivos: 1, 1 MB.',
      `Copia terminada: ${folder}`,
      'Guárdala como la escuela misma: contiene sus claves y datos personales.',
    ],
  });
  const checked = await run(checkBackup, place, folder);
  expect(checked).toEqual({
    code: 0,
    lines: [
      expect.stringMatching(
        /^Está entera\. Copia del \d\d\/\d\d\/\d{4}, .+, de SQLite, versión 0\.1\.0 \(\d{4}-[a-z-]+\): \d+ filas en \d+ tablas y 1 archivos\.$/,
      ),
    ],
  });
  const elsewhere = await emptyPlace('SQLite');
  expect(await run(restore, elsewhere, folder)).toEqual({
    code: 0,
    lines: [
      expect.stringContaining('La copia está entera. Copia del '),
      'Archivos en su sitio: 1.',
      'Base de datos en su sitio: SQLite.',
      'Correos que esperaban en la copia y no se enviarán: 1.',
      expect.stringMatching(/^Restaurada\. La escuela está como el .+; lo que pasó después no está\.$/),
    ],
  });
  expect(await run(restore, elsewhere, folder)).toEqual({
    code: 1,
    lines: [`${elsewhere.dataDir} no está vacía; solo se restaura en un lugar vacío.`],
  });
  expect((await run(restore, await emptyPlace('SQLite'), folder, '--send-letters')).lines).toContain(
    'Correos que esperaban y saldrán cuando inicies la escuela: 1.',
  );
});

test('files that the school has lost are told, with an exit code of their own', async () => {
  const [place, target] = [await smallSchool(), temporaryFolder()];
  await place.files.remove('perfiles/ana.webp');
  const { code, lines } = await run(backUp, place, target);
  expect(code).toBe(3);
  expect(lines.slice(-2)).toEqual([
    'Aviso: faltan en la escuela 1 archivos que su base de datos nombra:',
    '  perfiles/ana.webp',
  ]);
  const restored = await run(restore, await emptyPlace('SQLite'), onlyIn(target));
  expect(restored).toMatchObject({ code: 0, lines: expect.arrayContaining(['  perfiles/ana.webp']) });
});

async function isNoted(place: Place): Promise<void> {
  const target = temporaryFolder();
  const school = await databaseIn(place);
  const noted = () => new LastBackupsInSql(school.db).last();
  expect(await noted()).toBeNull();
  await run(backUp, place, target);
  const first = await noted();
  expect(first?.bytes).toBe(sizeIn(join(onlyIn(target), 'database')) + sizeIn(join(onlyIn(target), 'files')));
  await run(backUp, place, temporaryFolder());
  expect((await noted())?.endedAt.getTime()).toBeGreaterThan(first?.endedAt.getTime() ?? 0);
  await school.db.schema.dropTable('last_backups').execute();
  const { code, lines } = await run(backUp, place, temporaryFolder());
  expect([code, lines.at(-1)]).toEqual([0, 'Guárdala como la escuela misma: contiene sus claves y datos personales.']);
  await school.close();
}

/** Bytes of the files in a folder and below; none where it is not there. */
function sizeIn(folder: string): number {
  if (!existsSync(folder)) return 0;
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((each) => each.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

test('a school knows when it was last copied and how large that copy is; of an earlier release it is copied all the same', async () => {
  await isNoted(await smallSchool());
});

onPostgres('a school on PostgreSQL', () => {
  test('knows of its last copy as well', async () => isNoted(await emptyPlace('PostgreSQL')));
});

test('a copy migrates nothing: before a new release it is the one that counts', async () => {
  const [place, target] = [await smallSchool(), temporaryFolder()];
  const path = join(place.dataDir, 'escuela.db');
  const older = openSqlite(path);
  await older.db.deleteFrom('outbox_mails').execute();
  await older.db.schema.dropTable('public_stamps').execute();
  await older.close();
  await run(backUp, place, target);
  const still = openSqlite(path);
  const tables = (await still.db.introspection.getTables()).map(({ name }) => name);
  expect(tables).not.toContain('public_stamps');
  await still.close();
});

test('what is not done is said', async () => {
  const place = await smallSchool();
  const target = temporaryFolder();
  await run(backUp, place, target);
  const folder = onlyIn(target);
  expect(await run(restore, await emptyPlace('SQLite'), target)).toEqual({
    code: 1,
    lines: [`En ${target} no hay una copia.`, 'Dentro están estas; indica una:', folder],
  });
  rmSync(join(folder, 'files/perfiles/ana.webp'));
  expect(await run(checkBackup, place, folder)).toEqual({
    code: 1,
    lines: ['La copia no está entera:', '  falta perfiles/ana.webp'],
  });
  writeFileSync(join(folder, 'manifest.json'), '');
  expect((await run(checkBackup, place, folder)).lines).toEqual([`El manifest.json de ${folder} no se puede leer.`]);
  expect(await run(backUp, await emptyPlace('SQLite'), target)).toMatchObject({ code: 1 });
});

test('a long list is shortened, and every fault has words', () => {
  const faults = [
    { kind: 'absent', path: 'a' },
    { kind: 'changed', path: 'b' },
    { kind: 'unreadable', path: 'c', reason: 'x' },
    { kind: 'rows', table: 'users', expected: 2, found: 1 },
    { kind: 'foreign-key', table: 'sessions', parent: 'users', rows: 3 },
    { kind: 'file-without-copy', key: 'd' },
  ] as const;
  const lines = copyRefusalLines({ kind: 'damaged', faults: [...faults, ...faults, ...faults, ...faults] });
  expect(lines.slice(0, 7)).toEqual([
    'La copia no está entera:',
    '  falta a',
    '  b no es como se copió',
    '  c no se puede leer: x',
    '  users tiene 1 filas y debe tener 2',
    '  3 filas de sessions nombran filas de users que no están',
    '  el archivo d no está en la copia',
  ]);
  expect(lines.at(-1)).toBe('  y 4 más');
});

test('what is missing is said', () => {
  for (const command of [backUp, checkBackup, restore]) {
    for (const args of [[], ['a', 'b'], [''], ['a', '--otra']]) {
      expect(() => command.prepareBeside(args)).toThrow(UsageError);
    }
  }
  expect(() => backUp.prepareBeside(['a', '--send-letters'])).toThrow(UsageError);
});

test('files in the storage are copied from there, and put back into an empty one, or into a folder', async () => {
  const [place, target] = [await smallSchool(), temporaryFolder()];
  const own = await inStorage(place);
  const key = 'perfiles/ana.webp';
  await own.files.put(key, new Uint8Array([4, 5, 6]));
  const sum = await own.files.checksum(key);
  // What the folder still has is not the school's any more.
  expect(await place.files.checksum(key)).not.toBe(sum);
  expect((await run(backUp, own.place, target)).code).toBe(0);
  const folder = onlyIn(target);
  const other = await inStorage(await emptyPlace('SQLite'));
  expect(await run(restore, other.place, folder)).toMatchObject({
    code: 0,
    lines: expect.arrayContaining(['Archivos en su sitio: 1.']),
  });
  expect(await other.files.checksum(key)).toBe(sum);
  expect(existsSync(join(other.place.dataDir, 'files', key))).toBe(false);
  const onDisk = await emptyPlace('SQLite');
  expect((await run(restore, onDisk, folder)).code).toBe(0);
  expect(await onDisk.files.checksum(key)).toBe(sum);
  const taken = { ...own.place.config, dataDir: (await emptyPlace('SQLite')).dataDir };
  expect(await run(restore, { ...own.place, config: taken }, folder)).toMatchObject({
    code: 1,
    lines: [expect.stringContaining(key)],
  });
});

/** A place whose school keeps its files in a storage of its own. */
async function inStorage(place: Place): Promise<{ place: Place; files: FileStore }> {
  const { settings } = await S3OfTest.forTest();
  const config: Config = { ...place.config, filesStore: 's3', s3: settings };
  return { place: { ...place, config }, files: new FileStoreInS3(settings, new ClockOfTheMachine()) };
}
