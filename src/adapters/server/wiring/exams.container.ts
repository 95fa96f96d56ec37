import { Kysely } from 'kysely';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { ReadAttempt } from '#application/server/exams/read-attempt.ts';
import { ReadExams } from '#application/server/exams/read-exams.ts';
import { SaveAnswers } from '#application/server/exams/save-answers.ts';
import { SetExam } from '#application/server/exams/set-exam.ts';
import { StartAttempt } from '#application/server/exams/start-attempt.ts';
import { SubmitAnswers } from '#application/server/exams/submit-answers.ts';
import { ExamRecords } from '#application/server/exams/ports/exam-records.ts';
import { Ownership } from '#application/server/accounts/ports/ownership.ts';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { ExamRecordsInSql } from '#adapters/server/sql/exams/exam-records-in-sql.ts';
import { OwnershipInSql } from '#adapters/server/sql/accounts/ownership-in-sql.ts';
import type { Bindings } from '#adapters/wiring/late-container.ts';

/** Binds the exams and what they rest on. */
export function bindExams(container: Bindings): void {
  bindPort(container, ExamRecords, ExamRecordsInSql, [Kysely]);
  bindPort(container, Ownership, OwnershipInSql, [Kysely]);
  bindClass(container, ReadExams, [ExamRecords, Ownership, Clock]);
  bindClass(container, ReadAttempt, [ExamRecords, Ownership, Clock]);
  bindClass(container, StartAttempt, [ExamRecords, Ownership, Clock, IdGenerator]);
  bindClass(container, SaveAnswers, [ExamRecords, Clock]);
  bindClass(container, SubmitAnswers, [ExamRecords, Clock]);
  bindClass(container, SetExam, [ExamRecords]);
}
