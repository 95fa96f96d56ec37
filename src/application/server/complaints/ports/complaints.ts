import type { Provider } from '#domain/legal/statute.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import type { ComplaintReply } from '#domain/complaints/complaint-answer.ts';
import type { ComplaintContent } from '#domain/complaints/complaint.ts';

/** A sheet of the complaints book as it was filed: it never changes again. */
export interface Complaint {
  readonly id: string;
  /** '000000001-2026', gapless within its year. */
  readonly number: string;
  readonly year: number;
  readonly ordinal: number;
  /** Opens the sheet to whoever has its address. */
  readonly secret: string;
  readonly filedAt: Date;
  /** Last day to answer, in Lima, as it was computed when the sheet was filed. */
  readonly answerDue: PlainDate;
  /** Who answered for the school on that day. */
  readonly provider: Pick<Provider, 'name' | 'ruc' | 'address' | 'bookCode'>;
  readonly content: ComplaintContent;
}

/** What the provider did about a complaint. */
export interface ComplaintEvent extends ComplaintReply {
  readonly id: string;
  readonly at: Date;
}

export interface ComplaintWithEvents {
  readonly complaint: Complaint;
  /** Oldest first. */
  readonly events: readonly ComplaintEvent[];
}

/** The complaints book. Sheets and events are added and never altered. */
export abstract class Complaints {
  /** Takes the next number of the year; given back when the transaction it is taken in is undone. */
  abstract nextOrdinal(year: number): Promise<number>;
  abstract add(complaint: Complaint): Promise<void>;
  abstract addEvent(complaintId: string, event: ComplaintEvent): Promise<void>;
  abstract bySecret(secret: string): Promise<ComplaintWithEvents | null>;
  abstract byNumber(number: string): Promise<ComplaintWithEvents | null>;
  /** Those without an answer, or all; those due first come first. */
  abstract list(which: 'unanswered' | 'all'): Promise<readonly ComplaintWithEvents[]>;
}
