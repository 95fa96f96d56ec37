import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { protect } from '#adapters/server/http/shared/protections.ts';
import { testSchool } from '#test/support/school/test-school.ts';

test('ERROR-4: every answer names its request, a problem in its body as well, and no client chooses the name', async () => {
  const { app } = await testSchool();
  const fine = await app.inject({ method: 'GET', url: '/api/v1/health', headers: { 'x-request-id': 'mío' } });
  expect(fine.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  const wrong = await app.inject({ method: 'GET', url: '/api/load-menu' });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json<{ requestId: string }>().requestId).toBe(wrong.headers['x-request-id']);
  expect(wrong.headers['x-request-id']).not.toBe(fine.headers['x-request-id']);
});

test('SAFE-21: every answer tells the browser which of its powers no page needs', async () => {
  const { app, signInApp } = await testSchool();
  for (const each of [app, signInApp]) {
    for (const url of ['/api/v1/health', '/api/v1/nada', '/api/load-menu']) {
      const policy = String((await each.inject({ url })).headers['permissions-policy']);
      expect(policy).toContain('camera=()');
      expect(policy).toContain('geolocation=()');
      expect(policy).toContain('fullscreen=(self)');
    }
  }
});

test('what is part of a page says of itself what it is, and nothing that a page is asked; a drawing lets nothing run', async () => {
  const { school, config } = await testSchool();
  const app = fastify();
  protect(app, school, config, 'school');
  app.get('/of-type', ({ query }, reply) => {
    const { type, code } = query as { readonly type: string; readonly code?: string };
    return reply
      .code(Number(code ?? '200'))
      .type(type)
      .send(' ');
  });
  const headersOf = async (type: string, code = 200) =>
    (await app.inject({ url: '/of-type', query: { type, code: String(code) } })).headers;
  const ofPages = ['permissions-policy', 'x-frame-options', 'cross-origin-opener-policy', 'referrer-policy'];
  for (const type of ['text/css', 'application/javascript', 'font/woff2', 'image/webp', 'image/svg+xml']) {
    const headers = await headersOf(type);
    expect(headers['x-content-type-options'], type).toBe('nosniff');
    expect(headers['cross-origin-resource-policy'], type).toBe('same-origin');
    for (const name of ofPages) expect(headers, type).not.toHaveProperty(name);
    expect('content-security-policy' in headers, type).toBe(type === 'image/svg+xml');
  }
  for (const headers of [
    await headersOf('text/html'),
    await headersOf('application/pdf'),
    await headersOf('text/css', 404),
  ])
    for (const name of [...ofPages, 'content-security-policy']) expect(headers).toHaveProperty(name);
});

test('a listener that closes answers what came before on its connections, and ends them', async () => {
  const { app } = await testSchool();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let said = '';
  const over = new Promise<void>((done) => socket.once('close', () => done()));
  socket.on('data', (data) => (said += String(data)));
  const taken = new Promise((done) => app.server.once('request', done));
  socket.write(
    'POST /api/v1/sessions HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{',
  );
  await taken;
  const closed = app.close();
  socket.write('}GET /api/v1/health HTTP/1.1\r\nhost: x\r\n\r\n');
  await Promise.all([over, closed]);
  expect(said.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200']);
  expect(said).toMatch(/connection: close/i);
});
