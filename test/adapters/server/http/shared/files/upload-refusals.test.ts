import { expect, test } from 'vitest';
import { problemOfRefusal } from '#adapters/server/http/shared/refusal-table.ts';
import { uploadRefusals } from '#adapters/server/http/shared/files/upload-refusals.ts';

test('every refusal of a file names its field and says what to do', () => {
  const table = uploadRefusals('foto', 'La foto');
  expect(problemOfRefusal({ kind: 'upload-too-large', largestBytes: 5 * 1024 * 1024 }, table)).toMatchObject({
    status: 413,
    field: 'foto',
    detail: 'La foto pesa demasiado. Elige un archivo de hasta 5 MB.',
  });
  expect(problemOfRefusal({ kind: 'upload-format', formats: ['png', 'pdf'] }, table)).toMatchObject({
    status: 415,
    field: 'foto',
    detail: 'La foto no tiene un formato admitido. Elige un archivo PNG o PDF.',
  });
});
