/** A question to the teachers as who has the content reads it. Instants are ISO 8601. */
export interface ListedConsultation {
  readonly id: string;
  readonly own: boolean;
  /** Given name and initial. */
  readonly author: string;
  readonly question: string;
  readonly askedAt: string;
  /** `isNew`: to whoever asked, who sees it for the first time. */
  readonly answer: {
    readonly text: string;
    readonly at: string;
    readonly by: string | null;
    readonly isNew: boolean;
  } | null;
}
