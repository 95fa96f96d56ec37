import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { serveFiles } from '#adapters/server/rendering/static-files.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

const script = 'export const uno = 1;\n';

async function filesOfAnApp() {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/uno-4f2a.js'), script);
  writeFileSync(join(folder, 'assets/uno-4f2a.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'index.html'), '<p>Nadie la pide por su nombre.</p>');
  const app = fastify();
  onTestFinished(() => app.close());
  await serveFiles(app, folder);
  return (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });
}

test('what carries a hash in its name is kept for good and sent compressed', async () => {
  const get = await filesOfAnApp();
  const { statusCode, headers, rawPayload } = await get('/assets/uno-4f2a.js', { 'accept-encoding': 'br' });
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
  expect(brotliDecompressSync(rawPayload).toString()).toBe(script);
});

test('a browser that takes no compression gets the file as it is', async () => {
  const get = await filesOfAnApp();
  const { headers, body } = await get('/assets/uno-4f2a.js', { 'accept-encoding': 'identity' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(body).toBe(script);
});

test('files at the top are asked about each day; the page itself is none of them', async () => {
  const get = await filesOfAnApp();
  expect((await get('/icon.svg')).headers['cache-control']).toBe('public, max-age=86400');
  expect((await get('/index.html')).statusCode).toBe(404);
});
