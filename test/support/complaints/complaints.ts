import type { Complaint } from '#application/server/complaints/ports/complaints.ts';
import { initialProvider } from '#domain/legal/statute.ts';
import { complaintContent } from '#domain/complaints/complaint.ts';
import { complaintNumber } from '#domain/complaints/complaint-number.ts';
import { aComplaintDraft } from './complaint-drafts.ts';
import { aDay } from '#test/support/shared/days.ts';

/** The sheet with this number of 2026, with whatever the test cares about. */
export function aComplaint(ordinal: number, parts: Partial<Complaint> = {}): Complaint {
  const content = complaintContent(aComplaintDraft());
  if (!content.ok) throw new Error('the draft of the tests is complete');
  const { name, ruc, address, bookCode } = initialProvider;
  return {
    id: `sheet-${ordinal}`,
    number: complaintNumber(ordinal, 2026),
    year: 2026,
    ordinal,
    secret: `secret-of-sheet-${ordinal}`,
    filedAt: new Date('2026-11-20T15:30:00.000Z'),
    answerDue: aDay('2026-12-15'),
    provider: { name, ruc, address, bookCode },
    content: content.value,
    ...parts,
  };
}
