import { complaintSheet, contentFromWire, fileComplaint } from '#adapters/http-contract/complaints/complaints.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { ComplaintBook, type SentComplaint } from '#application/browser/complaints/ports/complaint-book.ts';
import type { ComplaintSheet, FiledComplaint } from '#application/read-models/complaints/complaint-sheet.ts';
import { mapValue, type Result } from '#domain/shared/result.ts';
import type { HttpClient } from '#adapters/browser/shared/http-client.ts';

export class ComplaintBookOverHttp extends ComplaintBook {
  constructor(private readonly http: HttpClient) {
    super();
  }

  file({ draft, website }: SentComplaint, key: string): Promise<Result<FiledComplaint, CallRefusal>> {
    return this.http.call(fileComplaint, { body: { ...draft, website }, idempotencyKey: key });
  }

  async sheet(secret: string): Promise<Result<ComplaintSheet, CallRefusal>> {
    const answer = await this.http.call(complaintSheet, { params: { secret } });
    return mapValue(answer, (sheet) => ({ ...sheet, content: contentFromWire(sheet.content) }));
  }
}
