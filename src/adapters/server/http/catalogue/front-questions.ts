import { plainTextOf } from '#adapters/server/publishing/text-of-html.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { HelpQuestions } from '#application/server/support/ports/help-questions.ts';
import { type HelpQuestion, MOST_FRONT_QUESTIONS, type ShortQuestion } from '#domain/support/help-question.ts';

/** The questions of the front page: the first of those that the school keeps for its help page. Source: SITE-5. */
export async function frontQuestions(school: School): Promise<ShortQuestion[]> {
  const questions = await school.get(HelpQuestions).all();
  return questions.slice(0, MOST_FRONT_QUESTIONS).map(shortQuestionOf);
}

/** A stored question in few words; an answer that begins with no paragraph is told whole. */
export function shortQuestionOf({ question, answerHtml }: HelpQuestion): ShortQuestion {
  const [first = answerHtml] = /^<p>.*?<\/p>/s.exec(answerHtml) ?? [];
  return { question, answer: plainTextOf(first) };
}
