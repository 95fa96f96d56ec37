import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { AccessTokensByJose } from '#adapters/server/security/access-tokens-by-jose.ts';
import { secretNamed } from '#adapters/server/security/school-secrets.ts';
import { openSqlite } from '#adapters/server/sql/shared/connection.ts';
import { openPostgres } from '#adapters/server/sql/shared/postgres-connection.ts';
import { catalogueCsv, insertGeneratedNames } from '#test/support/catalogue/generated-catalogue.ts';
import { certificateAddresses } from '#test/support/load/certificate-addresses.ts';
import { insertBusyStudent } from '#test/support/load/load-rows.ts';
import { WatchedLoop } from '#test/support/load/watched-loop.ts';
import { startPostgres } from '#test/support/school/postgres.ts';
import { RunningSchool } from '#test/support/school/running-school.ts';

// `npm run bench -- loop` (and `… loop postgres`, and words of the rows that are to be measured alone): how long heavy work holds the event loop of the server,
// which answers everybody else meanwhile. What the process waits for a core that others have does not count.

/** Milliseconds that nothing computes at a stretch. */
const BOUND = 20;
const COUNT = 40;
const AT_ONCE = 4;
const ROWS = 3000;
const words = process.argv.slice(3);
const isPostgres = words.includes('postgres');
const wanted = words.filter((word) => word !== 'postgres');
const folder = mkdtempSync(join(tmpdir(), 'escuela-bench-'));

if ((await ended(spawn(process.execPath, ['src/adapters/cli/launch.mjs', 'build'], { stdio: 'inherit' }))) !== 0) {
  throw new Error('The build failed');
}
const loop = new WatchedLoop(join(folder, 'loop'));
const postgres = isPostgres ? await startPostgres() : null;
if (postgres?.kind === 'none') throw new Error(postgres.reason);
const databaseUrl = postgres?.url ?? null;
const databaseEnv: Record<string, string> = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
const school = await RunningSchool.start({ LOG_LEVEL: 'error', TRUST_PROXY: '1', ...databaseEnv, ...loop.env });
try {
  const works = await prepared();
  // What a server makes of itself after its start is no part of the work.
  await pause(4000);
  console.log(row(['', 'held at most, ms', 'computed', `over ${BOUND} ms`, 'answers']));
  for (const [name, work] of Object.entries(works)) {
    if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
    const answers = new Map<string, number>();
    const { longest, computed, beyond } = await loop.during(async () => {
      for (const answer of await work()) answers.set(answer, (answers.get(answer) ?? 0) + 1);
      await pause(100);
    }, BOUND);
    const told = [...answers].map(([answer, count]) => `${count} × ${answer}`).join(', ');
    console.log(row([name, longest.toFixed(1), computed.toFixed(1), String(beyond), told]));
    if (beyond > 0) process.exitCode = 1;
  }
} finally {
  await school.dispose();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

type Work = () => Promise<readonly string[]>;

/** What is done, by its name; each gives the status of every answer. */
async function prepared(): Promise<Readonly<Record<string, Work>>> {
  const certificates = await certificateAddresses(school.dataDir, COUNT, databaseEnv);
  const { db, close } =
    databaseUrl === null ? openSqlite(join(school.dataDir, 'escuela.db')) : openPostgres(databaseUrl);
  const products = await db
    .selectFrom('products')
    .select('slug')
    .where('status', '=', 'published')
    .limit(COUNT)
    .execute();
  const secret = await secretNamed(db, 'access-tokens', () => new Uint8Array(), new Date());
  const student = 'alumna-de-anios';
  await insertBusyStudent(db, student, new Date());
  await insertGeneratedNames(db);
  await close();
  const token = await new AccessTokensByJose(secret).issue({ userId: student, sessionId: student }, new Date());
  const signedIn = { authorization: `Bearer ${token}` };
  const [photograph, plain, packed] = [await aPhotograph(), aPdfOfManyObjects(), aPdfWithMuchPacked()];
  // There is no such order, which is found out (404) after the file was looked at and kept.
  const voucher = (file: Uint8Array): Promise<string> => {
    const body = new FormData();
    const entry = { operationNumber: 'ABC123', paidOn: '2026-01-02', amount: '118.00', payerName: 'Ana Quispe' };
    for (const [name, value] of Object.entries({ orderId: 'x', bankAccountId: 'x', ...entry })) body.set(name, value);
    body.set('file', new Blob([new Uint8Array(file)]));
    const headers = { ...signedIn, 'idempotency-key': crypto.randomUUID() };
    return ask(`${school.origin}/api/v1/vouchers`, { method: 'POST', headers, body });
  };
  const covers = (format: string) => (each: number) =>
    ask(`${school.origin}/portadas/${products[each]?.slug}.${format}`);
  const catalogue = join(folder, 'catalogo.csv');
  writeFileSync(catalogue, catalogueCsv(ROWS));
  return {
    nothing: async () => (await pause(3000), []),
    'pages that are kept': () => many((each) => ask(school.origin + (each % 2 === 0 ? '/' : '/cursos'))),
    'certificates in PDF': () => many((each) => ask(school.origin + certificates[each])),
    'covers, drawn': () => many(covers('svg'), products.length),
    'covers for messengers': () => many(covers('png'), products.length),
    'photographs of vouchers': () => many(() => voucher(photograph), 8),
    'PDFs of many objects': () => many(() => voucher(plain), 4),
    'PDFs with much packed': () => many(() => voucher(packed), 4),
    // Nobody's: refused (400) after two hashes were made, as for whoever has an account.
    passwords: () => many((each) => signIn(`nadie-${each}@correo.pe`)),
    'own data': () =>
      many(() => ask(`${school.origin}/api/v1/data-exports`, { method: 'POST', headers: signedIn }), 10),
    'a backup': () => whileBrowsed(() => command('backup', join(folder, 'copies'))),
    [`an import of ${ROWS} rows`]: () => whileBrowsed(() => command('import', 'catalogue', catalogue)),
  };
}

/** So many in turn, some of them at once: a burst that is taken in at one time would hold the loop by itself. */
async function many(one: (number: number) => Promise<string>, count: number = COUNT): Promise<readonly string[]> {
  const answers: string[] = [];
  let begun = 0;
  const inTurn = async (): Promise<void> => {
    while (begun < count) answers.push(await one((begun += 1) - 1));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, inTurn));
  return answers;
}

async function ask(address: string, init: RequestInit = {}): Promise<string> {
  const answer = await fetch(address, init);
  await answer.arrayBuffer();
  return String(answer.status);
}

function signIn(email: string): Promise<string> {
  const headers = { 'content-type': 'application/json', origin: school.signInOrigin };
  const body = JSON.stringify({ email, password: 'tres tristes tigres' });
  return ask(`${school.signInOrigin}/api/v1/sessions`, { method: 'POST', headers, body });
}

/** Does something beside the server while people look at its public pages, which change with what is done. */
async function whileBrowsed(work: () => Promise<string>): Promise<readonly string[]> {
  let isOver = false;
  const done = work().finally(() => (isOver = true));
  while (!isOver) {
    await Promise.all(['/', '/cursos', '/api/v1/product-searches?text=igv'].map((path) => ask(school.origin + path)));
    await Promise.race([pause(50), done]);
  }
  return [await done];
}

/** One order of the command line; gives how it ended. */
async function command(...args: readonly string[]): Promise<string> {
  const env = { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', DATA_DIR: school.dataDir, ...databaseEnv };
  return `exit ${await ended(spawn(process.execPath, [resolve('dist/server/escuela.js'), ...args], { env }))}`;
}

async function ended(child: ChildProcess): Promise<number | null> {
  child.stdout?.resume();
  child.stderr?.on('data', (said) => process.stderr.write(said as Buffer));
  return new Promise((done) => child.once('close', done));
}

/** Some megabytes of JPEG, as a telephone takes them. */
async function aPhotograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#fdfaf3', noise } })
    .jpeg({ quality: 60 })
    .toBuffer();
}

function pdf(objects: number, object: (number: number) => string): Buffer {
  const all = Array.from({ length: objects }, (_, each) => `${each} 0 obj ${object(each)} endobj`);
  return Buffer.from(`%PDF-1.7\n${all.join('\n')}\ntrailer\n%%EOF`, 'latin1');
}

/** As a statement of a bank may be: megabytes of small objects in plain sight. */
function aPdfOfManyObjects(): Buffer {
  return pdf(
    60_000,
    (each) => `<< /Type /Annot /Rect [0 0 ${each} 10] /Contents (Cargo por mantenimiento de la cuenta ${each}) >>`,
  );
}

/** As programs pack them: some 30 MB of objects in streams. */
function aPdfWithMuchPacked(): Buffer {
  const objects = '1 0 << /Type /Catalog /Contents (Constancia) >> '.repeat(20_000);
  const packed = deflateSync(Buffer.from(objects, 'latin1')).toString('latin1');
  const dictionary = '<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>';
  return pdf(32, () => `${dictionary}\nstream\n${packed}\nendstream\n`);
}

function row([name = '', ...cells]: readonly string[]): string {
  return name.padEnd(26) + cells.map((cell) => cell.padStart(18)).join('');
}
