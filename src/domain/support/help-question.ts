/** A question that many have, and its answer. Source: SUPPORT-8. */
export interface HelpQuestion {
  /** Positive. */
  readonly id: number;
  readonly question: string;
  /** Sanitised HTML. */
  readonly answerHtml: string;
}

/** A question as somebody of the school wrote it. */
export interface WrittenQuestion extends Omit<HelpQuestion, 'id'> {
  /** What the answer was made from; not said: nobody kept it. */
  readonly markdown?: string;
}

/** Questions that the front page shows: the first of all. */
export const MOST_FRONT_QUESTIONS = 5;

/** A question in few words, for pages that lead to the whole answer. */
export interface ShortQuestion {
  readonly question: string;
  /** The first paragraph of the answer, plain text. */
  readonly answer: string;
}

/** How the school is reached, as its contact page says it. Plain text. */
export interface ContactDetails {
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  /** When somebody answers. */
  readonly hours: string;
}
