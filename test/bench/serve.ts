import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { openSqlite } from '#adapters/server/sql/shared/connection.ts';
import { openPostgres } from '#adapters/server/sql/shared/postgres-connection.ts';
import { insertGeneratedNames, generatedCourses, catalogueCsv } from '#test/support/catalogue/generated-catalogue.ts';
import { insertCode } from '#test/support/cart/shop.ts';
import { processorOf } from '#test/support/load/processor.ts';
import { WritingLoad } from '#test/support/load/writing-load.ts';
import { startPostgres } from '#test/support/school/postgres.ts';
import { RunningSchool } from '#test/support/school/running-school.ts';

/**
 * `npm run bench -- serve` (and `… serve postgres`, a number of products that are added to those of the sample, and words of the rows that are
 * to be measured alone): how many public pages and calls a second one process serves, beside a bare `node:http` that sends as many bytes,
 * and what a request costs the processor; then how many purchases and exams, of several requests each, and how long each of these takes.
 * Ratios alone say something: of one run.
 */
const CONNECTIONS = 10;
const SECONDS = 4;
const ROUNDS = 3;
const PROMOTIONS = 50;
const [, , , ...words] = process.argv;
const isPostgres = words.includes('postgres');
const added = Number(words.find((word) => /^\d+$/.test(word)) ?? 0);
const wanted = words.filter((word) => word !== 'postgres' && word !== String(added));

/** What is asked: the first line of a request, and its fields and body. */
type Request = (number: number) => readonly [line: string, rest?: string, body?: string];

const gets =
  (...paths: readonly string[]): Request =>
  (number) => [`GET ${paths[number % paths.length] ?? '/'}`];

const boundary = 'x7kq';
/** Pages and products that are asked for in turn, of those that were added. */
const SEVERAL = 200;
const courses = generatedCourses(added, SEVERAL);
const lists = Array.from({ length: Math.min(SEVERAL, Math.floor(added / 20)) }, (_, index) => index + 1);
const slugs = ['igv-paso-a-paso', 'contratos-que-se-entienden'];
/** Each by a visitor without a cart yet: as many durable commits as additions. */
const addition: Request = (number) => {
  const parts = [
    ['slug', slugs[number % slugs.length]],
    ['revista', 'ES'],
  ].map(([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  const type = `content-type: multipart/form-data; boundary=${boundary}`;
  return ['POST /api/clientes/add-carrito', type, `${parts.join('')}--${boundary}--\r\n`];
};
const reading: Request = () => ['GET /api/v1/cart', `cookie: escuela_carrito=${cartCookie}`];
let cartCookie = '';

const ROWS: Readonly<Record<string, Request>> = {
  'front page': gets('/'),
  'pages of lists': gets('/cursos', '/seminarios', '/talleres', '/contenidos/libros'),
  'pages of products': gets(
    '/cursos/igv-paso-a-paso',
    '/contenidos/libros/contratos-que-se-entienden',
    '/pro',
    ...courses.map((slug) => `/cursos/${slug}`),
  ),
  'call: a list': gets(
    '/api/v1/products?kinds=course',
    '/api/v1/products?kinds=book',
    '/api/v1/products',
    ...lists.map((page) => `/api/v1/products?page=${page}&size=20`),
  ),
  'call: a product': gets('/api/v1/products/igv-paso-a-paso', ...courses.map((slug) => `/api/v1/products/${slug}`)),
  'call: a search': gets('/api/v1/product-searches?text=igv', '/api/v1/product-searches?text=laboral'),
  'cart: an addition': addition,
  'cart: a reading': reading,
  'promotions: an addition': addition,
  'promotions: a reading': reading,
};

/** What takes several requests of somebody who is signed in, and which of them are told apart. */
const FLOWS = [
  {
    name: 'checkout: a purchase',
    kind: 'purchases',
    told: [
      [/add-carrito/, '  into the cart'],
      [/ \/api\/v1\/orders/, '  the order'],
      [/payment-attempts$/, '  the payment begun'],
    ],
  },
  {
    name: 'exam: sat and handed in',
    kind: 'answers',
    told: [
      [/exam-attempts$/, '  begun'],
      [/answers$/, '  answers saved'],
      [/respuestas$/, '  handed in'],
    ],
  },
] as const;
/** Each buys or sits once: more than a quick machine gets through. */
const ACCOUNTS = { reader: 1, buyer: 4000, depositor: 0, student: 8000 };

interface Load {
  readonly perSecond: number;
  /** Milliseconds: the median, and what 99 of 100 are below. */
  readonly p50: number;
  readonly p99: number;
  readonly bytes: number;
}

/** Asks again and again for so many seconds, and at least so often, by connections that stay, each waiting for its answer. */
async function load(port: number, request: Request, least = 0): Promise<Load> {
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  let bytes = 0;
  let asked = 0;
  const one = async (): Promise<void> => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.setNoDelay(true);
    while (performance.now() < end || asked < least) {
      const began = performance.now();
      bytes = await ask(socket, port, request, (asked += 1));
      times.push(performance.now() - began);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  return { perSecond: times.length / SECONDS, p50: at(times, 0.5), p99: at(times, 0.99), bytes };
}

let visitors = 0;

/** Asks once, from an address of its own each time: limits count by it. Gives the bytes of the answer's body. */
function ask(socket: Socket, port: number, request: Request, number: number): Promise<number> {
  const [line, rest = '', body = ''] = request(number);
  visitors += 1;
  const from = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const fields = [`host: 127.0.0.1:${port}`, 'accept-encoding: br', `x-forwarded-for: ${from}`, rest];
  if (body !== '') fields.push(`content-length: ${body.length}`);
  socket.write(`${[`${line} HTTP/1.1`, ...fields.filter((field) => field !== '')].join('\r\n')}\r\n\r\n${body}`);
  return answered(socket, line);
}

/** Bytes of the body of the next answer. */
function answered(socket: Socket, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let got: Buffer = Buffer.alloc(0);
    let whole = 0;
    let body = 0;
    const take = (part: Buffer): void => {
      got = got.length === 0 ? part : Buffer.concat([got, part]);
      if (whole === 0) {
        const head = got.indexOf('\r\n\r\n');
        if (head < 0) return;
        const text = got.subarray(0, head).toString('latin1');
        if (!text.startsWith('HTTP/1.1 200')) {
          reject(new Error(`${path}: ${text.split('\r\n')[0]}`));
          return;
        }
        body = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
        whole = head + 4 + body;
      }
      if (got.length < whole) return;
      socket.off('data', take);
      resolve(body);
    };
    socket.on('data', take);
  });
}

/** A server that does nothing but send so many bytes, in a process of its own: the most that could be reached. */
async function bare(bytes: number): Promise<{ readonly port: number; readonly stop: () => void }> {
  const program = `const body = Buffer.alloc(${bytes});
    const server = require('node:http').createServer((_, answer) => {
      answer.writeHead(200, { 'content-type': 'text/html', 'content-length': body.length }).end(body);
    }).listen(0, '127.0.0.1', () => process.send(server.address().port));`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [port] = (await once(child, 'message')) as [number];
  return { port, stop: () => child.kill() };
}

/** The cookie of a cart with two products. */
async function aCart(origin: string): Promise<string> {
  let cookie = '';
  for (const slug of slugs) {
    const body = new FormData();
    body.set('slug', slug);
    body.set('revista', 'ES');
    const headers = { cookie: `escuela_carrito=${cookie}` };
    const answer = await fetch(`${origin}/api/clientes/add-carrito`, { method: 'POST', body, headers });
    cookie = /escuela_carrito=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? cookie;
  }
  return cookie;
}

const opened = (dataDir: string, url: string | null) =>
  url === null ? openSqlite(join(dataDir, 'escuela.db')) : openPostgres(url);

/** Adds products from a file, as a school would. */
async function fill(dataDir: string, url: string | null): Promise<void> {
  const database = opened(dataDir, url);
  await insertGeneratedNames(database.db);
  await database.close();
  const file = join(dataDir, 'catalogo.csv');
  writeFileSync(file, catalogueCsv(added));
  const env = { ...process.env, DATA_DIR: dataDir, ...(url !== null && { DATABASE_URL: url }) };
  const args = [resolve('dist/server/escuela.js'), 'import', 'catalogue', file];
  const child = spawn(process.execPath, args, { env, stdio: 'inherit' });
  if ((await once(child, 'close'))[0] !== 0) throw new Error('The import failed');
}

/** Puts promotions into force, each of products of its own. */
async function announce(dataDir: string, url: string | null): Promise<void> {
  const database = opened(dataDir, url);
  await database.db.deleteFrom('discount_codes').where('id', '>', 9000).execute();
  const year = { starts_at: '2020-01-01T05:00:00.000Z', ends_at: '2099-01-01T04:59:59.000Z' };
  for (let number = 1; number <= PROMOTIONS; number += 1) {
    const product_ids = JSON.stringify([number, number + 1]);
    const code = { id: 9000 + number, origin: 'promotion', word: `BANCO${number}`, rule: 1, product_ids, ...year };
    await insertCode(database.db, code);
  }
  await database.close();
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const row = (cells: readonly string[]): string =>
  cells.map((cell, place) => (place === 0 ? cell.padEnd(26) : cell.padStart(14))).join('');

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

/** As fast as so many people at once go through it. */
async function through(writing: WritingLoad, kind: (typeof FLOWS)[number]['kind']): Promise<readonly number[]> {
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  const one = async (): Promise<void> => {
    while (performance.now() < end) {
      const began = performance.now();
      await writing.once(kind);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  return times;
}

/** Tells of a flow, and below it of its requests. Others ask in between nothing: what the process takes is the flow's. */
async function tellFlow(
  writing: WritingLoad,
  { name, kind, told }: (typeof FLOWS)[number],
  pid: number,
): Promise<void> {
  await through(writing, kind);
  const ofRequests = new Map<string, number[]>();
  writing.onAnswer = (request, milliseconds) => {
    const known = told.find(([pattern]) => pattern.test(request))?.[1];
    if (known !== undefined) ofRequests.set(known, [...(ofRequests.get(known) ?? []), milliseconds]);
  };
  const rounds: { times: readonly number[]; processor: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = processorOf(pid);
    const times = await through(writing, kind);
    rounds.push({ times, processor: ((processorOf(pid) - before) * 1000) / times.length });
  }
  const perSecond = median(rounds.map(({ times }) => times.length)) / SECONDS;
  const all = rounds.flatMap(({ times }) => times);
  const processor = median(rounds.map((round) => round.processor)).toFixed(3);
  console.log(
    row([name, perSecond.toFixed(0), '', '', at(all, 0.5).toFixed(2), at(all, 0.99).toFixed(2), '', processor]),
  );
  for (const [request, times] of ofRequests) {
    console.log(row([request, '', '', '', at(times, 0.5).toFixed(2), at(times, 0.99).toFixed(2), '', '']));
  }
}

const build = spawn(process.execPath, ['src/adapters/cli/launch.mjs', 'build'], { stdio: 'inherit' });
if ((await new Promise((done) => build.once('close', done))) !== 0) throw new Error('The build failed');
const postgres = isPostgres ? await startPostgres() : null;
if (postgres?.kind === 'none') throw new Error(postgres.reason);
const school = await RunningSchool.start({
  LOG_LEVEL: 'error',
  TRUST_PROXY: '1',
  ...(postgres !== null && { DATABASE_URL: postgres.url }),
});
try {
  if (added > 0) await fill(school.dataDir, postgres?.url ?? null);
  console.log(row(['', 'a second', 'of bare', 'bytes', 'p50, ms', 'p99, ms', 'at first', 'processor, ms']));
  cartCookie = await aCart(school.origin);
  for (const [name, request] of Object.entries(ROWS)) {
    if (name.startsWith('promotions')) await announce(school.dataDir, postgres?.url ?? null);
    if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
    const port = Number(new URL(school.origin).port);
    // Each page that is asked for is drawn by then.
    const warm = await load(port, request, SEVERAL + 10);
    const other = await bare(warm.bytes);
    const rounds: { ours: Load; bare: Load; processor: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = processorOf(school.pid);
      const ours = await load(port, request);
      const processor = ((processorOf(school.pid) - before) * 1000) / (ours.perSecond * SECONDS);
      rounds.push({ ours, bare: await load(other.port, gets('/')), processor });
    }
    other.stop();
    const of = (what: (round: (typeof rounds)[number]) => number): number => median(rounds.map(what));
    console.log(
      row([
        name,
        of(({ ours }) => ours.perSecond).toFixed(0),
        of((round) => round.ours.perSecond / round.bare.perSecond).toFixed(2),
        String(warm.bytes),
        of(({ ours }) => ours.p50).toFixed(2),
        of(({ ours }) => ours.p99).toFixed(2),
        warm.p99.toFixed(1),
        of(({ processor }) => processor).toFixed(3),
      ]),
    );
  }
  const flows = FLOWS.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
  if (flows.length > 0) {
    const database = opened(school.dataDir, postgres?.url ?? null);
    const writing = await WritingLoad.prepare(school.origin, database, ACCOUNTS);
    await database.close();
    for (const flow of flows) await tellFlow(writing, flow, school.pid);
    for (const [failure, times] of writing.failures) console.log(`${times} × ${failure}`);
  }
} finally {
  await school.dispose();
  await postgres?.stop();
}
