import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { RunningSchool } from '#test/support/school/running-school.ts';

// `npm run bench -- bodies [requests] [megabytes]`, after `npm run build`: bodies whose last bytes never come are sent to routes that
// take forms with a file, forms without one, and JSON. Meanwhile health and a page are asked; at the end every connection is closed.

const requests = Number(process.argv[3] ?? 40);
const bytes = Number(process.argv[4] ?? 47) * 1024 * 1024;
/** Milliseconds after which a body without a byte is given up by any listener of ours, and some more. */
const patience = 40_000;

const multipart = 'multipart/form-data; boundary=x';
const file = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
const targets = [
  { name: 'form with a file, too large', path: '/api/solicitudfeedback', type: multipart, size: bytes, head: file },
  {
    name: 'form with a file, 5 MB',
    path: '/api/solicitudfeedback',
    type: multipart,
    size: 5 * 1024 * 1024,
    head: file,
  },
  { name: 'form without a file', path: '/api/clientes/add-carrito', type: multipart, size: bytes, head: file },
  { name: 'JSON, too large', path: '/api/v1/complaints', type: 'application/json', size: bytes, head: '{"detail":"' },
  { name: 'JSON, 200 kB', path: '/api/v1/complaints', type: 'application/json', size: 200_000, head: '{"detail":"' },
];

const school = await RunningSchool.start({ LOG_LEVEL: 'error' });
try {
  for (const target of targets) await attack(target);
} finally {
  await school.dispose();
}

async function attack({ name, path, type, size, head }: (typeof targets)[number]): Promise<void> {
  const before = memory('VmRSS');
  const sockets: Socket[] = [];
  const answers = new Map<string, number>();
  let open = 0;
  for (let each = 0; each < requests; each += 1) {
    const socket = connect(Number(new URL(school.origin).port), 'localhost');
    open += 1;
    let said = '';
    socket.on('error', () => undefined);
    socket.on('data', (data) => (said += String(data)));
    socket.on('close', () => {
      open -= 1;
      const status = /^HTTP\/1\.1 (\d+)/.exec(said)?.[1] ?? 'no answer';
      answers.set(status, (answers.get(status) ?? 0) + 1);
    });
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: ${size}\r\n\r\n${head}`,
    );
    // All but the last bytes.
    socket.write(Buffer.alloc(size - head.length - 10, 'x'));
    sockets.push(socket);
  }
  const times = { health: [] as number[], page: [] as number[] };
  const [since, most] = [Date.now(), { rss: before }];
  while (open > 0 && Date.now() - since < patience) {
    times.health.push(await timeOf('/api/v1/health'));
    times.page.push(await timeOf('/contacto'));
    most.rss = Math.max(most.rss, memory('VmRSS'));
    await pause(50);
  }
  const [left, seconds] = [open, ((Date.now() - since) / 1000).toFixed(1)];
  for (const socket of sockets) socket.destroy();
  await pause(1000);
  const told = [...answers].map(([status, count]) => `${count} × ${status}`).join(', ');
  console.log(`${requests} × ${name}: RSS ${before} MB, at most ${most.rss} MB, after ${memory('VmRSS')} MB; ${told}`);
  console.log(
    `  closed after ${seconds} s, ${left} left open; ${spread('health', times.health)}; ${spread('page', times.page)}`,
  );
  if (left > 0) process.exitCode = 1;
}

async function timeOf(path: string): Promise<number> {
  const start = performance.now();
  await (await fetch(school.origin + path)).arrayBuffer();
  return performance.now() - start;
}

function spread(name: string, times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `${name} median ${median.toFixed(0)} ms, longest ${(sorted.at(-1) ?? 0).toFixed(0)} ms`;
}

/** Megabytes that the server holds. */
function memory(what: 'VmRSS'): number {
  const [, kilobytes = '0'] =
    new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${school.pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
