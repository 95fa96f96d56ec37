import {
  complaintSheet,
  contentFromWire,
  fileComplaint,
  readNotices,
} from '#adapters/http-contract/complaints/complaints.ts';
import { ComplaintBook } from '#application/browser/complaints/ports/complaint-book.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';

export const ComplaintBookOverHttp = overHttp(ComplaintBook, {
  file: to(fileComplaint, ({ draft, website }, key) => ({ body: { ...draft, website }, idempotencyKey: key })),
  notices: to(readNotices, () => ({})),
  sheet: to(
    complaintSheet,
    (secret) => ({ params: { secret } }),
    (sheet) => ({ ...sheet, content: contentFromWire(sheet.content) }),
  ),
});
