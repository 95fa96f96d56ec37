import type { Read } from '#application/read-models/shared/read.ts';
import type { ConsultationFilter } from '#domain/learning/consultation.ts';

/** A content whose students ask. */
export interface ConsultedContent {
  readonly slug: string;
  readonly title: string;
}

/** A question of a student as whoever works for the school sees it. Instants are ISO 8601. */
export interface StaffConsultation {
  readonly id: string;
  readonly content: ConsultedContent & { readonly path: string };
  /** Given names and first surname. */
  readonly author: string;
  readonly question: string;
  readonly askedAt: string;
  /** `by`: the teacher in whose name it was given; null: the teachers together. */
  readonly answer: { readonly text: string; readonly at: string; readonly by: string | null } | null;
  /** In whose name an answer of whoever looks at it is given: their own, where they teach the content; null: the teachers together. */
  readonly signedBy: string | null;
}

/** One page of the school's own list of questions: of those that wait the oldest first, of those answered the latest. */
export interface StaffConsultations {
  readonly consultations: readonly StaffConsultation[];
  readonly total: number;
  readonly page: number;
  /** At least 1. */
  readonly pages: number;
  /** How many wait for an answer, of all contents that one attends to. */
  readonly waiting: number;
  /** What there are questions on, by title. */
  readonly contents: readonly ConsultedContent[];
}

/** A type and no interface: it is asked as a query. */
type Asked = {
  readonly which: ConsultationFilter;
  /** Slug; '': all. */
  readonly content: string;
  /** Digits, from 1. */
  readonly page: string;
};

export const staffConsultations: Read<StaffConsultations, Asked> = { area: 'learning', name: 'staff-consultations' };
