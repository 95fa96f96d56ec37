import { expect, test } from 'vitest';
import { shortQuestionOf } from '#adapters/server/http/catalogue/front-questions.ts';
import { helpQuestionsOf } from '#adapters/server/publishing/help-questions-file.ts';
import { sampleHelpQuestions } from '#adapters/server/sample-school/help-questions.ts';

test('every second-level heading is a question, what follows its answer', () => {
  expect(helpQuestionsOf('# Ayuda\n\n## ¿Vencen?\n\n**No.**\r\n\n## ¿Y los planes?\nSí.\n\n## Vacía\n')).toEqual([
    { question: '¿Vencen?', answerHtml: '<p><strong>No.</strong></p>', markdown: '**No.**' },
    { question: '¿Y los planes?', answerHtml: '<p>Sí.</p>', markdown: 'Sí.' },
  ]);
});

test.each([
  ['<p>No <strong>vencen</strong> &amp; ya.</p><p>Más.</p>', 'No vencen & ya.'],
  ['<p>Una\nlínea.</p>\n<ol><li>Paso.</li></ol>', 'Una línea.'],
  ['<ul><li>Uno.</li><li>Dos.</li></ul>', 'Uno. Dos.'],
])('in few words: %j is %j', (answerHtml, answer) => {
  expect(shortQuestionOf({ id: 1, question: '¿Vencen?', answerHtml })).toEqual({ question: '¿Vencen?', answer });
});

test('SITE-5: the first questions of the sample school say in few words what must be said', () => {
  const short = helpQuestionsOf(sampleHelpQuestions).map((each, index) => shortQuestionOf({ ...each, id: index + 1 }));
  const facts = ['no vencen nunca', 'tiempo limitado', '100 % de las clases', 'Al instante', 'máximo de 72 horas'];
  for (const [place, fact] of facts.entries()) expect(short[place]?.answer).toMatch(new RegExp(`${fact}.*\\.$`));
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
