import type { ComplaintContent } from '#domain/complaints/complaint.ts';
import type { ComplaintNotices, Provider } from '#domain/legal/statute.ts';

/** What a consumer is told when the sheet is in the book. */
export interface FiledComplaint {
  readonly number: string;
  /** Last day to answer, 'YYYY-MM-DD'. */
  readonly answerDue: string;
  /** Path of the sheet, with its secret. */
  readonly sheet: string;
  /** Whether its copy goes to the address on it: not without one, nor when too much went there today. */
  readonly copySent: boolean;
}

/** A sheet as its consumer reads it. Plain data. */
export interface ComplaintSheet {
  readonly number: string;
  /** ISO 8601. */
  readonly filedAt: string;
  /** 'YYYY-MM-DD'. */
  readonly answerDue: string;
  readonly provider: Pick<Provider, 'name' | 'ruc' | 'address' | 'bookCode'>;
  readonly content: ComplaintContent;
  /** As they were when it was filed. */
  readonly notices: ComplaintNotices;
  /** What the provider did, oldest first. */
  readonly events: readonly {
    readonly kind: 'action' | 'answer';
    readonly text: string;
    readonly by: string;
    readonly at: string;
  }[];
}
