import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { loadUserTypes } from '#adapters/http-contract/support/support.ts';
import { LoggerInMemory } from '#test/support/shared/logger-in-memory.ts';
import { problemMediaType } from '#adapters/http-contract/shared/problem.ts';
import { AccessTokenSource } from '#application/browser/accounts/ports/access-tokens.ts';

const course = v.object({ slug: v.string() });
const getCourse = endpoint({
  method: 'GET',
  path: '/api/v1/courses/:slug',
  summary: 'Un curso',
  area: 'Prueba',
  params: v.object({ slug: v.string() }),
  query: v.object({ page: v.optional(v.string()), word: v.optional(v.string()) }),
  answer: course,
});
const myCourses = endpoint({
  method: 'GET',
  path: '/api/v1/mine',
  summary: 'Mis cursos',
  area: 'Prueba',
  signIn: 'required',
  answer: course,
});
const pay = endpoint({
  method: 'POST',
  path: '/api/v1/payments',
  summary: 'Paga',
  area: 'Prueba',
  body: v.object({ amount: v.string() }),
  answer: course,
  idempotent: true,
});
const upload = endpoint({
  method: 'POST',
  path: '/api/v1/vouchers',
  summary: 'Sube',
  area: 'Prueba',
  bodyFormat: 'form',
  body: v.object({ file: v.any(), products: v.string(), note: v.optional(v.string()) }),
});

class Tokens extends AccessTokenSource {
  token: string | null = null;
  fresh: string | null = null;
  refreshes = 0;
  readonly refusals: unknown[] = [];
  current() {
    return Promise.resolve(this.token);
  }
  refresh() {
    this.refreshes += 1;
    return Promise.resolve(this.fresh);
  }
  refused(answer: { status: number; message: string | null }) {
    this.refusals.push(answer);
  }
}

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

/** A real server that answers each request in turn with the next of `answers`, the last one for ever. */
async function school(...answers: ((response: ServerResponse, request: Seen) => void)[]) {
  const seen: Seen[] = [];
  const started = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const each = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    };
    seen.push(each);
    answers[Math.min(seen.length, answers.length) - 1]?.(response, each);
  });
  server = started;
  await new Promise<void>((ready) => started.listen(0, '127.0.0.1', ready));
  const address = `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
  const tokens = new Tokens();
  const client = new HttpClient(tokens, { baseAddress: address, retry: { retries: 2, firstDelay: 1 } });
  return { seen, tokens, client, address };
}

const json =
  (status: number, value: unknown, type = 'application/json') =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': type }).end(JSON.stringify(value));
const problem = (status: number, extra: Record<string, unknown> = {}) =>
  json(
    status,
    { type: 'about:blank', title: 'x', status, kind: 'word-unknown', detail: 'Ese código no existe.', ...extra },
    problemMediaType,
  );
const hangUp = (response: ServerResponse) => void response.socket?.destroy();

describe('a call that succeeds', () => {
  test('fills in path and query, leaves out what is absent, and returns the checked answer', async () => {
    const { client, seen } = await school(json(200, { slug: 'año-1', extra: true }));
    const result = await client.call(getCourse, { params: { slug: 'año/1' }, query: { page: '2', word: '' } });
    expect(result).toEqual({ ok: true, value: { slug: 'año-1' } });
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/v1/courses/a%C3%B1o%2F1?page=2' });
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });

  test('sends JSON with the idempotency key', async () => {
    const { client, seen } = await school(json(200, { slug: 'a' }));
    await client.call(pay, { body: { amount: '118.00' }, idempotencyKey: 'k-1' });
    expect(seen[0]).toMatchObject({ body: '{"amount":"118.00"}' });
    expect(seen[0]?.headers).toMatchObject({ 'idempotency-key': 'k-1', 'content-type': 'application/json' });
  });

  test('sends a multipart form with files and texts, and nothing for what is absent', async () => {
    const { client, seen } = await school((response) => void response.writeHead(204).end());
    const file = new File(['hola'], 'voucher.png', { type: 'image/png' });
    const result = await client.call(upload, { body: { file, products: '["uno","dos"]' } });
    expect(result).toEqual({ ok: true, value: undefined });
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[0]?.body).toContain('filename="voucher.png"');
    expect(seen[0]?.body).toContain('["uno","dos"]');
    expect(seen[0]?.body).not.toContain('note');
  });
});

describe('who is signed in', () => {
  test('travels as the bearer', async () => {
    const { client, seen, tokens } = await school(json(200, { slug: 'a' }));
    tokens.token = 'first';
    await client.call(myCourses, {});
    expect(seen[0]?.headers.authorization).toBe('Bearer first');
  });

  test('a 401 is tried once more with a fresh token', async () => {
    const { client, seen, tokens } = await school(problem(401), json(200, { slug: 'a' }));
    tokens.token = 'old';
    tokens.fresh = 'new';
    expect(await client.call(myCourses, {})).toMatchObject({ ok: true });
    expect(seen.map((each) => each.headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
    expect(tokens.refusals).toEqual([]);
  });

  test('a second 401 is told to the session and returned', async () => {
    const { client, seen, tokens } = await school(problem(401, { message: 'Token has expired' }));
    tokens.token = 'old';
    tokens.fresh = 'new';
    expect(await client.call(myCourses, {})).toMatchObject({ ok: false, refusal: { status: 401 } });
    expect(seen).toHaveLength(2);
    expect(tokens.refusals).toEqual([{ status: 401, message: 'Token has expired' }]);
  });

  test('one of the literal messages is told to the session even without a 401', async () => {
    const { client, tokens } = await school(problem(400, { message: 'Token is Invalid' }));
    tokens.token = 'old';
    await client.call(myCourses, {});
    expect(tokens.refreshes).toBe(0);
    expect(tokens.refusals).toEqual([{ status: 400, message: 'Token is Invalid' }]);
  });
});

describe('a call that is refused', () => {
  test('carries kind, detail, field and data of the problem', async () => {
    const { client } = await school(problem(422, { field: 'palabra', data: { plan: 'pro-penal' } }));
    expect(await client.call(getCourse, { params: { slug: 'a' }, query: {} })).toEqual({
      ok: false,
      refusal: {
        kind: 'word-unknown',
        status: 422,
        detail: 'Ese código no existe.',
        field: 'palabra',
        data: { plan: 'pro-penal' },
      },
    });
  });

  test('an answer that says no reason is a server error', async () => {
    const { client } = await school((response) => void response.writeHead(500).end('<h1>oops</h1>'));
    const result = await client.call(getCourse, { params: { slug: 'a' }, query: {} });
    expect(result).toMatchObject({ ok: false, refusal: { kind: 'server-error', status: 500 } });
  });

  test('an answer of another shape is not let in', async () => {
    const { client } = await school(json(200, { slug: 7 }));
    const result = await client.call(getCourse, { params: { slug: 'a' }, query: {} });
    expect(result).toMatchObject({ ok: false, refusal: { kind: 'unexpected-answer' } });
  });
});

describe('a poor connection', () => {
  test('a GET is sent again after a broken connection and after a 503', async () => {
    const { client, seen } = await school(hangUp, json(503, {}), json(200, { slug: 'a' }));
    expect(await client.call(getCourse, { params: { slug: 'a' }, query: {} })).toMatchObject({ ok: true });
    expect(seen).toHaveLength(3);
  });

  test('a GET is given up after the last repetition', async () => {
    const { client, seen } = await school(hangUp);
    const result = await client.call(getCourse, { params: { slug: 'a' }, query: {} });
    expect(result).toMatchObject({ ok: false, refusal: { kind: 'offline', status: null } });
    expect(seen).toHaveLength(3);
  });

  test('a POST is sent exactly once, whatever happens', async () => {
    const { client, seen } = await school(hangUp);
    const result = await client.call(pay, { body: { amount: '1.00' }, idempotencyKey: 'k' });
    expect(result).toMatchObject({ ok: false, refusal: { kind: 'offline' } });
    expect(seen).toHaveLength(1);
  });

  test('a silent school is given up after the time-out, and not asked again', async () => {
    const { tokens, address } = await school(() => undefined);
    // Counted where it is sent: on a busy machine a call may be given up before it has come to the school.
    let sent = 0;
    const fetcher: typeof fetch = (...request) => {
      sent += 1;
      return fetch(...request);
    };
    const client = new HttpClient(tokens, { baseAddress: address, retry: { retries: 2, firstDelay: 1 } }, fetcher);
    const result = await client.call(getCourse, { params: { slug: 'a' }, query: {}, timeOut: 50 });
    expect(result).toMatchObject({ ok: false, refusal: { kind: 'timed-out' } });
    expect(sent).toBe(1);
  });

  test('an aborted call throws its reason and is not repeated', async () => {
    const leave = new AbortController();
    const { client, seen } = await school(() => leave.abort(new Error('left the page')));
    const call = client.call(getCourse, { params: { slug: 'a' }, query: {}, signal: leave.signal });
    await expect(call).rejects.toThrow('left the page');
    expect(seen).toHaveLength(1);
  });

  test('an abort ends the wait between two repetitions', async () => {
    const { seen, tokens, address } = await school(hangUp);
    const leave = new AbortController();
    const fetcher: typeof fetch = async (...request) => {
      try {
        return await fetch(...request);
      } finally {
        // The wait begins at once when this has failed; the page is left in its first moment.
        setTimeout(() => leave.abort(new Error('left the page')));
      }
    };
    const patient = new HttpClient(
      tokens,
      { baseAddress: address, retry: { retries: 2, firstDelay: 60_000 } },
      fetcher,
    );
    const call = patient.call(getCourse, { params: { slug: 'a' }, query: {}, signal: leave.signal });
    await expect(call).rejects.toThrow('left the page');
    expect(seen).toHaveLength(1);
  });
});

test('ERROR-4: what went wrong is logged with the request’s id, which the refusal carries', async () => {
  const logger = new LoggerInMemory();
  const { address, tokens } = await school(
    problem(409, { requestId: 'pedido-1' }),
    (response) => void response.writeHead(500, { 'x-request-id': 'pedido-2' }).end('oops'),
    json(200, { code: 'ABC', total: '1.00' }),
  );
  const client = new HttpClient(tokens, { baseAddress: address, logger, retry: { retries: 0, firstDelay: 1 } });
  const ask = () => client.call(loadUserTypes, {});
  expect(await ask()).toMatchObject({ ok: false, refusal: { status: 409, requestId: 'pedido-1' } });
  expect(await ask()).toMatchObject({ ok: false, refusal: { status: 500, requestId: 'pedido-2' } });
  await ask();
  const call = 'GET /api/load-tipo-usuarios';
  expect(logger.entries.map(({ level, data }) => [level, data])).toEqual([
    ['warn', { call, kind: 'word-unknown', status: 409, requestId: 'pedido-1' }],
    ['warn', { call, kind: 'server-error', status: 500, requestId: 'pedido-2' }],
    ['warn', { call, kind: 'unexpected-answer', status: 200, requestId: null }],
  ]);
});
