import type { HelpQuestion, ShortQuestion, WrittenQuestion } from '#domain/support/help-question.ts';
import { plainTextOf, renderMarkdown } from './markdown.ts';

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

/** A stored question in few words; an answer that begins with no paragraph is told whole. */
export function shortQuestionOf({ question, answerHtml }: HelpQuestion): ShortQuestion {
  const [first = answerHtml] = /^<p>.*?<\/p>/s.exec(answerHtml) ?? [];
  return { question, answer: plainTextOf(first) };
}
