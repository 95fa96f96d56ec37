import type { SampleQuestion } from './content-types.ts';

/** A question with one right option, given by its place from 0. */
export function single(text: string, options: readonly string[], right: number, reason: string): SampleQuestion {
  return { kind: 'single', text, options, key: [right], reason };
}

/** A question whose right options must all be marked, and no other. */
export function several(
  text: string,
  options: readonly string[],
  right: readonly number[],
  reason: string,
): SampleQuestion {
  return { kind: 'several', text, options, key: right, reason };
}

/** A statement that is true or false. */
export function statement(text: string, isTrue: boolean, reason: string): SampleQuestion {
  return { kind: 'true-false', text, options: ['Verdadero', 'Falso'], key: [isTrue ? 0 : 1], reason };
}

/** A question answered in a few words: every answer that is accepted. */
export function written(text: string, accepted: readonly string[], reason: string): SampleQuestion {
  return { kind: 'short-text', text, options: accepted, key: [], reason };
}

/** The question with a picture: its file below the media folder, and what it shows in words. */
export function pictured(question: SampleQuestion, file: string, text: string): SampleQuestion {
  return { ...question, image: { file, text } };
}

/** Steps to be put in order: as they are shown, and the right order of their places. */
export function ordering(
  text: string,
  options: readonly string[],
  right: readonly number[],
  reason: string,
): SampleQuestion {
  return { kind: 'ordering', text, options, key: right, reason };
}
