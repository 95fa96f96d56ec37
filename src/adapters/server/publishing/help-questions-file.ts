import type { WrittenQuestion } from '#domain/support/help-question.ts';
import { renderMarkdown } from './markdown.ts';

/**
 * The questions of a Markdown text: each second-level heading is one, what follows it its answer, sanitised. What stands before
 * the first is left out, and a question without an answer.
 */
export function helpQuestionsOf(markdown: string): readonly WrittenQuestion[] {
  const [, ...parts] = `\n${markdown.replaceAll('\r\n', '\n')}`.split(/\n##[ \t]+/);
  return parts.flatMap((part) => {
    const [question = '', ...answer] = part.split('\n');
    const markdown = answer.join('\n').trim();
    const { html, plainText } = renderMarkdown(markdown);
    return plainText === '' || question.trim() === ''
      ? []
      : [{ question: question.trim(), answerHtml: html, markdown }];
  });
}
