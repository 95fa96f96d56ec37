import type { HelpQuestion } from '#domain/support/help-question.ts';
import { renderMarkdown } from './markdown.ts';

/**
 * The questions of a Markdown text: each second-level heading is one, what follows it its answer, sanitised. What stands before
 * the first is left out, and a question without an answer.
 */
export function helpQuestionsOf(markdown: string): readonly Omit<HelpQuestion, 'id'>[] {
  const [, ...parts] = `\n${markdown.replaceAll('\r\n', '\n')}`.split(/\n##[ \t]+/);
  return parts.flatMap((part) => {
    const [question = '', ...answer] = part.split('\n');
    const { html, plainText } = renderMarkdown(answer.join('\n'));
    return plainText === '' || question.trim() === '' ? [] : [{ question: question.trim(), answerHtml: html }];
  });
}
