/** A question to a content's teachers. */
export interface Consultation {
  readonly id: string;
  readonly productId: number;
  readonly userId: string;
  /** Given names and first surname of whoever asked. */
  readonly author: { readonly givenNames: string; readonly paternalSurname: string };
  readonly question: string;
  readonly askedAt: Date;
  readonly answer: {
    readonly text: string;
    readonly at: Date;
    /** Full name of the teacher, when one is named. */
    readonly by: string | null;
    /** Whether whoever asked has seen it. */
    readonly seen: boolean;
  } | null;
}

export type NewConsultation = Pick<Consultation, 'id' | 'productId' | 'userId' | 'question' | 'askedAt'>;

/** A question that waits for an answer. */
export interface WaitingConsultation {
  readonly id: string;
  readonly userId: string;
  readonly content: { readonly slug: string; readonly title: string };
  readonly question: string;
  readonly askedAt: Date;
}

/** @property teacherSlug null: the teachers together. */
export interface NewAnswer {
  readonly text: string;
  readonly at: Date;
  readonly teacherSlug: string | null;
}

/** The questions of students about contents. */
export abstract class Consultations {
  abstract add(consultation: NewConsultation): Promise<void>;
  /** What a student may read in a content, latest question first: their own questions and, `ofOthers`, the answered ones of everybody. */
  abstract visibleTo(userId: string, productId: number, ofOthers: boolean): Promise<readonly Consultation[]>;
  /** How many of the student's questions in the content wait for an answer. */
  abstract countWaiting(userId: string, productId: number): Promise<number>;
  /** How many answers to the student's questions in the content they have not seen. */
  abstract countUnseen(userId: string, productId: number): Promise<number>;
  /** Those of all contents that wait for an answer, oldest first. */
  abstract waiting(): Promise<readonly WaitingConsultation[]>;
  /** Answers one that waits. The first answer stands; a teacher must be one of the school's. */
  abstract addAnswer(id: string, answer: NewAnswer): Promise<'added' | 'not-waiting' | 'teacher-unknown'>;
  /** Notes that a student has seen the answers to their questions in a content. */
  abstract markSeen(userId: string, productId: number, at: Date): Promise<void>;
}
