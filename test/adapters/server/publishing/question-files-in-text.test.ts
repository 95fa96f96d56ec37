import fc from 'fast-check';
import { expect, test } from 'vitest';
import { QuestionFilesInText } from '#adapters/server/publishing/question-files-in-text.ts';
import { mostFaultsTold } from '#domain/exams/files/file-fault.ts';
import { sheetOf } from '#domain/exams/files/question-sheet.ts';
import { anyDraft } from '#test/support/exams/question-drafts.ts';

const read = (text: string) => new QuestionFilesInText().sheet(new TextEncoder().encode(text));

test('property: what is written is read as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyDraft, { minLength: 1, maxLength: 6 }), async (drafts) => {
      expect(await read(sheetOf(drafts))).toEqual({ ok: true, value: drafts });
    }),
  );
});

test('a spreadsheet of a program set to Spanish, with its columns in any order', async () => {
  const sheet =
    'Pregunta;Tipo;Alternativa_1;Alternativa_2;Correctas\r\n¿Cuál?;una;"uno; o dos";tres;2\r\n\r\nEs así;VF;;;v\r\n';
  expect(await read(sheet)).toMatchObject({
    ok: true,
    value: [
      { kind: 'single', text: '¿Cuál?', options: [{ text: 'uno; o dos' }, { text: 'tres' }], key: ['b'] },
      { kind: 'true-false', key: ['a'] },
    ],
  });
});

test('a fault anywhere gives nothing of it: the first are told with their lines, and how many there are', async () => {
  const bad = 'otra,¿Cuál?,uno\n'.repeat(80);
  const sheet = await read(`tipo,pregunta,alternativa_1\ntexto,"¿Cuál\nes?",uno\n${bad}`);
  expect(sheet).toMatchObject({ ok: false, refusal: { kind: 'questions-faulty', count: 80 } });
  expect(sheet.ok ? [] : sheet.refusal.faults).toHaveLength(mostFaultsTold);
  expect(sheet.ok ? [] : sheet.refusal.faults[0]).toEqual({ line: 4, text: expect.stringContaining('«tipo»') });
});

test.each([
  ['tipo,pregunta\nuna,¿Cuál?\n', 1, /alternativa_1/],
  ['tipo,pregunta,alternativa_1,color\nuna,a,b,c\n', 1, /color/],
  ['tipo,pregunta,alternativa_1\n', 1, /preguntas/],
  ['tipo,pregunta,alternativa_1\ntexto,a,b\ntexto,"a,b\n', 3, /comillas/],
])('%j is refused as a whole', async (sheet, line, text) => {
  expect(await read(sheet)).toMatchObject({
    ok: false,
    refusal: { faults: [{ line, text: expect.stringMatching(text) }] },
  });
});

test('a file of plain text is one in UTF-8', () => {
  const files = new QuestionFilesInText();
  expect(files.text(Buffer.from('\uFEFFÑandú {T}'))).toContain('Ñandú {T}');
  expect(files.text(Buffer.from('Ñandú', 'latin1'))).toBeNull();
  expect(files.text(Buffer.from('Uno {T}', 'utf16le'))).toBeNull();
});
