import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { allEndpoints } from '#adapters/http-contract/all-endpoints.ts';
import { createApp } from '#adapters/server/http/app.ts';
import { formOf } from '#adapters/server/http/shared/files/form.ts';
import {
  headersMs,
  Intake,
  type IntakeLimits,
  largestBody,
  mostConnections,
  requestMs,
  setIntake,
  usualIntake,
} from '#adapters/server/http/shared/intake.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

let school: TestSchool;
beforeEach(async () => {
  school = await testSchool();
});

/** A listener with these limits; gives its port. */
async function listening(limits: Partial<IntakeLimits>): Promise<number> {
  const intake = { ...usualIntake, ...limits };
  const app = await createApp(school.school, school.config, 'school', null, { intake });
  onTestFinished(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

const upload = '/api/solicitudfeedback';
const field = '--x\r\ncontent-disposition: form-data; name="asunto"\r\n\r\nEl video\r\n--x--\r\n';

/** Sends the head of a request and what it has of its body. */
function begin(port: number, path: string, headers: string, body = ''): Socket {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n\r\n${body}`);
  return socket;
}

const form = 'content-type: multipart/form-data; boundary=x';
const json = 'content-type: application/json';
const unfinishedUpload = (port: number): Socket => begin(port, upload, `${form}\r\ncontent-length: 90000`, '--x\r\n');

/** What a connection is answered until it is closed. */
async function told(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (data) => (text += String(data)));
  await once(socket, 'close');
  return text;
}

/** The status of a whole form that is sent now. */
async function statusOfForm(port: number): Promise<string> {
  const headers = `${form}\r\nconnection: close\r\ncontent-length: ${field.length}`;
  return (await told(begin(port, upload, headers, field))).slice(9, 12);
}

describe('a body', () => {
  test('whose last bytes never come is given up with its connection, and leaves its place', async () => {
    const port = await listening({ stallMs: 100, uploads: 1 });
    expect(await told(begin(port, '/api/v1/complaints', `${json}\r\ncontent-length: 5000`, '{"kind"'))).toBe('');
    expect(await told(unfinishedUpload(port))).toBe('');
    await expect.poll(() => statusOfForm(port)).toBe('400');
  });

  test('that comes with a pause between its bytes is taken', async () => {
    const port = await listening({ stallMs: 60_000 });
    const socket = begin(
      port,
      upload,
      `${form}\r\nconnection: close\r\ncontent-length: ${field.length}`,
      field.slice(0, 20),
    );
    const answer = told(socket);
    await statusOfForm(port);
    socket.write(field.slice(20));
    expect((await answer).slice(9, 12)).toBe('400');
  });

  test('without a file that says it is large is refused at its first byte, and its connection closed', async () => {
    const port = await listening({});
    const large = `content-length: ${largestBody + 1}`;
    for (const [path, type] of [
      ['/api/v1/complaints', json],
      ['/api/clientes/add-carrito', form],
    ] as const) {
      const answer = await told(begin(port, path, `${type}\r\n${large}`));
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    }
  });

  test('with a file may be as large as the file that its form takes, not more', async () => {
    const port = await listening({});
    const answer = await told(begin(port, upload, `${form}\r\ncontent-length: ${47 * 1024 * 1024}`));
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('El archivo puede pesar hasta 5 MB.');
  });

  test('of a form says how large it is', async () => {
    const port = await listening({});
    expect(await told(begin(port, upload, `${form}\r\ntransfer-encoding: chunked`))).toMatch(/^HTTP\/1\.1 411 /);
  });
});

describe('a connection', () => {
  const whole = `${form}\r\ncontent-length: ${field.length}`;

  /** A listener of one route that takes forms; gives its port. */
  async function answering(handler: (request: FastifyRequest, reply: FastifyReply) => Promise<object>) {
    const app = Fastify({ keepAliveTimeout: 50 });
    await app.register(multipart);
    // Enough for a busy machine to read what has come already.
    setIntake(app, new Intake(temporaryFolder(), { ...usualIntake, stallMs: 500 }));
    app.post('/', { config: { largestFile: 10 } }, handler);
    onTestFinished(() => app.close());
    await app.listen({ host: '127.0.0.1', port: 0 });
    return (app.server.address() as AddressInfo).port;
  }

  test('whose request is whole is not given up while the school works on it', async () => {
    const port = await answering(async (request, reply) => {
      await formOf(request, reply, 10);
      await once(request.raw.socket, 'timeout');
      return {};
    });
    expect(await told(begin(port, '/', `${whole}\r\nconnection: close`, field))).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('whose body nobody read ends when it is idle, as any other', async () => {
    const port = await answering(async () => ({}));
    expect(await told(begin(port, '/', whole, field))).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('beyond what may be on its way at once', () => {
  test('a form with a file is asked to come again, and gets in when there is room', async () => {
    const port = await listening({ uploads: 2 });
    const [first] = [unfinishedUpload(port), unfinishedUpload(port)];
    await expect.poll(() => statusOfForm(port)).toBe('503');
    const refused = await told(unfinishedUpload(port));
    expect(refused).toMatch(/\r\nretry-after: 5\r\n/);
    expect(refused).toMatch(/\r\nconnection: close\r\n/);
    expect(refused).toContain('Estamos recibiendo demasiados envíos.');
    first.destroy();
    await expect.poll(() => statusOfForm(port)).toBe('400');
  });

  test('one address does not take all the places', async () => {
    const port = await listening({ uploadsOfOne: 1 });
    unfinishedUpload(port);
    await expect.poll(() => statusOfForm(port)).toBe('503');
  });

  test('other bodies are counted by their bytes; what has none passes', async () => {
    const port = await listening({ bytes: 1000 });
    begin(port, '/api/v1/complaints', `${json}\r\ncontent-length: 900`, '{');
    const next = async (): Promise<string> =>
      (
        await told(
          begin(port, '/api/v1/complaints', `${json}\r\nconnection: close\r\ncontent-length: 200`, ' '.repeat(200)),
        )
      ).slice(9, 12);
    await expect.poll(next).toBe('503');
    expect((await fetch(`http://127.0.0.1:${port}/api/v1/health`)).status).toBe(200);
  });

  test('forms whose file would be held in memory wait for their turn on the disk', async () => {
    const app = Fastify();
    await app.register(multipart);
    setIntake(app, new Intake(temporaryFolder(), { ...usualIntake, turns: 1, turnMs: 1000 }));
    let holding = 0;
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    app.post('/', { config: { largestFile: 10 } }, async (request, reply) => {
      await formOf(request, reply, 10);
      holding += 1;
      await held;
      return {};
    });
    onTestFinished(() => app.close());
    const payload = field.replace('name="asunto"', 'name="archivo"; filename="a.png"');
    const send = () =>
      app.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': 'multipart/form-data; boundary=x' } });
    const first = send();
    await expect.poll(() => holding).toBe(1);
    expect((await send()).statusCode).toBe(500);
    const waiting = send();
    letGo();
    expect([(await first).statusCode, (await waiting).statusCode]).toEqual([200, 200]);
  });
});

test('whoever leaves the line, or goes with a turn, leaves it to the next', async () => {
  const app = Fastify();
  setIntake(app, new Intake(temporaryFolder(), { ...usualIntake, turns: 1, turnMs: 5_000 }));
  let arrived = 0;
  let gone = 0;
  app.post('/', async (request, reply) => {
    request.raw.socket.once('close', () => (gone += 1));
    arrived += 1;
    await app.intake.turn(reply);
    return request.headers['x-stays'] === 'yes' ? {} : new Promise(() => undefined);
  });
  onTestFinished(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const working = begin(port, '/', 'content-length: 0');
  await expect.poll(() => arrived).toBe(1);
  const waiting = begin(port, '/', 'content-length: 0');
  await expect.poll(() => arrived).toBe(2);
  waiting.destroy();
  await expect.poll(() => gone).toBe(1);
  const next = told(begin(port, '/', 'content-length: 0\r\nx-stays: yes\r\nconnection: close'));
  await expect.poll(() => arrived).toBe(3);
  working.destroy();
  expect(await next).toMatch(/^HTTP\/1\.1 200 /);
});

test('only what takes a file has the place for one', () => {
  const withFile = allEndpoints.filter(({ largestFile }) => largestFile !== null).map(({ path }) => path);
  expect(withFile.toSorted()).toEqual([
    '/api/solicitudfeedback',
    '/api/v1/profile-photos',
    '/api/v1/staff/campaigns/pictures',
    '/api/v1/staff/deposits/statement-rehearsals',
    '/api/v1/staff/deposits/statements',
    '/api/v1/staff/moves/:kind/files',
    '/api/v1/staff/people/pictures',
    '/api/v1/staff/products/:id/book-imports',
    '/api/v1/staff/products/:id/book-rehearsals',
    '/api/v1/staff/products/:id/content-files/materials',
    '/api/v1/staff/products/:id/content-files/pictures',
    '/api/v1/staff/products/:id/covers',
    '/api/v1/staff/products/:id/question-files',
    '/api/v1/staff/products/:id/question-pictures',
    '/api/v1/staff/sellers/pictures',
    '/api/v1/staff/settings/logos',
    '/api/v1/staff/settings/wallet-qrs',
    '/api/v1/staff/settlements',
    '/api/v1/staff/settlements/rehearsals',
    '/api/v1/vouchers',
  ]);
});

test('requests, headers and connections have an end', async () => {
  for (const webApp of ['school', 'sign-in'] as const) {
    const app = await createApp(school.school, school.config, webApp, null);
    onTestFinished(() => app.close());
    expect(app.server).toMatchObject({
      requestTimeout: requestMs,
      headersTimeout: headersMs,
      maxConnections: mostConnections,
    });
  }
});
