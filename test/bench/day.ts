import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openSqlite } from '#adapters/server/sql/shared/connection.ts';
import { openPostgres } from '#adapters/server/sql/shared/postgres-connection.ts';
import { processorOf, processorOfMachine } from '#test/support/load/processor.ts';
import { SchoolDay } from '#test/support/load/school-day.ts';
import { startPostgres } from '#test/support/school/postgres.ts';
import { RunningSchool } from '#test/support/school/running-school.ts';

// `npm run bench -- day [sqlite] [students …]`, after `npm run build`: how many people one process carries on this machine, which
// also asks, and on PostgreSQL holds the database. First as fast as it goes, then at half of that, when people come by chance as
// they do. What a request took counts from its sending.

const engine = process.argv[3] === 'sqlite' ? 'sqlite' : 'postgres';
const given = process.argv.slice(3).map(Number).filter(Number.isInteger);
const sizes = given.length > 0 ? given : [1000, 10_000, 100_000];
/** How many are under way at once when it goes as fast as it can. */
const AT_ONCE = 16;
const SECONDS = 15;
/** Seconds between two requests of somebody who is there: what is read, watched or thought about takes that long. */
const BETWEEN = 15;

interface Measured {
  readonly perSecond: number;
  /** Milliseconds of processor for a request: of the school's process, and of school and database together. */
  readonly school: number;
  readonly all: number;
}

async function measured(day: SchoolDay, pid: number, load: () => Promise<void>): Promise<Measured> {
  day.begin();
  const before = { school: processorOf(pid), machine: processorOfMachine(), own: process.cpuUsage() };
  const began = performance.now();
  await load();
  const seconds = (performance.now() - began) / 1000;
  const own = process.cpuUsage(before.own);
  const count = [...day.times.values()].reduce((sum, each) => sum + each.length, 0);
  const all = processorOfMachine() - before.machine - (own.user + own.system) / 1_000_000;
  const school = processorOf(pid) - before.school;
  return { perSecond: count / seconds, school: (school * 1000) / count, all: (all * 1000) / count };
}

/** As fast as it goes. */
async function flood(day: SchoolDay): Promise<void> {
  const end = performance.now() + SECONDS * 1000;
  const one = async (): Promise<void> => {
    while (performance.now() < end) await day.act();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** So many of the day's doings a second, whose moments are drawn: nobody waits for the one before. */
async function come(day: SchoolDay, doingsPerSecond: number): Promise<void> {
  const began = performance.now();
  const underWay = new Set<Promise<void>>();
  for (let at = 0; at < SECONDS * 1000; at += (-Math.log(1 - Math.random()) * 1000) / doingsPerSecond) {
    const early = at - (performance.now() - began);
    if (early > 1) await pause(early);
    const doing = day.act().finally(() => underWay.delete(doing));
    underWay.add(doing);
  }
  await Promise.all(underWay);
}

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
const row = (cells: readonly string[]): string =>
  cells.map((cell, place) => (place === 0 ? cell.padEnd(28) : cell.padStart(12))).join('');

const postgres = engine === 'postgres' ? await startPostgres() : null;
if (postgres?.kind === 'none') throw new Error(postgres.reason);
const school = await RunningSchool.start({
  TRUST_PROXY: '1',
  LOG_LEVEL: 'error',
  ...(postgres !== null && { DATABASE_URL: postgres.url }),
});
const database = postgres === null ? openSqlite(join(school.dataDir, 'escuela.db')) : openPostgres(postgres.url);
try {
  console.log(`${cpus().length} × ${cpus()[0]?.model ?? ''}; ${engine}; ${process.version}`);
  const day = await SchoolDay.prepare(school.origin, database);
  let first: Map<string, number> | null = null;
  for (const students of sizes) {
    await day.enrol(database.db, students);
    // Nothing of what was measured is the first of its kind.
    await flood(day);
    const most = await measured(day, school.pid, () => flood(day));
    const requests = [...day.times.values()].reduce((sum, each) => sum + each.length, 0);
    const doingsPerSecond = (most.perSecond / 2) * (day.acts / requests);
    const half = await measured(day, school.pid, () => come(day, doingsPerSecond));
    console.log(`\n${students} students: at most ${most.perSecond.toFixed(0)} requests a second,`);
    console.log(`${most.school.toFixed(2)} ms of processor each, with the database ${most.all.toFixed(2)} ms.`);
    console.log(`At ${half.perSecond.toFixed(0)} a second, ${(half.perSecond * BETWEEN).toFixed(0)} people at once:`);
    console.log(row(['', 'p50, ms', 'p99, ms', 'of first', 'times']));
    const medians = new Map<string, number>();
    for (const [name, times] of [...day.times].toSorted(([one], [other]) => one.localeCompare(other))) {
      const [p50, p99] = [at(times, 0.5), at(times, 0.99)];
      medians.set(name, p50);
      const ratio = first?.get(name);
      const growth = ratio === undefined ? '' : (p50 / ratio).toFixed(2);
      console.log(row([name, p50.toFixed(1), p99.toFixed(1), growth, String(times.length)]));
    }
    first ??= medians;
  }
  for (const [failure, times] of day.failures) console.log(`${times} × ${failure}`);
} finally {
  await database.close();
  await school.dispose();
  await postgres?.stop();
}
