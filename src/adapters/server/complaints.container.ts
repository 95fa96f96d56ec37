import type { Container } from 'inversify';
import type { Kysely } from 'kysely';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { RecordVisitorConsent } from '#application/server/accounts/record-visitor-consent.ts';
import { AnswerComplaint } from '#application/server/complaints/answer-complaint.ts';
import { FileComplaint } from '#application/server/complaints/file-complaint.ts';
import { UnaskedLetters } from '#application/server/mail/unasked-letters.ts';
import { Complaints } from '#application/server/ports/complaints.ts';
import { Fingerprints } from '#application/server/ports/fingerprints.ts';
import { HolidayCalendar } from '#application/server/ports/holiday-calendar.ts';
import { Outbox } from '#application/server/ports/outbox.ts';
import { PublicAddresses } from '#application/server/ports/public-addresses.ts';
import { VisitorConsents } from '#application/server/ports/visitor-consents.ts';
import { ComplaintsInSql } from './sql/complaints-in-sql.ts';
import { HolidayCalendarInSql } from './sql/holiday-calendar-in-sql.ts';
import type { SchoolDatabase } from './sql/tables.ts';
import { VisitorConsentsInSql } from './sql/visitor-consents-in-sql.ts';

/** Binds what the law asks of the school: the complaints book with its calendar, and visitors' consents. */
export function bindComplaints(container: Container, db: Kysely<SchoolDatabase>): void {
  container.bind(Complaints).toResolvedValue(() => new ComplaintsInSql(db));
  container.bind(HolidayCalendar).toResolvedValue(() => new HolidayCalendarInSql(db));
  container
    .bind(FileComplaint)
    .toResolvedValue(
      (complaints, calendar, outbox, letters, addresses, ids, clock) =>
        new FileComplaint(complaints, calendar, outbox, letters, addresses, ids, clock),
      [Complaints, HolidayCalendar, Outbox, UnaskedLetters, PublicAddresses, IdGenerator, Clock],
    );
  container
    .bind(AnswerComplaint)
    .toResolvedValue(
      (complaints, outbox, addresses, ids, clock) => new AnswerComplaint(complaints, outbox, addresses, ids, clock),
      [Complaints, Outbox, PublicAddresses, IdGenerator, Clock],
    );
  container.bind(VisitorConsents).toResolvedValue(() => new VisitorConsentsInSql(db));
  container
    .bind(RecordVisitorConsent)
    .toResolvedValue(
      (consents, fingerprints, ids, clock) => new RecordVisitorConsent(consents, fingerprints, ids, clock),
      [VisitorConsents, Fingerprints, IdGenerator, Clock],
    );
}
