import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type {
  Complaints,
  ComplaintEvent,
  ComplaintWithEvents,
} from '#application/server/complaints/ports/complaints.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { oneLine, severalLines } from '#domain/shared/typed-text.ts';
import { readComplaintNumber } from '#domain/complaints/complaint-number.ts';
import { answerLetter } from './complaint-letters.ts';
import { sheetPath } from './sheet-path.ts';

export type AnswerComplaintRefusal =
  | { readonly kind: 'complaint-not-found' }
  /** The text, or who signs it, is empty. */
  | { readonly kind: 'answer-empty' };

/** Writes under a sheet what the school did about it, and sends the consumer what is an answer. The sheet itself never changes. */
export class AnswerComplaint {
  constructor(
    private readonly complaints: Complaints,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly settings: SchoolSettings,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @param number as staff type it: '1-2026' or '000000001-2026'. */
  async execute(
    number: string,
    given: Pick<ComplaintEvent, 'kind' | 'text' | 'by'>,
  ): Promise<Result<ComplaintWithEvents, AnswerComplaintRefusal>> {
    const full = readComplaintNumber(number);
    const found = full === null ? null : await this.complaints.byNumber(full);
    if (found === null) return refuse({ kind: 'complaint-not-found' });
    const [text, by] = [severalLines(given.text), oneLine(given.by)];
    if (text === '' || by === '') return refuse({ kind: 'answer-empty' });
    const { complaint, events } = found;
    const event: ComplaintEvent = { id: this.ids.newId(), kind: given.kind, text, by, at: this.clock.now() };
    await this.complaints.addEvent(complaint.id, event);
    const { email, fullName } = complaint.content;
    if (event.kind === 'answer' && email !== '') {
      const notices = this.settings.noticesOn(limaDay(complaint.filedAt));
      const letter = answerLetter(complaint, event, notices, this.addresses.school(sheetPath(complaint.secret)));
      await this.outbox.post(letter, { name: fullName, email });
    }
    return accept({ complaint, events: [...events, event] });
  }
}
