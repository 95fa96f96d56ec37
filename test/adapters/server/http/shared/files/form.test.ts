import { readdirSync } from 'node:fs';
import Fastify from 'fastify';
import multipart from '@fastify/multipart';
import { expect, test } from 'vitest';
import { formOf } from '#adapters/server/http/shared/files/form.ts';
import { Intake, setIntake, usualIntake } from '#adapters/server/http/shared/intake.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

/** What a form becomes where a file may have `largestFile` bytes, or the code of what it is refused with; nothing stays on the disk. */
async function read(form: FormData, largestFile: number | null): Promise<unknown> {
  const app = Fastify();
  const folder = temporaryFolder();
  await app.register(multipart);
  setIntake(app, new Intake(folder, usualIntake));
  app.post('/', { config: largestFile === null ? {} : { largestFile } }, (request, reply) =>
    formOf(request, reply, largestFile),
  );
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const payload = Buffer.from(await request.arrayBuffer());
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const answer = await app.inject({ method: 'POST', url: '/', payload, headers });
  expect(readdirSync(folder)).toEqual([]);
  return answer.statusCode === 200 ? answer.json() : answer.statusCode;
}

const form = new FormData();
form.append('asunto', 'El video');
form.append('archivo', new Blob(['abc'], { type: 'image/png' }), 'captura.png');

test('texts and files by their field', async () => {
  expect(await read(form, 3)).toEqual({
    asunto: 'El video',
    archivo: {
      fileName: 'captura.png',
      mediaType: 'image/png',
      content: { type: 'Buffer', data: [...Buffer.from('abc')] },
    },
  });
});

test('of a file that is too large one byte too many is kept, so that whoever looks at it refuses it', async () => {
  expect(await read(form, 1)).toMatchObject({ archivo: { content: { data: [...Buffer.from('ab')] } } });
});

test('a form that takes no file takes none', async () => {
  expect(await read(form, null)).toBe(413);
});
