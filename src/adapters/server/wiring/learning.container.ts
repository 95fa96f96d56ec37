import { FileStore } from '#application/server/shared/ports/file-store.ts';
import { Kysely } from 'kysely';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { CertificateDocumentsByPdfkit } from '#adapters/server/documents/certificate-documents-by-pdfkit.ts';
import { Drawings } from '#adapters/server/documents/drawings.ts';
import { CertificatesInSql } from '#adapters/server/sql/learning/certificates-in-sql.ts';
import { ConsultationsInSql } from '#adapters/server/sql/learning/consultations-in-sql.ts';
import { OfficeCertificatesInSql } from '#adapters/server/sql/learning/office-certificates-in-sql.ts';
import { OfficeCertificates } from '#application/server/learning/ports/office-certificates.ts';
import {
  ListCertificates,
  LookAfterCertificates,
} from '#application/server/learning/certificates/look-after-certificates.ts';
import { OfficeConsultationsInSql } from '#adapters/server/sql/learning/office-consultations-in-sql.ts';
import { OfficeConsultations } from '#application/server/learning/ports/office-consultations.ts';
import { QuestionLetters } from '#application/server/learning/question-letters.ts';
import { SchoolContact } from '#application/server/support/ports/school-contact.ts';
import { UnaskedLetters } from '#application/server/shared/unasked-letters.ts';
import { ListConsultations } from '#application/server/learning/list-consultations.ts';
import { CourseContentsInSql } from '#adapters/server/sql/learning/course-contents-in-sql.ts';
import { DiscussionsInSql } from '#adapters/server/sql/learning/discussions-in-sql.ts';
import { ExamResultsInSql } from '#adapters/server/sql/exams/exam-results-in-sql.ts';
import { ProgressRecordsInSql } from '#adapters/server/sql/learning/progress-records-in-sql.ts';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { AnswerConsultation } from '#application/server/learning/answer-consultation.ts';
import { AskQuestion } from '#application/server/learning/ask-question.ts';
import { ChangeComment } from '#application/server/learning/change-comment.ts';
import { ContentAccess } from '#application/server/learning/content-access.ts';
import { CertificateReissues } from '#application/server/learning/certificates/certificate-reissues.ts';
import { CorrectCertificate } from '#application/server/learning/certificates/correct-certificate.ts';
import { IssueWaitingCertificates } from '#application/server/learning/certificates/issue-waiting-certificates.ts';
import { IssueCertificates } from '#application/server/learning/certificates/issue-certificates.ts';
import { MarkAsRead } from '#application/server/learning/mark-as-read.ts';
import { OpenClass } from '#application/server/learning/open-class.ts';
import { RateContent } from '#application/server/learning/rate-content.ts';
import { ReadCertificates } from '#application/server/learning/certificates/read-certificates.ts';
import { ReadConsultations } from '#application/server/learning/read-consultations.ts';
import { ReadContent } from '#application/server/learning/read-content.ts';
import { ReadDiscussion } from '#application/server/learning/read-discussion.ts';
import { ReadMyContents } from '#application/server/learning/read-my-contents.ts';
import { RecordWatching } from '#application/server/learning/record-watching.ts';
import { ReissueCertificate } from '#application/server/learning/certificates/reissue-certificate.ts';
import { RevokeCertificate } from '#application/server/learning/certificates/revoke-certificate.ts';
import { ValidateCertificate } from '#application/server/learning/certificates/validate-certificate.ts';
import { WriteComment } from '#application/server/learning/write-comment.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { CertificateDocuments } from '#application/server/learning/ports/certificate-documents.ts';
import { Certificates } from '#application/server/learning/ports/certificates.ts';
import { Team } from '#application/server/office/ports/team.ts';
import { Consultations } from '#application/server/learning/ports/consultations.ts';
import { CourseContents } from '#application/server/learning/ports/course-contents.ts';
import { Discussions } from '#application/server/learning/ports/discussions.ts';
import { ExamResults } from '#application/server/exams/ports/exam-results.ts';
import { Outbox } from '#application/server/shared/ports/outbox.ts';
import { Ownership } from '#application/server/accounts/ports/ownership.ts';
import { Reviews } from '#application/server/learning/ports/reviews.ts';
import { ReviewsInSql } from '#adapters/server/sql/learning/reviews-in-sql.ts';
import { OfficeJournal } from '#application/server/office/office-journal.ts';
import { AnswerReview, HideReview } from '#application/server/learning/answer-review.ts';
import { ListReviews } from '#application/server/learning/list-reviews.ts';
import { VoteOnReview } from '#application/server/learning/vote-on-review.ts';
import { ProgressRecords } from '#application/server/learning/ports/progress-records.ts';
import { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { SignedAddresses } from '#application/server/shared/ports/signed-addresses.ts';
import type { SchoolParts } from './school-parts.ts';
import type { Bindings } from '#adapters/wiring/late-container.ts';

/** Binds the student area: contents, progress, consultations and certificates. */
export function bindLearning(container: Bindings, parts: SchoolParts): void {
  container.bind(SignedAddresses).toConstantValue(parts.signedAddresses);
  bindStores(container);
  bindStudies(container);
  bindDiscussions(container);
  bindCertificates(container);
}

function bindStores(container: Bindings): void {
  bindPort(container, CourseContents, CourseContentsInSql, [Kysely]);
  bindPort(container, ProgressRecords, ProgressRecordsInSql, [Kysely]);
  bindPort(container, Consultations, ConsultationsInSql, [Kysely]);
  bindPort(container, OfficeConsultations, OfficeConsultationsInSql, [Kysely]);
  bindPort(container, Discussions, DiscussionsInSql, [Kysely]);
  bindPort(container, Reviews, ReviewsInSql, [Kysely]);
  bindPort(container, Certificates, CertificatesInSql, [Kysely]);
  bindPort(container, ExamResults, ExamResultsInSql, [Kysely]);
  bindPort(container, CertificateDocuments, CertificateDocumentsByPdfkit, [
    PublicAddresses,
    Drawings,
    SchoolSettings,
    FileStore,
  ]);
}

function bindStudies(container: Bindings): void {
  bindClass(container, ContentAccess, [CourseContents, Ownership]);
  bindClass(container, ReadContent, [ContentAccess, ProgressRecords, Consultations, Clock]);
  bindClass(container, ReadMyContents, [Ownership, CourseContents, ProgressRecords, Clock]);
  bindClass(container, OpenClass, [ContentAccess, CourseContents, ProgressRecords, Clock]);
  bindClass(container, RecordWatching, [ContentAccess, ProgressRecords, IssueCertificates, Clock]);
  bindClass(container, MarkAsRead, [ContentAccess, ProgressRecords, IssueCertificates, Clock]);
  bindClass(container, QuestionLetters, [
    OfficeConsultations,
    Team,
    Accounts,
    Outbox,
    UnaskedLetters,
    PublicAddresses,
    SchoolContact,
  ]);
  bindClass(container, AskQuestion, [ContentAccess, Consultations, Clock, IdGenerator, QuestionLetters]);
  bindClass(container, ReadConsultations, [ContentAccess, Consultations, Clock]);
}

function bindDiscussions(container: Bindings): void {
  bindClass(container, AnswerConsultation, [
    Consultations,
    OfficeConsultations,
    Team,
    Accounts,
    Outbox,
    PublicAddresses,
    OfficeJournal,
    Clock,
  ]);
  bindClass(container, ListConsultations, [OfficeConsultations, Team]);
  bindClass(container, ReadDiscussion, [ContentAccess, Discussions, Clock]);
  bindClass(container, VoteOnReview, [Reviews, Clock]);
  bindClass(container, AnswerReview, [Reviews, OfficeJournal, Clock]);
  bindClass(container, ListReviews, [Reviews]);
  bindClass(container, HideReview, [Reviews, OfficeJournal, Clock]);
  bindClass(container, WriteComment, [ContentAccess, Discussions, Clock, IdGenerator]);
  bindClass(container, ChangeComment, [ContentAccess, Discussions, Clock]);
  bindClass(container, RateContent, [ContentAccess, Discussions, ProgressRecords, Clock, IdGenerator]);
}

function bindCertificates(container: Bindings): void {
  bindClass(container, IssueCertificates, [
    CourseContents,
    ProgressRecords,
    ExamResults,
    Accounts,
    Certificates,
    SchoolSettings,
    Clock,
    IdGenerator,
  ]);
  bindClass(container, IssueWaitingCertificates, [ProgressRecords, IssueCertificates, Clock]);
  bindClass(container, ReadCertificates, [
    ContentAccess,
    CourseContents,
    ProgressRecords,
    ExamResults,
    Accounts,
    Certificates,
    Clock,
  ]);
  bindClass(container, ValidateCertificate, [Certificates]);
  bindClass(container, RevokeCertificate, [Certificates, Clock]);
  bindClass(container, CertificateReissues, [Certificates, Accounts, CourseContents, Outbox, PublicAddresses, Clock]);
  bindClass(container, ReissueCertificate, [CertificateReissues]);
  bindClass(container, CorrectCertificate, [CertificateReissues]);
  bindPort(container, OfficeCertificates, OfficeCertificatesInSql, [Kysely]);
  bindClass(container, ListCertificates, [OfficeCertificates]);
  bindClass(container, LookAfterCertificates, [CorrectCertificate, RevokeCertificate, OfficeJournal]);
}
