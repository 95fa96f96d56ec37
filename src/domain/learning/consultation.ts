import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { lengthOf, writtenText } from './written-text.ts';

/** Characters a question may have. */
export const SHORTEST_QUESTION = 10;
export const LONGEST_QUESTION = 2000;

/** How many questions of a student may wait for an answer in one content. */
export const WAITING_QUESTIONS = 10;

export type QuestionRefusal =
  | { readonly kind: 'question-missing' }
  | { readonly kind: 'question-too-short' }
  | { readonly kind: 'question-too-long'; readonly length: number };

/** A question as it is kept: without blank edges, with at most one empty line between paragraphs. */
export function questionOf(text: string): Result<string, QuestionRefusal> {
  const question = writtenText(text);
  const length = lengthOf(question);
  if (length === 0) return refuse({ kind: 'question-missing' });
  if (length < SHORTEST_QUESTION) return refuse({ kind: 'question-too-short' });
  if (length > LONGEST_QUESTION) return refuse({ kind: 'question-too-long', length });
  return accept(question);
}

/** How other students see who asked: first given name and the first letter of the surname. */
export function publicNameOf(author: { readonly givenNames: string; readonly paternalSurname: string }): string {
  const [name = ''] = author.givenNames.trim().split(/\s+/);
  const initial = [...author.paternalSurname.trim()][0];
  return initial === undefined ? name || 'Estudiante' : `${name} ${initial}.`.trim();
}
