import { expect, test } from 'vitest';
import { helpQuestionsOf } from '#adapters/server/publishing/help-questions-file.ts';
import { sampleHelpQuestions } from '#adapters/server/sample-school/help-questions.ts';

test('every second-level heading is a question, what follows its answer', () => {
  expect(helpQuestionsOf('# Ayuda\n\n## ¿Vencen?\n\n**No.**\r\n\n## ¿Y los planes?\nSí.\n\n## Vacía\n')).toEqual([
    { question: '¿Vencen?', answerHtml: '<p><strong>No.</strong></p>' },
    { question: '¿Y los planes?', answerHtml: '<p>Sí.</p>' },
  ]);
});

test('SUPPORT-8: answers are sanitised when they come in', () => {
  const [item] = helpQuestionsOf('## Una\n\n<img src=x onerror=alert(1)><script>alert(1)</script>Texto');
  expect(item?.answerHtml).not.toMatch(/script|onerror|img/);
  expect(item?.answerHtml).toContain('Texto');
});

test('SITE-5: the sample school says what the help texts say', () => {
  const all = helpQuestionsOf(sampleHelpQuestions)
    .map(({ answerHtml }) => answerHtml)
    .join('\n');
  for (const text of ['no vencen nunca', 'por un tiempo limitado', '100 % de las clases', 'Al instante', '72 horas']) {
    expect(all).toContain(text);
  }
});
