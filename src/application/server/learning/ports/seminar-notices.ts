import type { SessionBefore, ToldOfSession } from '#domain/learning/seminars/seminar-notice.ts';
import type { SessionToAttend } from '#domain/learning/seminars/session-event.ts';

/** A session to come before somebody who may have to be told of it. */
export interface SessionOfSomebody extends SessionBefore, SessionToAttend {
  readonly productId: number;
  readonly userId: string;
  /** How many letters of it went to them. */
  readonly letters: number;
}

/** Somebody and a seminar. */
export interface SomebodysSeminar {
  readonly userId: string;
  readonly productId: number;
}

/** Who was told what of the sessions of seminars. */
export abstract class SeminarNotices {
  /** Who may have to be told something of a session to come, of which seminar; `most` at a time. */
  abstract waiting(now: Date, most: number): Promise<readonly SomebodysSeminar[]>;
  /** The sessions to come of a seminar before one person, soonest first, those that are held no more and were told to them among them. */
  abstract sessionsOf(of: SomebodysSeminar, now: Date): Promise<readonly SessionOfSomebody[]>;
  /**
   * Notes that somebody is being told of a session, in the transaction that posts the letter. False: another process is telling them,
   * or has since it was read.
   */
  abstract note(session: Pick<SessionOfSomebody, 'id' | 'userId' | 'letters'>, told: ToldOfSession): Promise<boolean>;
}
