import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FileStoreOnDisk } from '#adapters/server/files/file-store-on-disk.ts';
import { openSqlite } from '#adapters/server/sql/shared/connection.ts';
import { openPostgres } from '#adapters/server/sql/shared/postgres-connection.ts';
import { lossesOf } from '#test/support/load/load-losses.ts';
import { startRestartingPostgres } from '#test/support/school/postgres.ts';
import { RunningSchool } from '#test/support/school/running-school.ts';
import { kinds, WritingLoad } from '#test/support/load/writing-load.ts';

// `npm run bench -- kills [sqlite|postgres] [times]`, after `npm run build`: the server is killed (SIGKILL) again and again while
// consumers, readers, buyers and students write. Nothing that was acknowledged may be lost, nothing may be made or charged twice. Ctrl+C
// ends it after the present kill, and what was done until then is examined.

const engine = process.argv[3] ?? 'sqlite';
/** A start takes 1.5 s of processor time; whoever measures beside other work, politely, waits many times as long. */
const mostMs = 600_000;
const kills = Number(process.argv[4] ?? (engine === 'postgres' ? 100 : 200));

const postgres = engine === 'postgres' ? await startRestartingPostgres() : null;
if (engine === 'postgres' && postgres === null) throw new Error('There is no PostgreSQL here.');
const settings = { TRUST_PROXY: '1', LOG_LEVEL: 'error', ...(postgres && { DATABASE_URL: postgres.url }) };
const school = await RunningSchool.start(settings);
const open = () => (postgres === null ? openSqlite(join(school.dataDir, 'escuela.db')) : openPostgres(postgres.url));
const began = Date.now();
let isEnding = false;
process.once('SIGINT', () => {
  isEnding = true;
});
let done = 0;
const back: number[] = [];
try {
  const prepared = open();
  const load = await WritingLoad.prepare(school.origin, prepared);
  await prepared.close();
  load.start();
  for (; done < kills && !isEnding; done += 1) {
    // Of one kind after the other a few are waited for, so that a slow machine as well writes enough of each between kills.
    const kind = kinds[done % kinds.length] ?? 'purchases';
    const enough = load.acknowledged[kind].length + 1 + Math.floor(Math.random() * 5);
    while (load.acknowledged[kind].length < enough) await pause(5);
    await pause(Math.random() * 400);
    await school.kill();
    const since = Date.now();
    await school.restart(mostMs);
    back.push(Date.now() - since);
    if (done % 10 === 9) console.log(`${done + 1} kills, ${seconds()} s, acknowledged: ${load.told}`);
  }
  await load.stop();
  const database = open();
  const losses = await lossesOf(load, database, new FileStoreOnDisk(join(school.dataDir, 'files')));
  await database.close();
  const sorted = back.toSorted((a, b) => a - b);
  console.log(`answers again after: median ${sorted[Math.floor(done / 2)]} ms, at most ${sorted.at(-1)} ms`);
  console.log(`${engine}: ${done} kills in ${seconds()} s`);
  console.log(`acknowledged: ${load.told}`);
  for (const [failure, times] of load.failures) console.log(`${times} × ${failure}`);
  console.log(`lost or made twice: ${losses.length}`);
  for (const loss of losses.slice(0, 20)) console.log(loss);
  process.exitCode = losses.length === 0 ? 0 : 1;
} finally {
  await school.dispose();
  await postgres?.stop();
}

function seconds(): number {
  return Math.round((Date.now() - began) / 1000);
}
