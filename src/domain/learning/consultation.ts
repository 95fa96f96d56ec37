import type { ProductKind } from '#domain/catalogue/product-kind.ts';
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

/** Whether who else has a content reads what was asked and answered in it: in a consultancy it is somebody's own case. */
export const isReadByOthers = (kind: ProductKind): boolean => kind !== 'consultancy';

/** Characters that an answer may have: twice as many as a question. */
export const LONGEST_CONSULTATION_ANSWER = 4000;

export type ConsultationAnswerRefusal =
  | { readonly kind: 'answer-missing' }
  | { readonly kind: 'answer-too-long'; readonly length: number };

/** What is answered to a question, as it is kept. */
export function consultationAnswerOf(text: string): Result<string, ConsultationAnswerRefusal> {
  const answer = writtenText(text);
  const length = lengthOf(answer);
  if (length === 0) return refuse({ kind: 'answer-missing' });
  return length > LONGEST_CONSULTATION_ANSWER ? refuse({ kind: 'answer-too-long', length }) : accept(answer);
}

/** Which questions of students whoever works for the school asks for. */
export const consultationFilters = ['waiting', 'answered'] as const;
export type ConsultationFilter = (typeof consultationFilters)[number];

/** Questions on a page of the school's own list. */
export const CONSULTATIONS_A_PAGE = 20;

/** How other students see who asked: first given name and the first letter of the surname. */
export function publicNameOf(author: { readonly givenNames: string; readonly paternalSurname: string }): string {
  const [name = ''] = author.givenNames.trim().split(/\s+/);
  const initial = [...author.paternalSurname.trim()][0];
  return initial === undefined ? name || 'Estudiante' : `${name} ${initial}.`.trim();
}
