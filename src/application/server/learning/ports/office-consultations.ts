import type { ConsultedContent } from '#application/read-models/learning/staff-consultations.ts';
import type { ConsultationFilter } from '#domain/learning/consultation.ts';
import type { Author } from './discussions.ts';

/** Questions that whoever works for the school asks for. */
export interface ConsultationQuery {
  readonly which: ConsultationFilter;
  /** The account that must teach the content; null: of all contents. */
  readonly taughtBy: string | null;
  /** Null: of all contents. */
  readonly contentSlug: string | null;
  readonly offset: number;
  readonly limit: number;
}

/** A question with the answer that was given to it. */
export interface KeptConsultation {
  readonly id: string;
  readonly productId: number;
  readonly userId: string;
  readonly content: ConsultedContent & { readonly kind: string };
  readonly author: Author;
  readonly question: string;
  readonly askedAt: Date;
  readonly answer: { readonly text: string; readonly at: Date; readonly by: string | null } | null;
}

export interface FoundConsultations {
  readonly consultations: readonly KeptConsultation[];
  /** On all pages. */
  readonly total: number;
}

/** A teacher's page that is an account's own. */
export interface TeachersName {
  readonly slug: string;
  readonly name: string;
}

/** The questions of students before those who answer them. */
export abstract class OfficeConsultations {
  /** Of those that wait the oldest first, of those answered the one answered last. */
  abstract list(query: ConsultationQuery): Promise<FoundConsultations>;
  abstract find(id: string): Promise<KeptConsultation | null>;
  /** What there are questions on, by title. @param taughtBy as in a query. */
  abstract contents(taughtBy: string | null): Promise<readonly ConsultedContent[]>;
  /** The accounts that teach a content, in the order of their names. */
  abstract teachersOf(productId: number): Promise<readonly string[]>;
  /** Of some contents those that an account teaches, with the name under which it does. */
  abstract namesIn(productIds: readonly number[], userId: string): Promise<ReadonlyMap<number, TeachersName>>;
}
