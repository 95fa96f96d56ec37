import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { catalogueCsv, insertGeneratedNames } from '#test/support/catalogue/generated-catalogue.ts';
import { rosa } from '#test/support/accounts/account-calls.ts';
import { RunningSchool } from '#test/support/school/running-school.ts';
import { openSqlite } from '#adapters/server/sql/shared/connection.ts';

/** `npm run bench -- import 20000 [all]`: rows of the file, and whether with `--all-or-nothing`. */
const rows = Number(process.argv[3] ?? 20_000);
const options = process.argv[4] === 'all' ? ['--all-or-nothing'] : [];
/** Megabytes of heap that the import may take. */
const heap = 512;
/** Milliseconds that anything asked of the server may take while it runs: what a person waits without wondering. */
const MOST = 1000;

interface Asked {
  readonly name: string;
  readonly every: number;
  readonly ask: () => Promise<Response>;
  readonly times: number[];
  /** What was answered instead of a success, with how often. */
  readonly failures: Map<string, number>;
}

const folder = mkdtempSync(join(tmpdir(), 'escuela-bench-'));
await built();
const school = await RunningSchool.start({ LOG_LEVEL: 'error' });
try {
  const { db, close } = openSqlite(join(school.dataDir, 'escuela.db'));
  await insertGeneratedNames(db);
  await close();
  const file = join(folder, 'catalogo.csv');
  writeFileSync(file, catalogueCsv(rows));
  const asked = questions();
  console.log(`before the import: ${(await during(asked, pause(5000))).join('; ')}`);
  const start = performance.now();
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${heap}`, resolve('dist/server/escuela.js'), 'import', 'catalogue', file, ...options],
    { env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', DATA_DIR: school.dataDir } },
  );
  const importing = ended(child);
  const peak = peakOf(child);
  const told = await during(questions(), importing);
  const { code, said } = await importing;
  const seconds = (performance.now() - start) / 1000;
  console.log(`${rows} rows in ${seconds.toFixed(0)} s, peak memory ${await peak} MB, exit ${code}: ${said}`);
  console.log(`during the import: ${told.join('; ')}`);
  if (school.log !== '') console.log(`the server said: ${school.log.slice(-2000)}`);
  process.exitCode = code === 0 && !told.some((line) => line.includes('BEYOND')) ? 0 : 1;
} finally {
  await school.dispose();
  rmSync(folder, { recursive: true, force: true });
}

/** Builds the programs when they do not belong to the source. */
async function built(): Promise<void> {
  const child = spawn(process.execPath, ['src/adapters/cli/launch.mjs', 'build'], { stdio: 'inherit' });
  if ((await ended(child)).code !== 0) throw new Error('The build failed');
}

function questions(): Asked[] {
  let person = 0;
  const question = (name: string, every: number, ask: () => Promise<Response>): Asked => {
    return { name, every, ask, times: [], failures: new Map() };
  };
  return [
    question('health', 10, () => fetch(`${school.origin}/api/v1/health`)),
    question('list of courses', 1000, () => fetch(`${school.origin}/cursos`)),
    question('registrations', 3000, () =>
      fetch(`${school.signInOrigin}/api/v1/accounts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: school.signInOrigin },
        body: JSON.stringify({ ...rosa, email: `rosa-${Date.now()}-${(person += 1)}@correo.pe` }),
      }),
    ),
  ];
}

/** Asks everything over and over until something has ended; a line for each. */
async function during(asked: readonly Asked[], end: Promise<unknown>): Promise<string[]> {
  let isOver = false;
  void end.then(() => (isOver = true));
  await Promise.all(
    asked.map(async (each) => {
      while (!isOver) {
        const start = performance.now();
        const answer = await each.ask().catch(() => null);
        await answer?.arrayBuffer();
        each.times.push(performance.now() - start);
        // Too many from one address is a limit, and no failure of the import.
        const said = answer === null ? 'no answer' : String(answer.status);
        if (answer?.ok !== true && said !== '429') each.failures.set(said, (each.failures.get(said) ?? 0) + 1);
        await Promise.race([pause(each.every), end]);
      }
    }),
  );
  return asked.map(({ name, times, failures }) => {
    const longest = Math.max(...times);
    const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    const failed = [...failures].map(([said, count]) => `${count} × ${said}`).join(', ');
    const beyond = failures.size > 0 || longest > MOST ? ' BEYOND' : '';
    return `${name} ${times.length}, ${failed === '' ? 'none' : failed} failed, median ${median.toFixed(0)} ms, longest ${longest.toFixed(0)} ms${beyond}`;
  });
}

async function ended(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  let said = '';
  for (const output of [child.stdout, child.stderr])
    output?.on('data', (data) => (said = `${said}${data}`.slice(-500)));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, said: said.trim() };
}

/** The most memory that a process had, in MB; '?' where the system does not tell. */
async function peakOf(child: ChildProcess): Promise<string> {
  let peak = '?';
  while (child.exitCode === null && child.signalCode === null) {
    try {
      const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
      if (kilobytes !== undefined) peak = String(Math.round(Number(kilobytes) / 1024));
    } catch {
      // It has just ended, or this is no Linux.
    }
    await pause(200);
  }
  return peak;
}
