import { expect, test } from 'vitest';
import type { HelpQuestions } from '#application/server/support/ports/help-questions.ts';

/** What every adapter of HelpQuestions does. */
export function helpQuestionsContract(make: () => Promise<HelpQuestions>): void {
  test('questions are replaced as a whole and keep their order', async () => {
    const help = await make();
    expect(await help.all()).toEqual([]);
    await help.replaceAll([
      { question: '¿Vencen los cursos?', answerHtml: '<p>No.</p>' },
      { question: '¿Y los planes?', answerHtml: '<p>Sí.</p>' },
    ]);
    expect((await help.all()).map(({ id, question }) => [id, question])).toEqual([
      [1, '¿Vencen los cursos?'],
      [2, '¿Y los planes?'],
    ]);
    await help.replaceAll([{ question: '¿Otra?', answerHtml: '<p>Otra.</p>' }]);
    expect(await help.all()).toEqual([{ id: 1, question: '¿Otra?', answerHtml: '<p>Otra.</p>' }]);
    await help.replaceAll([]);
    expect(await help.all()).toEqual([]);
  });
}
