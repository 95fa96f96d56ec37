import * as v from 'valibot';
import { expect, test } from 'vitest';
import { formFile, receivedFile } from '#adapters/http-contract/shared/form-file.ts';

const schema = formFile('Elige una imagen.');
const received = { fileName: 'a.png', mediaType: 'image/png', content: new Uint8Array([1]) };

test('the browser sends a Blob, the server finds a file', () => {
  expect(v.is(schema, new Blob(['a']))).toBe(true);
  expect(v.is(schema, received)).toBe(true);
  expect(receivedFile(received)).toBe(received);
  expect(receivedFile(undefined)).toBeNull();
});

test.each(['texto', null, {}, { content: 'texto' }, { content: [1] }])('%j is no file', (input) => {
  expect(v.safeParse(schema, input).issues?.[0].message).toBe('Elige una imagen.');
});
