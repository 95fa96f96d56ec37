import type { Read } from '#application/read-models/shared/read.ts';
import type { Modality } from '#domain/catalogue/product.ts';

/** A session of a student's seminar. Instants are ISO 8601. */
export interface MySession {
  readonly id: string;
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt: string;
  /** Where it is attended in person; '': it is not. */
  readonly place: string;
  /** Where it is attended on line; null: it is over, it is not, or not known yet. */
  readonly address: string | null;
  /** Where it can be seen again; null: nowhere, or with the seminar's own recording. */
  readonly recording: string | null;
  /** How often it was moved, and when last: calendars go by that. */
  readonly sequence: number;
  readonly changedAt: string;
}

/** A seminar of the student's. Instants are ISO 8601. */
export interface MySeminar {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  /** Key of the uploaded cover; null: the school draws one. */
  readonly coverFile: string | null;
  /** Of the session that is on or comes next; once all are over, from the first one to the last. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly modality: Modality | null;
  /** Where it is attended on line; null: it is over, or there is none yet. */
  readonly room: string | null;
  /** Soonest first; none where only the date is known. */
  readonly sessions: readonly MySession[];
  readonly topics: readonly { readonly title: string; readonly text: string }[];
  readonly isRecorded: boolean;
  /** The plan that gives it; null: it is the student's own. */
  readonly planSlug: string | null;
  /** When access ends; null: never. */
  readonly until: string | null;
}

/** The student's seminars: soonest first; those without a date last. */
export const mySeminars: Read<readonly MySeminar[]> = { area: 'home', name: 'my-seminars' };
