/** A question that many have, and its answer. Source: SUPPORT-8. */
export interface HelpQuestion {
  /** Positive. */
  readonly id: number;
  readonly question: string;
  /** Sanitised HTML. */
  readonly answerHtml: string;
}

/** How the school is reached, as its contact page says it. Plain text. */
export interface ContactDetails {
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  /** When somebody answers. */
  readonly hours: string;
}
