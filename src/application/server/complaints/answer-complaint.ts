import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type {
  Complaints,
  ComplaintEvent,
  ComplaintWithEvents,
} from '#application/server/complaints/ports/complaints.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { type ComplaintReply, readReply, type ReplyRefusal } from '#domain/complaints/complaint-answer.ts';
import { readComplaintNumber } from '#domain/complaints/complaint-number.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { answerLetter } from './complaint-letters.ts';
import { sheetPath } from './sheet-path.ts';

export type AnswerComplaintRefusal =
  | { readonly kind: 'complaint-not-found' }
  /** Somebody wrote under the sheet since it was read. */
  | { readonly kind: 'complaint-moved' }
  | ReplyRefusal;

/** Who answers, and what of the sheet they had read. */
interface Answering {
  /** The account; null: the command line. */
  readonly by: string | null;
  /** How much stood under the sheet; null: whatever stands there. */
  readonly seen: number | null;
}

/** Writes under a sheet what the school did about it, and sends the consumer what is an answer. The sheet itself never changes. */
export class AnswerComplaint {
  constructor(
    private readonly complaints: Complaints,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly settings: SchoolSettings,
    private readonly journal: OfficeJournal,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @param number as staff type it: '1-2026' or '000000001-2026'. */
  async execute(
    number: string,
    given: ComplaintReply,
    { by, seen }: Answering,
  ): Promise<Result<ComplaintWithEvents, AnswerComplaintRefusal>> {
    const full = readComplaintNumber(number);
    const found = full === null ? null : await this.complaints.byNumber(full);
    if (found === null) return refuse({ kind: 'complaint-not-found' });
    const { complaint, events } = found;
    if (seen !== null && seen !== events.length) return refuse({ kind: 'complaint-moved' });
    const reply = readReply(given);
    if (!reply.ok) return reply;
    const event: ComplaintEvent = { ...reply.value, id: this.ids.newId(), at: this.clock.now() };
    await this.complaints.addEvent(complaint.id, event);
    const action = event.kind === 'answer' ? 'complaint-answered' : 'complaint-action-noted';
    await this.journal.note(by, action, complaint.number, {}, {});
    if (event.kind === 'answer') await this.#send(found, event);
    return accept({ complaint, events: [...events, event] });
  }

  async #send({ complaint }: ComplaintWithEvents, event: ComplaintEvent): Promise<void> {
    const { email, fullName } = complaint.content;
    if (email === '') return;
    const notices = this.settings.noticesOn(limaDay(complaint.filedAt));
    const letter = answerLetter(complaint, event, notices, this.addresses.school(sheetPath(complaint.secret)));
    await this.outbox.post(letter, { name: fullName, email });
  }
}
