import { ContentFiles } from '#application/server/learning/ports/content-files.ts';
import { Kysely } from 'kysely';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { ExamsEditor } from '#application/server/exams/exams-editor.ts';
import { KeepQuestionPicture, ReadQuestionPicture } from '#application/server/exams/question-pictures.ts';
import { ReadAttempt } from '#application/server/exams/read-attempt.ts';
import { ReadExamsInOffice } from '#application/server/exams/read-exams-in-office.ts';
import { ReadExams } from '#application/server/exams/read-exams.ts';
import { ReadQuestionFile } from '#application/server/exams/read-question-file.ts';
import { SaveAnswers } from '#application/server/exams/save-answers.ts';
import { SetExam } from '#application/server/exams/set-exam.ts';
import { StartAttempt } from '#application/server/exams/start-attempt.ts';
import { SubmitAnswers } from '#application/server/exams/submit-answers.ts';
import { ExamBanks } from '#application/server/exams/ports/exam-banks.ts';
import { ExamRecords } from '#application/server/exams/ports/exam-records.ts';
import { QuestionFiles } from '#application/server/exams/ports/question-files.ts';
import { WorkingCopies } from '#application/server/office/ports/working-copies.ts';
import { Uploads } from '#application/server/shared/ports/uploads.ts';
import { Ownership } from '#application/server/accounts/ports/ownership.ts';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { QuestionFilesInText } from '#adapters/server/publishing/question-files-in-text.ts';
import { ExamBanksInSql } from '#adapters/server/sql/exams/exam-banks-in-sql.ts';
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
  bindClass(container, SaveAnswers, [ExamRecords, Ownership, Clock]);
  bindClass(container, SubmitAnswers, [ExamRecords, Ownership, Clock]);
  bindClass(container, SetExam, [ExamRecords]);
  bindPort(container, ExamBanks, ExamBanksInSql, [Kysely]);
  bindPort(container, QuestionFiles, QuestionFilesInText, []);
  bindClass(container, ExamsEditor, [ExamBanks, WorkingCopies, ContentFiles]);
  bindClass(container, ReadExamsInOffice, [ExamBanks, WorkingCopies]);
  bindClass(container, ReadQuestionFile, [QuestionFiles]);
  bindClass(container, ReadQuestionPicture, [ExamBanks, ContentFiles]);
  bindClass(container, KeepQuestionPicture, [Uploads]);
}
