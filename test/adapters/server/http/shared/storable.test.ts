import { createConnection } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { readableAddress } from '#adapters/server/http/shared/readable-address.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

const nul = String.fromCharCode(0);
const half = String.fromCharCode(0xd8_00);

eachDatabase('a character that cannot be stored', (database) => {
  let school: TestSchool;
  beforeEach(async () => {
    school = await testSchool({ database: database() });
  });

  test.each([
    ['a body', { method: 'POST', url: '/api/v1/sessions', payload: { email: `a${nul}@b.pe`, password: 'x' } }, 'email'],
    [
      'half a letter',
      { method: 'POST', url: '/api/v1/sessions', payload: { email: 'a@b.pe', password: half } },
      'password',
    ],
    [
      'deep in a body',
      { method: 'PUT', url: '/api/v1/cart/seller', payload: { slug: 'x', a: [{ b: nul }] } },
      'a[0].b',
    ],
    ['a name', { method: 'PUT', url: '/api/v1/cart/seller', payload: { slug: 'x', [nul]: 1 } }, undefined],
    ['a path', { method: 'GET', url: '/api/v1/products/%00' }, 'slug'],
    ['a query', { method: 'GET', url: '/api/v1/product-searches?text=a%00' }, 'text'],
    ['a file’s address', { method: 'GET', url: '/calendario/%00.ics' }, 'slug'],
  ] as const)('in %s is refused, and its field is named', async (_, request, field) => {
    const answer = await school.app.inject(request);
    expect(answer.json()).toMatchObject({ status: 400, kind: 'unstorable-text' });
    expect(answer.json<{ field?: string }>().field).toBe(field);
    expect(answer.json<{ detail: string }>().detail).toContain('un carácter que no se puede guardar');
  });

  test('in a form is refused, whether a text, a name or the name of a file', async () => {
    const boundary = 'frontera-de-la-prueba';
    const send = (disposition: string, value: string, url = '/api/clientes/remove') =>
      school.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload: `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${value}\r\n--${boundary}--\r\n`,
      });
    expect((await send('name="item"', `1${nul}`)).json()).toMatchObject({ kind: 'unstorable-text', field: 'item' });
    expect((await send(`name="it${nul}em"`, '1')).json()).toMatchObject({ kind: 'unstorable-text' });
    const file = await send(`name="archivo"; filename="a${nul}.png"`, 'x', '/api/solicitudfeedback');
    expect(file.json()).toMatchObject({ kind: 'unstorable-text', field: 'archivo.fileName' });
  });

  test('in a cookie or a header is none', async () => {
    const cookie = 'escuela_carrito=%00; escuela_school_refresh=%00';
    const headers = { cookie, 'idempotency-key': 'una-clave-con-%00-dentro', 'user-agent': '%00' };
    const cart = await school.app.inject({ url: '/api/v1/cart', headers });
    expect(cart.statusCode).toBe(200);
    expect((await school.app.inject({ method: 'POST', url: '/api/check', headers })).statusCode).toBe(401);
  });

  test('in the address of a page is a page that is not there', async () => {
    const { app } = await testSchool({ withPages: true });
    for (const url of ['/%00', '/cursos/%00', '/cursos?pagina=%00', '/buscar?texto=%00', '/verificacion?codigo=%00']) {
      const { statusCode, headers } = await app.inject({ url });
      expect([url, statusCode < 500, headers['content-type']]).toEqual([url, true, 'text/html; charset=utf-8']);
    }
    expect((await app.inject({ url: '/cursos/%00' })).body).toContain('No encontramos esta página');
  });
});

describe('an id that no column holds', () => {
  test.each([1.5, 0, -1, 2_147_483_648, 3_000_000_000, 1e300])('%s starts no exam', async (examId) => {
    const { app, addUser, signIn } = await testSchool();
    const headers = await signIn(await addUser());
    const answer = await app.inject({ method: 'POST', url: '/api/v1/exam-attempts', headers, payload: { examId } });
    expect(answer.json()).toMatchObject({ status: 400, field: 'examId' });
  });

  test.each(['/talleres/x/examen/3000000000/preguntas', '/talleres/x/examen/1.5/preguntas'])('%s', async (url) => {
    const { app, addUser, signIn } = await testSchool();
    const answer = await app.inject({ url, headers: await signIn(await addUser()) });
    expect(answer.json()).toMatchObject({ status: 400, field: 'idEx' });
  });
});

describe('a form that is none', () => {
  test.each([
    ['without a boundary', '/api/clientes/remove', 'multipart/form-data', 'x'],
    [
      'cut short',
      '/api/clientes/remove',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="item"\r\n\r\n1',
    ],
    [
      'cut short in a file',
      '/api/solicitudfeedback',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="f"; filename="a"\r\n\r\n1',
    ],
  ])('%s', async (_, url, type, payload) => {
    const { app } = await testSchool();
    const headers = { 'content-type': type };
    const answer = await app.inject({ method: 'POST', url, headers, payload });
    expect(answer.json()).toMatchObject({
      status: 400,
      kind: 'unreadable-form',
      detail: 'El formulario llegó incompleto o dañado. Vuelve a enviarlo.',
    });
  });
});

describe('an address that encodes no text', () => {
  let app: FastifyInstance;
  beforeEach(async () => {
    ({ app } = await testSchool({ withPages: true }));
  });

  test.each(['/%E0%A4%A', '/cursos/%ED%A0%80', '/%', '/cursos/100%'])('%s is a page that is not there', async (url) => {
    const { statusCode, headers, body } = await app.inject({ url });
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toBeDefined();
    expect(body).toContain('No encontramos esta página');
  });

  test('of the API is a product that nobody has', async () => {
    const { statusCode, headers } = await app.inject({ url: '/api/v1/products/%E0%A4%A' });
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
    expect((await app.inject({ url: `/api/v1/products/${'x'.repeat(5000)}` })).json()).toMatchObject({ field: 'slug' });
  });

  test.each([
    ['/a%20b?x=%C3%A1', '/a%20b?x=%C3%A1'],
    ['/100%', '/100%25'],
    ['/%E0%A4%A/%41', '/%25E0%25A4%25A/%41'],
    ['/%00', '/%00'],
  ])('%s is read as %s', (url, read) => {
    expect(readableAddress(url)).toBe(read);
  });
});

describe('what is no request', () => {
  test.each([
    ['GARBAGE\r\n\r\n', 400, 'unreadable-request'],
    [`GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headers-too-large'],
    [`GET / HTTP/1.1\r\nHost: x\r\nX: a${nul}b\r\n\r\n`, 400, 'unreadable-request'],
  ])('is answered in our form as well', async (request, status, kind) => {
    const { app } = await testSchool();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const socket = createConnection({ port, host: '127.0.0.1' });
    onTestFinished(() => void socket.destroy());
    socket.write(request);
    let answer = '';
    for await (const piece of socket) answer += String(piece);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer).toContain('Content-Type: application/problem+json; charset=utf-8');
    expect(answer).toContain("Content-Security-Policy: default-src 'none'");
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status, kind });
  });

  test.each([
    [
      'a body that is no JSON',
      { payload: '{"a":', headers: { 'content-type': 'application/json' } },
      400,
      'unreadable-request',
    ],
    ['a format that nobody reads', { payload: 'x', headers: { 'content-type': 'text/csv' } }, 415, 'media-type'],
    ['too much', { payload: { email: 'x'.repeat(2_000_000) } }, 413, 'too-large'],
    [
      'as deep as it is long',
      {
        payload: `{"email":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
        headers: { 'content-type': 'application/json' },
      },
      400,
      'invalid-input',
    ],
  ])('%s', async (_, sent, status, kind) => {
    const { app } = await testSchool();
    const answer = await app.inject({ method: 'POST', url: '/api/v1/password-reset-requests', ...sent });
    expect(answer.json()).toMatchObject({ status, kind });
  });
});
