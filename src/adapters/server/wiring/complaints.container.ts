import { Kysely } from 'kysely';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { RecordVisitorConsent } from '#application/server/legal/record-visitor-consent.ts';
import { AnswerComplaint } from '#application/server/complaints/answer-complaint.ts';
import { DeclareHoliday } from '#application/server/complaints/declare-holiday.ts';
import { FileComplaint } from '#application/server/complaints/file-complaint.ts';
import { ListHolidays } from '#application/server/complaints/list-holidays.ts';
import { TakeHolidayBack } from '#application/server/complaints/take-holiday-back.ts';
import { UnaskedLetters } from '#application/server/shared/unasked-letters.ts';
import { Complaints } from '#application/server/complaints/ports/complaints.ts';
import { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { HolidayCalendar } from '#application/server/complaints/ports/holiday-calendar.ts';
import { Outbox } from '#application/server/shared/ports/outbox.ts';
import { OfficeJournal } from '#application/server/office/office-journal.ts';
import { SchoolContact } from '#application/server/support/ports/school-contact.ts';
import { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { VisitorConsents } from '#application/server/legal/ports/visitor-consents.ts';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { ComplaintsInSql } from '#adapters/server/sql/complaints/complaints-in-sql.ts';
import { HolidayCalendarInSql } from '#adapters/server/sql/complaints/holiday-calendar-in-sql.ts';
import { VisitorConsentsInSql } from '#adapters/server/sql/legal/visitor-consents-in-sql.ts';
import type { Bindings } from '#adapters/wiring/late-container.ts';

/** Binds what the law asks of the school: the complaints book with its calendar, and visitors' consents. */
export function bindComplaints(container: Bindings): void {
  bindPort(container, Complaints, ComplaintsInSql, [Kysely]);
  bindPort(container, HolidayCalendar, HolidayCalendarInSql, [Kysely]);
  bindClass(container, FileComplaint, [
    Complaints,
    HolidayCalendar,
    Outbox,
    UnaskedLetters,
    PublicAddresses,
    SchoolSettings,
    SchoolContact,
    IdGenerator,
    Clock,
  ]);
  bindClass(container, AnswerComplaint, [
    Complaints,
    Outbox,
    PublicAddresses,
    SchoolSettings,
    OfficeJournal,
    IdGenerator,
    Clock,
  ]);
  bindClass(container, ListHolidays, [HolidayCalendar, Clock]);
  bindClass(container, DeclareHoliday, [HolidayCalendar, OfficeJournal, Clock]);
  bindClass(container, TakeHolidayBack, [HolidayCalendar, OfficeJournal, Clock]);
  bindPort(container, VisitorConsents, VisitorConsentsInSql, [Kysely]);
  bindClass(container, RecordVisitorConsent, [VisitorConsents, Fingerprints, IdGenerator, Clock]);
}
