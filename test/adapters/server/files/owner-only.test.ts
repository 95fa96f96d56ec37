import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#adapters/server/config/config.ts';
import { FileStoreOnDisk } from '#adapters/server/files/file-store-on-disk.ts';
import { keepToOwner } from '#adapters/server/files/owner-only.ts';
import { MailerToFolder } from '#adapters/server/mail/mailer-to-folder.ts';
import { startSchool } from '#adapters/server/wiring/start.container.ts';
import { aMail } from '#test/ports/shared/mail-queue.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

const modeOf = (...path: string[]): string => (statSync(join(...path)).mode & 0o777).toString(8);

test('SAFE-21: what a former version left open to others is closed, and nothing else is touched', () => {
  const folder = temporaryFolder();
  const data = join(folder, 'data');
  mkdirSync(join(data, 'files/constancias'), { recursive: true });
  mkdirSync(join(data, 'otro'));
  const files = ['escuela.db', 'escuela.db-wal', 'files/constancias/deposito.pdf', 'otro/nota.txt'];
  for (const name of files) writeFileSync(join(data, name), '');
  writeFileSync(join(folder, 'ajeno'), '');
  symlinkSync(join(folder, 'ajeno'), join(data, 'files/enlace'));
  for (const name of files) chmodSync(join(data, name), 0o644);
  for (const name of ['', 'files', 'files/constancias', 'otro']) chmodSync(join(data, name), 0o755);
  chmodSync(join(folder, 'ajeno'), 0o644);
  expect(keepToOwner(data)).toEqual([]);
  expect(['', 'files', 'files/constancias'].map((name) => modeOf(data, name))).toEqual(['700', '700', '700']);
  expect(files.map((name) => modeOf(data, name))).toEqual(['600', '600', '600', '644']);
  expect([modeOf(data, 'otro'), modeOf(folder, 'ajeno')]).toEqual(['755', '644']);
});

test('SAFE-21: a school writes files that are its owner’s alone', async () => {
  const data = join(temporaryFolder(), 'data');
  process.umask(0o022);
  const { database } = await startSchool(readConfig({ DATA_DIR: data, LOG_LEVEL: 'silent' }));
  await new FileStoreOnDisk(join(data, 'files')).put('constancias/deposito.pdf', new Uint8Array([1]));
  await new MailerToFolder(join(data, 'outbox'), 'Escuela <x@escuela.example>').deliver(aMail('uno'), []);
  const folders = ['', 'files', 'files/constancias', 'outbox'];
  const files = ['escuela.db', 'escuela.db-wal', 'escuela.db-shm', 'files/constancias/deposito.pdf'];
  expect(folders.map((name) => modeOf(data, name))).toEqual(folders.map(() => '700'));
  expect(files.map((name) => modeOf(data, name))).toEqual(files.map(() => '600'));
  expect(modeOf(data, 'outbox', '2026-03-10T10-00-00-000Z-uno.eml')).toBe('600');
  await database.close();
});
