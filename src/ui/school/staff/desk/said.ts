import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';

/** What came of a press. */
export interface SaidOfPress {
  readonly text: string;
  readonly isProblem: boolean;
}

/** Something was done, and what is shown could not be read anew. */
const STALE = 'No pudimos actualizar la lista: recarga la página para verla al día.';

/** What is said of something that was done. @param isRead whether what is shown was read anew. */
export const saidOf = (done: string, isRead: boolean): SaidOfPress => ({
  text: isRead ? done : `${done} ${STALE}`,
  isProblem: !isRead,
});

/** Why a decision was not taken: for want of words, or for what no words mend. */
export interface NotTaken {
  readonly text: string;
  readonly isOfWords: boolean;
}

export const notTakenBy = ({ detail, field }: CallRefusal): NotTaken => ({ text: detail, isOfWords: field !== null });
