import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { severalLines } from '#domain/shared/typed-text.ts';
import { applicationKinds, type MessageKind } from './visitor-message.ts';

/** Characters of an answer at most. */
export const LONGEST_MESSAGE_ANSWER = 4000;
/** Messages on one page of the office's list. */
export const MESSAGES_A_PAGE = 20;

/**
 * How a message left the list of those that wait: by a letter, without one, or because it came before there was such a list
 * (decision 0122).
 */
export const settlements = ['answered', 'done', 'before'] as const;
export type Settlement = (typeof settlements)[number];

/** The lists of messages by whether they wait. */
export const messageFilters = ['waiting', 'settled', 'all'] as const;
export type MessageFilter = (typeof messageFilters)[number];

/** The lists of messages by what they are. */
export const messageGroups = ['all', 'support', 'contact', 'applications'] as const;
export type MessageGroup = (typeof messageGroups)[number];

const kindsIn: Readonly<Record<Exclude<MessageGroup, 'all'>, readonly MessageKind[]>> = {
  support: ['support'],
  contact: ['contact'],
  applications: applicationKinds,
};

/** The kinds that a list holds; null: every one. */
export const kindsOf = (group: MessageGroup): readonly MessageKind[] | null =>
  group === 'all' ? null : kindsIn[group];

export type MessageAnswerRefusal =
  | { readonly kind: 'answer-missing' }
  /** Longer than LONGEST_MESSAGE_ANSWER. */
  | { readonly kind: 'answer-too-long' };

/** What is said of an answer that is none. */
export const messageAnswerTexts: Readonly<Record<MessageAnswerRefusal['kind'], string>> = {
  'answer-missing': 'Escribe tu respuesta.',
  'answer-too-long': `Tu respuesta es muy larga: el máximo es de ${LONGEST_MESSAGE_ANSWER} caracteres.`,
};

/** An answer as it is kept and sent, of 1 to LONGEST_MESSAGE_ANSWER characters. Source: decisions.md, Staff. */
export function messageAnswerOf(typed: string): Result<string, MessageAnswerRefusal> {
  const text = severalLines(typed);
  if (text === '') return refuse({ kind: 'answer-missing' });
  return [...text].length > LONGEST_MESSAGE_ANSWER ? refuse({ kind: 'answer-too-long' }) : accept(text);
}
