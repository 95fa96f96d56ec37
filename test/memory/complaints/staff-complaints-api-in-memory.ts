import { StaffComplaintsApi } from '#application/browser/complaints/ports/staff-complaints-api.ts';
import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { StaffComplaint, StaffComplaints } from '#application/read-models/complaints/staff-complaints.ts';
import { type ComplaintReply, readReply, replyTexts } from '#domain/complaints/complaint-answer.ts';
import { accept, refuse } from '#domain/shared/result.ts';

/** The complaints book before whoever answers it, in this process's memory. */
export class StaffComplaintsApiInMemory extends StaffComplaintsApi {
  #sheets: readonly StaffComplaint[];

  constructor(sheets: readonly StaffComplaint[]) {
    super();
    this.#sheets = sheets;
  }

  read(): Answer<StaffComplaints> {
    const isAnswered = ({ events }: StaffComplaint) => events.some(({ kind }) => kind === 'answer');
    return Promise.resolve(
      accept({
        waiting: this.#sheets.filter((each) => !isAnswered(each)),
        answered: this.#sheets.filter((each) => isAnswered(each)),
      }),
    );
  }

  reply(number: string, given: ComplaintReply, seen: number): Answer<unknown> {
    const sheet = this.#sheets.find((each) => each.number === number);
    if (sheet === undefined) return refused('complaint-not-found', 404, 'No encontramos esta hoja de reclamación.');
    if (sheet.events.length !== seen) {
      return refused('complaint-moved', 409, 'Alguien anotó algo en esta hoja mientras escribías.');
    }
    const reply = readReply(given);
    if (!reply.ok) {
      const { kind } = reply.refusal;
      return refused(kind, 400, replyTexts[kind], kind === 'signer-missing' ? 'by' : 'text');
    }
    const event = { ...reply.value, at: '2026-11-28T15:00:00.000Z' };
    const written = { ...sheet, events: [...sheet.events, event] };
    this.#sheets = this.#sheets.map((each) => (each === sheet ? written : each));
    return Promise.resolve(accept({ number }));
  }
}

function refused(kind: string, status: number, detail: string, field: string | null = null): Answer<never> {
  const refusal: CallRefusal = { kind, status, detail, field, data: {} };
  return Promise.resolve(refuse(refusal));
}
