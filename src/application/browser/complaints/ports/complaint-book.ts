import type { FiledComplaint, ComplaintSheet } from '#application/read-models/complaints/complaint-sheet.ts';
import type { ComplaintNotices } from '#domain/legal/statute.ts';
import type { Result } from '#domain/shared/result.ts';
import type { ComplaintDraft } from '#domain/complaints/complaint.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';

/** A complaint and what stands in the hidden field that people leave empty and programs fill in. */
export interface SentComplaint {
  readonly draft: ComplaintDraft;
  readonly website: string;
}

/** The complaints book, for anyone. */
export abstract class ComplaintBook {
  /** Files a sheet; the same key again answers with the same sheet. */
  abstract file(sent: SentComplaint, key: string): Promise<Result<FiledComplaint, CallRefusal>>;
  /** What the book says today to whoever opens it. */
  abstract notices(): Promise<Result<ComplaintNotices, CallRefusal>>;
  abstract sheet(secret: string): Promise<Result<ComplaintSheet, CallRefusal>>;
}
