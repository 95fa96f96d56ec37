import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from '#adapters/server/http/app.ts';
import type { Engine } from '#adapters/server/sql/shared/connection.ts';
import { goRoundOnce, goRoundReceipts } from '#adapters/server/wiring/background.container.ts';
import { startSchool } from '#adapters/server/wiring/start.container.ts';
import { lossesOf } from '#test/support/load/load-losses.ts';
import { WritingLoad } from '#test/support/load/writing-load.ts';
import { builtCommand } from '#test/support/school/built-program.ts';
import { contentOf, refusalOf, restoreInto } from '#test/support/school/copies.ts';
import { checkCopy } from '#adapters/server/backup/check-copy.ts';
import { onPostgres, onSqlite } from '#test/support/school/databases.ts';
import { patient } from '#test/support/school/patience.ts';
import { databaseIn, emptyPlace, type Place, sampleSchoolIn, smallSchool } from '#test/support/school/places.ts';
import { faultsOfSchool } from '#test/support/school/school-faults.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

const program = builtCommand('escuela');

/** The command line in a process of its own, on the school of a place. */
function escuela(place: Place, ...args: readonly string[]) {
  const child = spawn(process.execPath, [program(), ...args], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...place.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let said = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (data) => (said += String(data)));
  const ended = new Promise<{ code: number | null; said: string }>((done) =>
    child.once('close', (code) => done({ code, said })),
  );
  return { child, ended };
}

/** Kills a process, as a power cut would, once it has said so many lines; where it has ended before, so be it. */
async function killedAfter(lines: number, { child, ended }: { child: ChildProcess; ended: Promise<unknown> }) {
  let count = 0;
  if (child.stdout === null) throw new Error('It says nothing');
  createInterface(child.stdout).on('line', () => {
    if ((count += 1) === lines) child.kill('SIGKILL');
  });
  await ended;
}

const writers = { sheets: 1, notes: 1, purchases: 1, vouchers: 1, answers: 1 };
const accounts = { reader: 3, buyer: 100, depositor: 100, student: 100 };

/** A school that is written to while another process copies it: restored elsewhere it is whole, and has what it had before. */
async function isCopiedWhileItWorks(engine: Engine): Promise<void> {
  const home = await emptyPlace(engine);
  await (await sampleSchoolIn(home)).close();
  const { school, database } = await startSchool(home.config, patient);
  const app = await createApp(school, home.config, 'school', null);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const load = await WritingLoad.prepare(
    `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    database,
    accounts,
  );
  load.start(writers);
  let issues = true;
  const issuing = (async () => {
    while (issues) await goRoundReceipts(school);
  })();
  await vi.waitUntil(() => Object.values(load.acknowledged).every((each) => each.length >= 1), { timeout: 60_000 });
  const before = structuredClone(load.acknowledged);
  const countBefore = load.count;
  const target = temporaryFolder();
  const copied = await escuela(home, 'backup', target).ended;
  const countAfter = load.count;
  await load.stop();
  issues = false;
  await issuing;
  await app.close();
  expect(copied).toMatchObject({ code: 0, said: expect.stringContaining('Copia terminada: ') });
  expect(countAfter).toBeGreaterThan(countBefore);
  expect(await faultsOfSchool(database)).toEqual([]);
  await database.close();

  const folder = join(target, readdirSync(target)[0] ?? '');
  const manifest = await checkCopy(folder);
  const place = await emptyPlace(engine);
  expect(await escuela(place, 'restore', folder, '--send-letters').ended).toMatchObject({ code: 0 });
  const restored = await startSchool(place.config, patient);
  expect(await faultsOfSchool(restored.database)).toEqual([]);
  for (const { path, sha256 } of manifest.files) expect(await contentOf(place.files, path)).toBe(sha256);
  // What was under way when it was copied is found out at the start, as after a crash.
  await goRoundOnce(restored.school);
  const losses = await lossesOf({ acknowledged: before }, restored.database, place.files);
  // Whoever sat an exam at that moment sits it still.
  expect(losses.filter((each) => !each.startsWith('exam lost'))).toEqual([]);
  expect(await faultsOfSchool(restored.database)).toEqual([]);
  await restored.database.close();
}

/** Wherever a copy is killed, what has the name of one is whole, and the next is made all the same. */
async function isNeverHalfCopied(place: Place): Promise<void> {
  const target = temporaryFolder();
  for (const lines of [1, 2, 3, 4]) {
    await killedAfter(lines, escuela(place, 'backup', target));
    for (const name of readdirSync(target)) {
      const folder = join(target, name);
      if (!name.startsWith('.unfinished-')) expect((await checkCopy(folder)).format).toBe(1);
      // In the instant before its name was changed it was whole already; else there is no manifest.
      else if (!readdirSync(folder).includes('manifest.json')) {
        expect(await refusalOf(checkCopy(folder))).toMatchObject({ kind: 'no-copy' });
      }
    }
  }
  expect(await escuela(place, 'backup', target).ended).toMatchObject({ code: 0 });
}

onSqlite('a school', () => {
  test('is copied while it works', () => isCopiedWhileItWorks('SQLite'));

  test('whose copy is killed has no copy, or a whole one', async () => {
    await isNeverHalfCopied(await smallSchool());
  });

  test('whose restore is killed does not start, or is whole; begun again in an emptied place it is', async () => {
    const target = temporaryFolder();
    await escuela(await smallSchool(), 'backup', target).ended;
    const folder = join(target, readdirSync(target)[0] ?? '');
    const place = await emptyPlace('SQLite');
    for (const lines of [1, 2, 3]) {
      await killedAfter(lines, escuela(place, 'restore', folder));
      const started = await startSchool(place.config).catch((error: unknown) => String(error));
      if (typeof started === 'string') expect(started).toContain('una restauración sin terminar');
      else {
        expect(await started.database.db.selectFrom('users').select('id').execute()).toEqual([{ id: 'ana' }]);
        await started.database.close();
      }
      rmSync(place.dataDir, { recursive: true, force: true });
    }
    await restoreInto(place, folder);
  });
});

onPostgres('a school', () => {
  test('is copied while it works', () => isCopiedWhileItWorks('PostgreSQL'));

  test('whose copy is killed has no copy, or a whole one', async () => {
    const place = await emptyPlace('PostgreSQL');
    await (await databaseIn(place)).close();
    await isNeverHalfCopied(place);
  });
});
