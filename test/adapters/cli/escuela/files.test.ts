import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { prepared, UsageError } from '#adapters/cli/escuela/command.ts';
import { copySchoolFiles } from '#adapters/cli/escuela/files.ts';
import { FileStoreInS3 } from '#adapters/server/files/file-store-in-s3.ts';
import { FileStoreOnDisk } from '#adapters/server/files/file-store-on-disk.ts';
import type { FileStore } from '#application/server/shared/ports/file-store.ts';
import { builtCommand } from '#test/support/school/built-program.ts';
import { commandLine } from '#test/support/school/command-line.ts';
import { OfficeLog } from '#application/server/office/ports/office-log.ts';
import { migratedDataDir } from '#test/support/school/migrated-sqlite.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { insertUser } from '#test/support/shared/rows.ts';
import { S3OfTest } from '#test/support/shared/s3-of-test.ts';

const { school } = commandLine();
const program = builtCommand('escuela');

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const contents = { 'clases/uno.webm': 'primera clase', 'perfiles/a.webp': 'foto', 'retratos/rosa.svg': '<svg/>' };

/** The school's folder with some files, and an empty storage. @param filesStore which of them the school works with. */
async function stores(filesStore = 'folder') {
  const s3 = await S3OfTest.forTest();
  const started = school();
  const config = { ...started.parts.config, s3: s3.settings, filesStore };
  const folder = new FileStoreOnDisk(join(config.dataDir, 'files'));
  for (const [key, content] of Object.entries(contents)) await folder.put(key, bytes(content));
  const { db } = started.database;
  const nameFile = (key: string) => insertUser(db, key.replaceAll('/', '-'), { photo_file: key });
  if (filesStore === 's3') for (const key of Object.keys(contents)) await nameFile(key);
  const run = async (...args: readonly string[]) => {
    const lines: string[] = [];
    const ready = prepared(copySchoolFiles, args);
    const code = await ready({ ...started, parts: { ...started.parts, config } }, (line) => lines.push(line));
    return { code, said: lines.join('\n') };
  };
  return { s3, db, folder, run, inStorage: new FileStoreInS3(s3.settings, started.parts.clock) };
}

async function all(store: FileStore): Promise<Record<string, string | null>> {
  const found: Record<string, string | null> = {};
  for await (const { key } of store.list()) found[key] = await store.checksum(key);
  return found;
}

const puts = ({ requests }: S3OfTest): readonly string[] =>
  requests.filter(({ method }) => method === 'PUT').map(({ key }) => key);

describe('escuela files copy', () => {
  test('copies everything, and again only what is new or another one', async () => {
    const { s3, folder, run, inStorage } = await stores();
    const first = await run('--to', 's3');
    expect(first.code).toBe(0);
    expect(first.said).toBe(
      '3 archivos en el origen, 0.0 MB.\nCopiados: 3. Ya estaban: 0. Borrados mientras tanto: 0.',
    );
    expect(await all(inStorage)).toEqual(await all(folder));
    s3.requests.splice(0);
    await folder.put('perfiles/nueva.webp', bytes('subida mientras tanto'));
    await folder.put('perfiles/a.webp', bytes('otra'));
    expect((await run('--to', 's3')).said).toContain('Copiados: 2. Ya estaban: 2.');
    expect(puts(s3).toSorted()).toEqual(['perfiles/a.webp', 'perfiles/nueva.webp']);
    expect(await all(inStorage)).toEqual(await all(folder));
  });

  test('what the school wrote into the target, with which it works, stays; what came meanwhile is copied', async () => {
    const { folder, run, inStorage } = await stores('s3');
    await inStorage.put('perfiles/a.webp', bytes('más nueva'));
    const said = 'Se queda como está en el destino, que la escuela usa: perfiles/a.webp';
    for (const copied of [2, 0]) {
      const pass = await run('--to', 's3', ...(copied === 0 ? ['--delete-source'] : []));
      expect(pass.said).toContain(said);
      expect(pass.said).toContain(`Copiados: ${copied}.`);
    }
    expect(await inStorage.find('perfiles/a.webp')).toMatchObject({ bytes: bytes('más nueva').length });
    expect(Object.keys(await all(folder))).toEqual(['perfiles/a.webp']);
  });

  test('what was removed where the school works does not come back from the source, not even while it is read', async () => {
    const working = await stores('s3');
    await working.run('--to', 's3');
    await working.db.deleteFrom('users').where('photo_file', '=', 'perfiles/a.webp').execute();
    await working.inStorage.remove('perfiles/a.webp');
    const second = await working.run('--to', 's3', '--delete-source');
    expect(second.said).toContain('No vuelven al destino, porque ya no los nombra ningún registro: 1.');
    expect(second.said).toContain('Se queda en el origen, porque ningún registro lo nombra: perfiles/a.webp');
    expect(await working.inStorage.find('perfiles/a.webp')).toBeNull();

    const { s3, folder, run, inStorage } = await stores();
    await folder.put('perfiles/b.webp', bytes('otra foto'));
    s3.onRequest = (method, key) => {
      if (method === 'PUT' && key === 'perfiles/b.webp') void folder.remove(key);
    };
    expect((await run('--to', 's3')).said).toContain('Borrados mientras tanto: 1.');
    expect(await inStorage.find('perfiles/b.webp')).toBeNull();
  });

  test('and back again', async () => {
    const { s3, folder, run } = await stores('s3');
    const there = new FileStoreInS3(s3.settings, new FixedClock(new Date().toISOString()));
    await there.put('perfiles/a.webp', bytes('otra'));
    await there.put('perfiles/nueva.webp', bytes('nueva'));
    expect((await run('--to', 'folder')).said).toContain('Copiados: 2. Ya estaban: 0.');
    expect(await folder.checksum('perfiles/a.webp')).toBe(await there.checksum('perfiles/a.webp'));
    expect(await folder.find('retratos/rosa.svg')).not.toBeNull();
  });

  test('what arrives as something else is named, and the source stays', async () => {
    const { s3, run, folder } = await stores('s3');
    await run('--to', 's3');
    // Something of the same size in its place, with a note of what it was.
    s3.spoil('clases/uno.webm', 'segunda clase');
    const deleted = await run('--to', 's3', '--delete-source');
    expect(deleted.code).toBe(1);
    expect(deleted.said).toContain('Se queda en el origen, porque su copia no es igual: clases/uno.webm');
    expect(Object.keys(await all(folder))).toEqual(['clases/uno.webm']);
  });

  test('deletes the source after a whole pass, and only where the school works with the target', async () => {
    const before = await stores('folder');
    await expect(before.run('--to', 's3', '--delete-source')).rejects.toThrow(
      /^--delete-source: la escuela todavía usa/,
    );
    expect(Object.keys(await all(before.folder))).toEqual(Object.keys(contents));
    const { folder, run, inStorage } = await stores('s3');
    const kept = await all(folder);
    expect((await run('--to', 's3', '--delete-source')).said).toContain('Borrados del origen: 3. Se quedan: 0.');
    expect([await all(folder), await all(inStorage)]).toEqual([{}, kept]);
  });

  test('is in the log from its beginning to its end; one without an end is told to whoever runs the next', async () => {
    const { s3, run } = await stores('s3');
    const states = async () =>
      (await school().school.get(OfficeLog).list({ kind: 'command', id: 'files-copy' }, 9)).map(
        ({ after }) => after['state'],
      );
    s3.alwaysFault = 500;
    await run('--to', 's3');
    s3.alwaysFault = null;
    expect((await run('--to', 's3')).said).not.toContain('no llegó a su fin');
    expect(await states()).toEqual(['ended', 'begun', 'cut-short', 'begun']);
    const { clock, ids } = school().parts;
    const begun = {
      action: 'command-run',
      thingId: 'files-copy',
      by: null,
      before: {},
      after: { state: 'begun' },
    } as const;
    await school()
      .school.get(OfficeLog)
      .add({ ...begun, id: ids.newId(), at: clock.now() });
    expect((await run('--to', 's3')).said).toContain('no llegó a su fin. Si ya no está en marcha');
  });

  test('a storage that does not answer stops it, in words', async () => {
    const { s3, run, folder } = await stores('s3');
    s3.alwaysFault = 500;
    const stopped = await run('--to', 's3', '--delete-source');
    expect(stopped.code).toBe(1);
    expect(stopped.said).toContain('El almacén de archivos no responde');
    expect(Object.keys(await all(folder))).toEqual(Object.keys(contents));
  });

  test.each([[], ['--to', 'nube'], ['--to', 's3', '--from', 's3'], ['--to', 's3', '--from', 'nube'], ['--x'], ['s3']])(
    'called wrongly, it says how: %s',
    (...args) => {
      expect(() => copySchoolFiles.prepare(args)).toThrow(UsageError);
    },
  );

  test('killed in the middle, it leaves nothing half copied, and begun again copies what was left', async () => {
    const s3 = await S3OfTest.forTest();
    const dataDir = await migratedDataDir();
    const written = Object.fromEntries(
      Array.from({ length: 12 }, (_, place) => [`clases/${place}.webm`, `${place}`.repeat(300_000)]),
    );
    for (const [key, content] of Object.entries(written)) {
      mkdirSync(dirname(join(dataDir, 'files', key)), { recursive: true });
      writeFileSync(join(dataDir, 'files', key), content);
    }
    const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...s3.env };
    const start = () => {
      const child = spawn(process.execPath, [program(), 'files', 'copy', '--to', 's3'], { env });
      let said = '';
      for (const output of [child.stdout, child.stderr]) output.on('data', (data) => (said += String(data)));
      const ended = new Promise<string>((done) => child.once('close', (code) => done(`${code} ${said}`)));
      onTestFinished(() => void child.kill('SIGKILL'));
      return { child, ended };
    };
    let begun = 0;
    const killed = start();
    s3.onRequest = (method) => {
      if (method === 'PUT') begun += 1;
      if (begun === 7) killed.child.kill('SIGKILL');
    };
    expect(await killed.ended).toMatch(/^null/);
    await s3.settled();
    s3.onRequest = () => undefined;
    const there = s3.keys;
    expect(there.length).toBeGreaterThan(0);
    expect(there.length).toBeLessThan(12);
    for (const key of there) expect(s3.textOf(key)).toBe(written[key]);
    s3.requests.splice(0);
    expect(await start().ended).toContain(`Copiados: ${12 - there.length}. Ya estaban: ${there.length}.`);
    expect(puts(s3).toSorted()).toEqual(
      Object.keys(written)
        .filter((key) => !there.includes(key))
        .toSorted(),
    );
    for (const [key, content] of Object.entries(written)) expect(s3.textOf(key)).toBe(content);
  });
});
