import { expect, test } from 'vitest';
import { UsageError } from '#adapters/cli/escuela/command.ts';
import { listExams, setExam } from '#adapters/cli/escuela/exams.ts';
import { courseWithExams } from '#test/support/exams/exam-builders.ts';
import { insertContents } from '#test/support/exams/exam-rows.ts';
import { commandLine } from '#test/support/school/command-line.ts';

const { school, run } = commandLine();
const filled = (): Promise<void> => insertContents(school().database.db, [courseWithExams]);
const asWritten = '1  Examen general: todas de 4 preguntas, respuestas correctas al-aprobar';

test('lists the exams of a content with what can be set of them', async () => {
  await filled();
  expect(await run(listExams, 'derecho-laboral')).toEqual({
    code: 0,
    said: [
      '3  Examen del módulo 1: todas de 1 preguntas, respuestas correctas al-aprobar',
      '2  Examen del módulo 2: todas de 1 preguntas, respuestas correctas al-aprobar',
      asWritten,
    ].join('\n'),
  });
  expect(await run(listExams, 'otro')).toEqual({ code: 1, said: 'No hay un contenido publicado con esa dirección.' });
});

test('sets how many are drawn and when the key is told; what is not named stays', async () => {
  await filled();
  const drawn = { code: 0, said: '1  Examen general: 3 de 4 preguntas, respuestas correctas al-aprobar' };
  expect(await run(setExam, '1', '--draw', '3')).toEqual(drawn);
  const told = { code: 0, said: '1  Examen general: 3 de 4 preguntas, respuestas correctas nunca' };
  expect(await run(setExam, '1', '--key', 'nunca')).toEqual(told);
  expect((await run(listExams, 'derecho-laboral')).said).toContain(told.said);
  expect(await run(setExam, '1', '--draw', 'todas', '--key', 'al-aprobar')).toEqual({ code: 0, said: asWritten });
});

test('says what is wrong, and changes nothing', async () => {
  await filled();
  const tooMany = { code: 1, said: '--draw: el banco tiene 4 preguntas; escribe de 1 a 4.' };
  expect(await run(setExam, '1', '--draw', '5')).toEqual(tooMany);
  expect(await run(setExam, '1', '--draw', '0')).toEqual(tooMany);
  expect(await run(setExam, '99', '--draw', '1')).toEqual({ code: 1, said: 'No hay un examen con ese número.' });
  expect((await run(listExams, 'derecho-laboral')).said).toContain(asWritten);
  const wrong: readonly (readonly [readonly string[], string])[] = [
    [[], 'exams set: indica el número de un solo examen.'],
    [['1'], 'exams set: indica --draw, --key o ambos.'],
    [['1', '--draw', 'ocho'], '--draw: escribe cuántas preguntas, o «todas».'],
    [['1', '--key', 'siempre'], '--key: escribe al-aprobar, al-cerrar, nunca.'],
    [['1', '--banco'], 'exams set: sus opciones son --draw, --key.'],
  ];
  for (const [args, text] of wrong) expect(() => setExam.prepare(args)).toThrow(new UsageError(text));
});
