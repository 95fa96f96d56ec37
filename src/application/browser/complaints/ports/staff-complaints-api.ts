import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { StaffComplaints } from '#application/read-models/complaints/staff-complaints.ts';
import type { ComplaintReply } from '#domain/complaints/complaint-answer.ts';

/** The complaints book, for staff. */
export abstract class StaffComplaintsApi {
  abstract read(): Answer<StaffComplaints>;
  /** @param seen how much stood under the sheet when it was read. @param key the same for repeated presses. */
  abstract reply(number: string, reply: ComplaintReply, seen: number, key: string): Answer<unknown>;
}
