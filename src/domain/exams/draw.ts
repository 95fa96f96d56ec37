import type { Question, QuestionOption } from './exam.ts';
import { kindsOfQuestion } from './question-kinds.ts';

/** What of a bank of questions one attempt asks; kept with the attempt, so that it is the same whenever it is read. */
export interface Draw {
  /** Any text that nobody can guess. Null: everything in the order in which it is written, whatever `count` says. */
  readonly seed: string | null;
  /** How many questions, 1 or more; null: all. */
  readonly count: number | null;
}

/** How many questions of a bank are asked: never more than there are. */
export function countDrawn(bank: number, count: number | null): number {
  return count === null ? bank : Math.min(count, bank);
}

/**
 * The questions that an attempt asks, and their options, in the order that its seed gives them: the same for the same seed,
 * whoever asks and however often. Every question of the bank is drawn as likely as any other, and stands at each place as
 * likely. A question added to the bank, or taken out of it, changes one place of a draw at most. Source: decisions.md, Exams.
 */
export function drawQuestions<Q extends Question>(bank: readonly Q[], draw: Draw): readonly Q[] {
  const { seed } = draw;
  if (seed === null) return bank;
  return pickQuestions(bank, draw).map((question) => ({ ...question, options: optionsOf(question, seed) }));
}

/** The questions that an attempt asks, in its order, their options as they are written. */
export function pickQuestions<Q extends Question>(bank: readonly Q[], { seed, count }: Draw): readonly Q[] {
  if (seed === null) return bank;
  return shuffled(bank, ({ id }) => `${seed}/${id}`).slice(0, countDrawn(bank.length, count));
}

function optionsOf({ id, kind, options }: Question, seed: string): readonly QuestionOption[] {
  if (kindsOfQuestion[kind].optionsStand === true) return options;
  return shuffled(options, (option) => `${seed}/${id}/${option.id}`);
}

/** By a number that each one's name gives, so that none depends on what stands beside it. */
function shuffled<T>(all: readonly T[], nameOf: (one: T) => string): readonly T[] {
  return all
    .map((one) => ({ one, rank: mixed(nameOf(one)) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ one }) => one);
}

/** A number from 0 to 2^32 - 1 that changes wholly with any character: FNV-1a, its bits mixed as MurmurHash3 does at its end. */
function mixed(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
