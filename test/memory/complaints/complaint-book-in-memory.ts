import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { ComplaintBook, type SentComplaint } from '#application/browser/complaints/ports/complaint-book.ts';
import type { ComplaintSheet, FiledComplaint } from '#application/read-models/complaints/complaint-sheet.ts';
import { type ComplaintNotices, initialNotices, initialProvider } from '#domain/legal/statute.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { complaintContent } from '#domain/complaints/complaint.ts';
import { complaintNumber } from '#domain/complaints/complaint-number.ts';
import { complaintProblemText } from '#domain/complaints/complaint-problem-texts.ts';

/** A school's book as a browser sees it, on the morning of 20 November 2026. */
export class ComplaintBookInMemory extends ComplaintBook {
  /** Set: the next filing fails with it. */
  failure: CallRefusal | null = null;
  /** Set: too much went to every address today. */
  sendsNoCopies = false;
  /** What was sent, with its keys, whatever came of it. */
  readonly sent: { readonly complaint: SentComplaint; readonly key: string }[] = [];
  readonly #filed = new Map<string, FiledComplaint>();
  readonly #sheets = new Map<string, ComplaintSheet>();

  file(complaint: SentComplaint, key: string): Promise<Result<FiledComplaint, CallRefusal>> {
    this.sent.push({ complaint, key });
    const known = this.#filed.get(key);
    if (known !== undefined) return Promise.resolve(accept(known));
    if (this.failure !== null) return Promise.resolve(refuse(this.failure));
    if (complaint.website !== '') return Promise.resolve(refuse(refusal(422, 'looks-automatic', null, '')));
    const content = complaintContent(complaint.draft);
    if (!content.ok) {
      const { field } = content.refusal;
      return Promise.resolve(
        refuse(refusal(400, 'complaint-incomplete', field, complaintProblemText(content.refusal))),
      );
    }
    const number = complaintNumber(this.#filed.size + 1, 2026);
    const secret = `secreto-de-la-hoja-${this.#filed.size + 1}`;
    const filed = {
      number,
      answerDue: '2026-12-15',
      sheet: `/reclamaciones/hoja/${secret}`,
      copySent: content.value.email !== '' && !this.sendsNoCopies,
    };
    this.#filed.set(key, filed);
    const { name, ruc, address, bookCode } = initialProvider;
    this.#sheets.set(secret, {
      number,
      filedAt: '2026-11-20T15:30:00.000Z',
      answerDue: filed.answerDue,
      provider: { name, ruc, address, bookCode },
      content: content.value,
      notices: initialNotices,
      events: [],
    });
    return Promise.resolve(accept(filed));
  }

  notices(): Promise<Result<ComplaintNotices, CallRefusal>> {
    return Promise.resolve(accept(initialNotices));
  }

  sheet(secret: string): Promise<Result<ComplaintSheet, CallRefusal>> {
    const sheet = this.#sheets.get(secret);
    return Promise.resolve(sheet === undefined ? refuse(refusal(404, 'sheet-not-found', null, '')) : accept(sheet));
  }

  /** Writes under a sheet what the school did. */
  addEvent(secret: string, event: ComplaintSheet['events'][number]): void {
    const sheet = this.#sheets.get(secret);
    if (sheet !== undefined) this.#sheets.set(secret, { ...sheet, events: [...sheet.events, event] });
  }
}

function refusal(status: number, kind: string, field: string | null, detail: string): CallRefusal {
  return { kind, status, field, detail, data: {} };
}
