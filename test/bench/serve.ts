import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { processorOf } from '#test/support/load/processor.ts';
import { startPostgres } from '#test/support/school/postgres.ts';
import { RunningSchool } from '#test/support/school/running-school.ts';

/**
 * `npm run bench -- serve` (and `… serve postgres`): how many public pages and calls a second one process serves, beside a bare
 * `node:http` that sends as many bytes, and what a request costs the processor. Ratios alone say something: of one run.
 */
const CONNECTIONS = 10;
const SECONDS = 4;
const ROUNDS = 3;
const ADDRESSES = {
  'front page': ['/'],
  'pages of lists': ['/cursos', '/seminarios', '/talleres', '/contenidos/libros'],
  'pages of products': ['/cursos/igv-paso-a-paso', '/contenidos/libros/contratos-que-se-entienden', '/pro'],
  'call: a list': ['/api/v1/products?kinds=course', '/api/v1/products?kinds=book', '/api/v1/products'],
  'call: a product': ['/api/v1/products/igv-paso-a-paso'],
  'call: a search': ['/api/v1/product-searches?text=igv', '/api/v1/product-searches?text=laboral'],
} as const;

interface Load {
  readonly perSecond: number;
  /** Milliseconds: the median, and what 99 of 100 are below. */
  readonly p50: number;
  readonly p99: number;
  readonly bytes: number;
}

/** Asks again and again for so many seconds, by connections that stay, each waiting for its answer. */
async function load(port: number, paths: readonly string[]): Promise<Load> {
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  let bytes = 0;
  let asked = 0;
  const one = async (): Promise<void> => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.setNoDelay(true);
    while (performance.now() < end) {
      const path = paths[(asked += 1) % paths.length] ?? '/';
      const began = performance.now();
      socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept-encoding: br\r\n\r\n`);
      bytes = await answered(socket, path);
      times.push(performance.now() - began);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { perSecond: times.length / SECONDS, p50: at(0.5), p99: at(0.99), bytes };
}

/** Bytes of the body of the next answer. */
function answered(socket: ReturnType<typeof connect>, path: string): Promise<number> {
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

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const row = (cells: readonly string[]): string =>
  cells.map((cell, place) => (place === 0 ? cell.padEnd(22) : cell.padStart(14))).join('');

const build = spawn(process.execPath, ['src/adapters/cli/launch.mjs', 'build'], { stdio: 'inherit' });
if ((await new Promise((done) => build.once('close', done))) !== 0) throw new Error('The build failed');
const postgres = process.argv[3] === 'postgres' ? await startPostgres() : null;
if (postgres?.kind === 'none') throw new Error(postgres.reason);
const school = await RunningSchool.start({
  LOG_LEVEL: 'error',
  ...(postgres !== null && { DATABASE_URL: postgres.url }),
});
try {
  console.log(row(['', 'a second', 'of bare', 'bytes', 'p50, ms', 'p99, ms', 'processor, ms']));
  for (const [name, paths] of Object.entries(ADDRESSES)) {
    const warm = await load(Number(new URL(school.origin).port), paths);
    const other = await bare(warm.bytes);
    const rounds: { ours: Load; bare: Load; processor: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = processorOf(school.pid);
      const ours = await load(Number(new URL(school.origin).port), paths);
      const processor = ((processorOf(school.pid) - before) * 1000) / (ours.perSecond * SECONDS);
      rounds.push({ ours, bare: await load(other.port, ['/']), processor });
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
        of(({ processor }) => processor).toFixed(3),
      ]),
    );
  }
} finally {
  await school.dispose();
  await postgres?.stop();
}
