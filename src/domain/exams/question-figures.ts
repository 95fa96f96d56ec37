import type { Answers, KeyedQuestion } from './exam.ts';
import { isRight } from './grading.ts';
import { kindsOfQuestion } from './question-kinds.ts';
import { bareWords } from './written-answer.ts';

/** A closed attempt: what it asked and what was answered. */
export interface SatAttempt {
  readonly questions: readonly KeyedQuestion[];
  readonly answers: Answers;
}

/** An answer that was given, and how often. */
export interface GivenAnswer {
  /** As its kind has it. */
  readonly answer: readonly string[];
  readonly count: number;
  readonly right: boolean;
}

/** How a question has done in closed attempts. Source: Crocker and Algina, Introduction to Classical and Modern Test Theory (1986), chapter 14. */
export interface QuestionFigures {
  /** How many closed attempts asked it with its present options and key. */
  readonly asked: number;
  /** How many of them answered nothing. */
  readonly unanswered: number;
  /** The share that was right, 0 to 1 (difficulty p: the lower, the harder); null: nobody was asked. */
  readonly difficulty: number | null;
  /**
   * The point-biserial correlation, -1 to 1, between being right here and the share of points of the same attempt's other questions (the
   * question itself left out of the total, Henrysson 1963); null where one of both never varies.
   */
  readonly discrimination: number | null;
  /** How often each option was chosen, by its id; none of kinds whose answer is not a choice. */
  readonly chosen: ReadonlyMap<string, number>;
  /** The answers given most, the most frequent first, at most `mostGivenTold`; of kinds whose answer is a choice, none. */
  readonly given: readonly GivenAnswer[];
}

export const mostGivenTold = 5;

/** An attempt with what is counted of it once for all its questions. */
interface MarkedAttempt {
  readonly answers: Answers;
  readonly questions: ReadonlyMap<number, { readonly question: KeyedQuestion; readonly right: boolean }>;
  readonly earned: number;
  readonly most: number;
}

/**
 * The figures of every question of a bank, by its id. Attempts that asked a question with other options or another key are left out of
 * its figures: they answered something else.
 */
export function figuresOfBank(
  bank: readonly KeyedQuestion[],
  attempts: readonly SatAttempt[],
): ReadonlyMap<number, QuestionFigures> {
  const marked = attempts.map(markedOf);
  return new Map(bank.map((question) => [question.id, figuresOf(question, marked)]));
}

function markedOf({ questions, answers }: SatAttempt): MarkedAttempt {
  const all = questions.map((question) => ({ question, right: isRight(question, answers[String(question.id)] ?? []) }));
  const pointsOf = (some: typeof all): number => some.reduce((sum, { question }) => sum + question.points, 0);
  return {
    answers,
    questions: new Map(all.map((each) => [each.question.id, each])),
    earned: pointsOf(all.filter(({ right }) => right)),
    most: pointsOf(all),
  };
}

function figuresOf(question: KeyedQuestion, attempts: readonly MarkedAttempt[]): QuestionFigures {
  const task = taskOf(question);
  const sat = attempts.flatMap(({ questions, answers, earned, most }) => {
    const asked = questions.get(question.id);
    if (asked === undefined || taskOf(asked.question) !== task) return [];
    const { points } = asked.question;
    const rest = most === points ? null : (earned - (asked.right ? points : 0)) / (most - points);
    return [{ answer: answers[String(question.id)] ?? [], right: asked.right, rest }];
  });
  const answers = sat.map(({ answer }) => answer).filter((answer) => answer.length > 0);
  const { keyIs } = kindsOfQuestion[question.kind];
  const isChoice = keyIs === 'one' || keyIs === 'some';
  return {
    asked: sat.length,
    unanswered: sat.length - answers.length,
    difficulty: sat.length === 0 ? null : sat.filter(({ right }) => right).length / sat.length,
    discrimination: correlation(
      sat.flatMap(({ right, rest }) => (rest === null ? [] : [[right ? 1 : 0, rest] as const])),
    ),
    chosen: isChoice ? countChosen(question, answers) : new Map(),
    given: isChoice ? [] : countGiven(question, answers),
  };
}

/** What a question asks one to do, whatever its words: its options and its key. */
function taskOf({ kind, options, key }: KeyedQuestion): string {
  const isOrder = kindsOfQuestion[kind].keyIs === 'order';
  return JSON.stringify([kind, options.map(({ id }) => id).toSorted(), isOrder ? key : key.toSorted()]);
}

/** Pearson's, which is the point-biserial where one of both is 0 or 1. */
function correlation(pairs: readonly (readonly [number, number])[]): number | null {
  const mean = (place: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[place], 0) / pairs.length;
  const [meanOfX, meanOfY] = [mean(0), mean(1)];
  let [both, ofX, ofY] = [0, 0, 0];
  for (const [x, y] of pairs) {
    both += (x - meanOfX) * (y - meanOfY);
    ofX += (x - meanOfX) ** 2;
    ofY += (y - meanOfY) ** 2;
  }
  // What should be nothing is a rounding away from it.
  if (!(ofX > 1e-12) || !(ofY > 1e-12)) return null;
  return Math.min(1, Math.max(-1, both / Math.sqrt(ofX * ofY)));
}

function countChosen({ options }: KeyedQuestion, answers: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  return new Map(options.map(({ id }) => [id, answers.filter((answer) => answer.includes(id)).length]));
}

function countGiven(question: KeyedQuestion, answers: readonly (readonly string[])[]): readonly GivenAnswer[] {
  const isWritten = kindsOfQuestion[question.kind].answeredBy === 'words';
  const counts = new Map<string, { readonly answer: readonly string[]; count: number }>();
  for (const answer of answers) {
    const name = isWritten ? bareWords(answer.join(' ')) : answer.join(' ');
    const same = counts.get(name);
    if (same === undefined) counts.set(name, { answer, count: 1 });
    else same.count += 1;
  }
  return [...counts.values()]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostGivenTold)
    .map(({ answer, count }) => ({ answer, count, right: isRight(question, answer) }));
}
