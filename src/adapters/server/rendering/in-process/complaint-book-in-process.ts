import { contentFromWire } from '#adapters/http-contract/complaints/complaints.ts';
import { presentSheet } from '#adapters/server/http/complaints/complaint-routes.ts';
import { complaintRefusals } from '#adapters/server/http/complaints/complaint-refusals.ts';
import { problemOfRefusal } from '#adapters/server/http/shared/refusal-table.ts';
import { Clock } from '#application/ports/clock.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { ComplaintBook } from '#application/browser/complaints/ports/complaint-book.ts';
import type { ComplaintSheet, FiledComplaint } from '#application/read-models/complaints/complaint-sheet.ts';
import { Complaints } from '#application/server/complaints/ports/complaints.ts';
import type { ComplaintNotices } from '#domain/legal/statute.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** The book's notices, and sheets for a page drawn on the server, so that one can be read and printed without script. */
export class ComplaintBookInProcess extends ComplaintBook {
  constructor(private readonly school: School) {
    super();
  }

  file(): Promise<Result<FiledComplaint, CallRefusal>> {
    throw new Error('A page that is drawn files no complaint');
  }

  async notices(): Promise<Result<ComplaintNotices, CallRefusal>> {
    return accept(this.school.settings.noticesOn(limaDay(this.school.get(Clock).now())));
  }

  async sheet(secret: string): Promise<Result<ComplaintSheet, CallRefusal>> {
    const found = await this.school.get(Complaints).bySecret(secret);
    if (found === null) {
      const { kind, status, detail } = problemOfRefusal({ kind: 'sheet-not-found' }, complaintRefusals);
      return refuse({ kind, status, detail, field: null, data: {} });
    }
    const sheet = presentSheet(found, this.school.settings);
    return accept({ ...sheet, content: contentFromWire(sheet.content) });
  }
}
