import type { OpenAttempt } from '#application/read-models/exams/exam-attempt.ts';
import type { Answers } from '#domain/exams/exam.ts';
import type { AnswerMemory } from './answer-memory.ts';

/**
 * The answers of one attempt as one tab has them. Only what was answered here goes to the school, so that another tab or
 * device with the same attempt takes nothing back; of each question the last answer that reached the school is the one that counts.
 */
export class AnswerSheet {
  readonly #attemptId: string;
  #answers: Answers;
  /** As the school had them last. */
  #known: Answers;
  /** Given here and not sent yet. */
  #unsent: Answers;
  /** Sent, and not yet confirmed. */
  #onTheWay: Answers | null = null;
  /** What the school does not take: it goes again once it is answered anew, or this page is opened anew. */
  #refused: Answers = {};
  /** One of the unsent is not taken: which one, each by itself will tell. */
  #goesOneByOne = false;

  constructor(
    private readonly memory: AnswerMemory,
    attempt: Pick<OpenAttempt, 'id' | 'answers'>,
  ) {
    this.#attemptId = attempt.id;
    this.#known = attempt.answers;
    this.#unsent = memory.kept(attempt.id);
    this.#answers = { ...attempt.answers, ...this.#unsent };
  }

  get answers(): Answers {
    return this.#answers;
  }

  get hasUnsent(): boolean {
    return Object.keys(this.#unsent).length > 0;
  }

  /** The questions whose answers the school does not take. */
  get refused(): readonly string[] {
    return Object.keys(this.#refused);
  }

  /** All answers but those that the school does not take. */
  get taken(): Answers {
    return without(this.#answers, this.#refused);
  }

  give(questionId: number, answer: readonly string[]): void {
    const given = { [String(questionId)]: [...answer] };
    this.#answers = { ...this.#answers, ...given };
    this.#unsent = { ...this.#unsent, ...given };
    this.#refused = without(this.#refused, given);
    this.#keep();
  }

  /** What is to be sent now; null while something else is on its way. */
  send(): Answers | null {
    if (this.#onTheWay !== null) return null;
    this.#onTheWay = this.#goesOneByOne ? Object.fromEntries(Object.entries(this.#unsent).slice(0, 1)) : this.#unsent;
    this.#unsent = without(this.#unsent, this.#onTheWay);
    this.#goesOneByOne &&= this.hasUnsent;
    return this.#onTheWay;
  }

  /** It did not arrive: it is sent with the next ones. */
  failed(): void {
    this.#unsent = { ...this.#onTheWay, ...this.#unsent };
    this.#onTheWay = null;
  }

  /** The school does not take it. What else there is still goes: of several, each by itself. */
  refuse(): void {
    const sent = this.#onTheWay ?? {};
    this.#goesOneByOne ||= Object.keys(sent).length > 1;
    if (Object.keys(sent).length > 1) return this.failed();
    this.#refused = { ...this.#refused, ...without(sent, this.#unsent) };
    this.#onTheWay = null;
  }

  /**
   * It arrived; `all` is what the school has now.
   * @returns whether somebody else, another tab or device, answered something meanwhile.
   */
  arrived(all: Answers): boolean {
    const own = { ...this.#refused, ...this.#onTheWay, ...this.#unsent };
    const ids = new Set([...Object.keys(all), ...Object.keys(this.#known)]);
    const foreign = [...ids].filter((id) => !(id in own) && !isSame(all[id], this.#known[id]));
    this.#answers = { ...this.#answers, ...Object.fromEntries(foreign.map((id) => [id, all[id] ?? []])) };
    this.#known = all;
    this.#onTheWay = null;
    this.#keep();
    return foreign.length > 0;
  }

  #keep(): void {
    this.memory.keep(this.#attemptId, { ...this.#refused, ...this.#onTheWay, ...this.#unsent });
  }
}

function without(answers: Answers, others: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([questionId]) => !(questionId in others)));
}

function isSame(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return one.length === other.length && one.every((id, place) => other[place] === id);
}
