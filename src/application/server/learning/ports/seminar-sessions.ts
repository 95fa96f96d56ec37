import type { SeminarSession, SessionsContent } from '#domain/learning/seminars/sessions-content.ts';

/** A session as it is published. */
export interface PublishedSession extends SeminarSession {
  readonly productId: number;
  /** Where it is attended on line, be it the seminar's; null: it is not, or not known yet. */
  readonly address: string | null;
  /** How often it was moved. */
  readonly sequence: number;
  readonly changedAt: Date;
}

/** The sessions of seminars. */
export abstract class SeminarSessions {
  /** Those of the seminars that are held or were, soonest first. */
  abstract among(productIds: readonly number[]): Promise<readonly PublishedSession[]>;
  /** The sessions of a seminar as they are edited. */
  abstract read(productId: number): Promise<SessionsContent>;
  /**
   * Publishes them: what there is keeps its id and is counted as moved where it is at another time or place, what is not among them is
   * held no more, and the seminar begins and ends with them.
   * @param room of the seminar; null: none. @throws an id that is another seminar's.
   */
  abstract write(productId: number, sessions: readonly SeminarSession[], room: string | null, now: Date): Promise<void>;
  /** The ids of all teachers of the school. */
  abstract teachers(): Promise<ReadonlySet<number>>;
}
