import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FileStoreOnDisk } from '#adapters/server/files/file-store-on-disk.ts';
import { openPostgres } from '#adapters/server/sql/shared/postgres-connection.ts';
import { lossesOf } from '#test/support/load/load-losses.ts';
import { startRestartingPostgres } from '#test/support/school/postgres.ts';
import { RunningSchool } from '#test/support/school/running-school.ts';
import { WritingLoad } from '#test/support/load/writing-load.ts';

// `npm run bench -- restarts [times]`, after `npm run build`: PostgreSQL goes and comes back under load, in turns shut down and
// crashed. The server must be the same process at the end, answer again by itself each time, and lose nothing.

const restarts = Number(process.argv[3] ?? 50);
const mostMs = 30_000;

const postgres = await startRestartingPostgres();
if (postgres === null) throw new Error('There is no PostgreSQL here.');
const school = await RunningSchool.start({ TRUST_PROXY: '1', LOG_LEVEL: 'error', DATABASE_URL: postgres.url });
try {
  const prepared = openPostgres(postgres.url);
  const load = await WritingLoad.prepare(school.origin, prepared);
  await prepared.close();
  load.start();
  const back: number[] = [];
  for (let restart = 1; restart <= restarts; restart += 1) {
    const before = load.count;
    while (load.count === before) await pause(5);
    await postgres.end(restart % 2 === 0 ? 'fast' : 'crash');
    await pause(Math.random() * 500);
    await postgres.start();
    const [count, since] = [load.count, Date.now()];
    while (load.count === count && Date.now() - since < mostMs) await pause(5);
    back.push(Date.now() - since);
    if (!school.isRunning) throw new Error(`The server ended at restart ${restart}. It said:\n${school.log}`);
    if (load.count === count) throw new Error(`The server did not come back after restart ${restart}.`);
  }
  await load.stop();
  const database = openPostgres(postgres.url);
  const losses = await lossesOf(load, database, new FileStoreOnDisk(join(school.dataDir, 'files')));
  await database.close();
  const sorted = back.toSorted((a, b) => a - b);
  console.log(`${restarts} restarts, acknowledged: ${load.told}; the server is the same process`);
  console.log(`writes again after: median ${sorted[Math.floor(restarts / 2)]} ms, at most ${sorted.at(-1)} ms`);
  for (const [failure, times] of load.failures) console.log(`${times} × ${failure}`);
  console.log(`lost or made twice: ${losses.length}`);
  for (const loss of losses.slice(0, 20)) console.log(loss);
  process.exitCode = losses.length === 0 ? 0 : 1;
} finally {
  await school.dispose();
  await postgres.stop();
}
