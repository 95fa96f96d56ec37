import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { formOf } from '#adapters/server/http/form.ts';
import { ProblemError } from '#adapters/server/http/problems.ts';

/** What a form becomes, where a file may have `fileSize` bytes; or the problem it is answered with. */
async function read(form: FormData, fileSize: number): Promise<unknown> {
  const app = Fastify();
  await app.register(multipart, { limits: { fileSize } });
  app.post('/', async (request) => formOf(request));
  app.setErrorHandler((error) => (error instanceof ProblemError ? error.problem : { error: String(error) }));
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const payload = Buffer.from(await request.arrayBuffer());
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  return (await app.inject({ method: 'POST', url: '/', payload, headers })).json();
}

const form = new FormData();
form.append('asunto', 'El video');
form.append('archivo', new Blob(['abc'], { type: 'image/png' }), 'captura.png');

test('texts and files by their field', async () => {
  expect(await read(form, 3)).toMatchObject({
    asunto: 'El video',
    archivo: { fileName: 'captura.png', mediaType: 'image/png' },
  });
});

test('a file that is too large names its field', async () => {
  expect(await read(form, 2)).toMatchObject({ status: 413, kind: 'too-large', field: 'archivo' });
});
