import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Complaint, Complaints } from '#application/server/complaints/ports/complaints.ts';
import type { HolidayCalendar } from '#application/server/complaints/ports/holiday-calendar.ts';
import type { UnaskedLetters } from '#application/server/shared/unasked-letters.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import type { SchoolContact } from '#application/server/support/ports/school-contact.ts';
import type { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { complaintContent, type ComplaintDraft, type ComplaintProblem } from '#domain/complaints/complaint.ts';
import { complaintNumber } from '#domain/complaints/complaint-number.ts';
import { answerDueOn } from '#domain/complaints/complaint-term.ts';
import { filedLetter, sheetLetter } from './complaint-letters.ts';
import { sheetPath } from './sheet-path.ts';

export interface FileComplaintRefusal {
  readonly kind: 'complaint-incomplete';
  readonly problem: ComplaintProblem;
}

/** A sheet in the book, and whether its copy goes to the address on it. */
export type FiledSheet = Complaint & { readonly copySent: boolean };

/**
 * Files a sheet in the book: gives it its number and its last day to answer, tells the school, and sends the consumer's copy. A sheet is never
 * refused for the letters that its address got; only its copy stays out, and whoever filed it is told. Source: ROUTE-11.
 */
export class FileComplaint {
  constructor(
    private readonly complaints: Complaints,
    private readonly calendar: HolidayCalendar,
    private readonly outbox: Outbox,
    private readonly letters: UnaskedLetters,
    private readonly addresses: PublicAddresses,
    private readonly settings: SchoolSettings,
    private readonly contact: SchoolContact,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  async execute(draft: ComplaintDraft): Promise<Result<FiledSheet, FileComplaintRefusal>> {
    const content = complaintContent(draft);
    if (!content.ok) return refuse({ kind: 'complaint-incomplete', problem: content.refusal });
    const filedAt = this.clock.now();
    const day = limaDay(filedAt);
    const year = Number(day.slice(0, 4));
    const ordinal = await this.complaints.nextOrdinal(year);
    const { name, ruc, address, bookCode } = this.settings.provider();
    const complaint: Complaint = {
      id: this.ids.newId(),
      number: complaintNumber(ordinal, year),
      year,
      ordinal,
      secret: this.ids.newSecret(24),
      filedAt,
      answerDue: answerDueOn(day, await this.calendar.changes()),
      provider: { name, ruc, address, bookCode },
      content: content.value,
    };
    await this.complaints.add(complaint);
    const { email, fullName } = complaint.content;
    const copySent = email !== '' && (await this.letters.mayReach(email));
    if (copySent) {
      const letter = sheetLetter(
        complaint,
        this.settings.noticesOn(day),
        this.addresses.school(sheetPath(complaint.secret)),
      );
      await this.outbox.post(letter, { name: fullName, email });
    }
    await this.#tellSchool(complaint);
    return accept({ ...complaint, copySent });
  }

  /** The list of the office has all of them: past so many letters a day nobody's mailbox is filled by it. */
  async #tellSchool(complaint: Complaint): Promise<void> {
    const { email } = this.contact.details;
    if (!(await this.letters.mayReach(email, 'complaint'))) return;
    const office = this.addresses.school('/colaboradores/reclamaciones');
    await this.outbox.post(filedLetter(complaint, office), { name: 'Escuela', email });
  }
}
