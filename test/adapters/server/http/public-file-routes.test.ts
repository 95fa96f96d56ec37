import { beforeEach, expect, test } from 'vitest';
import { FileStore } from '#application/server/ports/file-store.ts';
import { testSchool, type TestSchool } from '#test/support/test-school.ts';

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

test.each([
  'videos/clase.webm',
  'retratos/nadie.svg',
  'retratos/../videos/clase.webm',
  'retratos/%2e%2e/videos/clase.webm',
  'rosa.svg',
])('%s is not there', async (key) => expect((await get(`/imagenes/${key}`)).statusCode).toBe(404));
