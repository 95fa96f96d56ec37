import { contentFromWire } from '#adapters/http-contract/complaints/complaints.ts';
import { listStaffComplaints, replyToComplaint } from '#adapters/http-contract/complaints/complaints-in-office.ts';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import { StaffComplaintsApi } from '#application/browser/complaints/ports/staff-complaints-api.ts';
import type { StaffComplaint } from '#application/read-models/complaints/staff-complaints.ts';
import type { ComplaintReply } from '#domain/complaints/complaint-answer.ts';

export const StaffComplaintsApiOverHttp = overHttp(StaffComplaintsApi, {
  read: to(
    listStaffComplaints,
    () => ({}),
    ({ waiting, answered }) => ({ waiting: waiting.map(fromWire), answered: answered.map(fromWire) }),
  ),
  reply: to(replyToComplaint, (number: string, reply: ComplaintReply, seen: number, key: string) => ({
    params: { number },
    body: { ...reply, seen },
    idempotencyKey: key,
  })),
});

const fromWire = (sheet: Wire<StaffComplaint>): StaffComplaint => ({
  ...sheet,
  content: contentFromWire(sheet.content),
});
