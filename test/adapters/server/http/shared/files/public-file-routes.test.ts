import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { FileStore } from '#application/server/shared/ports/file-store.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

let school: TestSchool;
const get = (url: string, headers: Record<string, string> = {}) => school.app.inject({ method: 'GET', url, headers });

beforeEach(async () => {
  school = await testSchool();
  const files = school.school.get(FileStore);
  await files.put('retratos/rosa.svg', new TextEncoder().encode('<svg/>'));
  await files.put('videos/clase.webm', new TextEncoder().encode('película'));
});

test('a portrait is anybody’s to see, may be kept, and can run nothing', async () => {
  const answer = await get('/imagenes/retratos/rosa.svg');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('<svg/>');
  expect(answer.headers['content-type']).toContain('image/svg+xml');
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await get('/imagenes/retratos/rosa.svg', { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(
    304,
  );
});

test('a drawing travels compressed, and is the same one in every encoding', async () => {
  const drawing = `<svg>${'<path d="M0 0h10v10z"/>'.repeat(200)}</svg>`;
  await school.school.get(FileStore).put('anuncios/ancho.svg', new TextEncoder().encode(drawing));
  const [plain, packed] = await Promise.all([
    get('/imagenes/anuncios/ancho.svg'),
    get('/imagenes/anuncios/ancho.svg', { 'accept-encoding': 'gzip, br' }),
  ]);
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, drawing]);
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding', etag: plain.headers.etag });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(drawing);
});

test.each([
  'videos/clase.webm',
  'retratos/nadie.svg',
  'retratos/../videos/clase.webm',
  'retratos/%2e%2e/videos/clase.webm',
  'rosa.svg',
])('%s is not there', async (key) => expect((await get(`/imagenes/${key}`)).statusCode).toBe(404));
