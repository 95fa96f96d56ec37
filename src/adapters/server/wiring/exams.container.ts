import type { Container } from 'inversify';
import type { Kysely } from 'kysely';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { ReadAttempt } from '#application/server/exams/read-attempt.ts';
import { ReadExams } from '#application/server/exams/read-exams.ts';
import { SaveAnswers } from '#application/server/exams/save-answers.ts';
import { StartAttempt } from '#application/server/exams/start-attempt.ts';
import { SubmitAnswers } from '#application/server/exams/submit-answers.ts';
import { ExamRecords } from '#application/server/exams/ports/exam-records.ts';
import { Ownership } from '#application/server/accounts/ports/ownership.ts';
import { ExamRecordsInSql } from '#adapters/server/sql/exams/exam-records-in-sql.ts';
import { OwnershipInSql } from '#adapters/server/sql/accounts/ownership-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** Binds the exams and what they rest on. */
export function bindExams(container: Container, db: Kysely<SchoolDatabase>): void {
  container.bind(ExamRecords).toResolvedValue(() => new ExamRecordsInSql(db));
  container.bind(Ownership).toResolvedValue(() => new OwnershipInSql(db));
  container
    .bind(ReadExams)
    .toResolvedValue((records, owned, clock) => new ReadExams(records, owned, clock), [ExamRecords, Ownership, Clock]);
  container
    .bind(ReadAttempt)
    .toResolvedValue((records, clock) => new ReadAttempt(records, clock), [ExamRecords, Clock]);
  container
    .bind(StartAttempt)
    .toResolvedValue(
      (records, owned, clock, ids) => new StartAttempt(records, owned, clock, ids),
      [ExamRecords, Ownership, Clock, IdGenerator],
    );
  container
    .bind(SaveAnswers)
    .toResolvedValue((records, clock) => new SaveAnswers(records, clock), [ExamRecords, Clock]);
  container
    .bind(SubmitAnswers)
    .toResolvedValue((records, clock) => new SubmitAnswers(records, clock), [ExamRecords, Clock]);
}
