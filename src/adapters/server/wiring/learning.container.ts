import type { Container } from 'inversify';
import type { Kysely } from 'kysely';
import { CertificateDocumentsByPdfkit } from '#adapters/server/documents/certificate-documents-by-pdfkit.ts';
import { Drawings } from '#adapters/server/documents/drawings.ts';
import { CertificatesInSql } from '#adapters/server/sql/learning/certificates-in-sql.ts';
import { ConsultationsInSql } from '#adapters/server/sql/learning/consultations-in-sql.ts';
import { CourseContentsInSql } from '#adapters/server/sql/learning/course-contents-in-sql.ts';
import { DiscussionsInSql } from '#adapters/server/sql/learning/discussions-in-sql.ts';
import { ExamResultsInSql } from '#adapters/server/sql/exams/exam-results-in-sql.ts';
import { ProgressRecordsInSql } from '#adapters/server/sql/learning/progress-records-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { AnswerConsultation } from '#application/server/learning/answer-consultation.ts';
import { AskQuestion } from '#application/server/learning/ask-question.ts';
import { ChangeComment } from '#application/server/learning/change-comment.ts';
import { ContentAccess } from '#application/server/learning/content-access.ts';
import { CertificateReissues } from '#application/server/learning/certificates/certificate-reissues.ts';
import { CorrectCertificate } from '#application/server/learning/certificates/correct-certificate.ts';
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
import { Consultations } from '#application/server/learning/ports/consultations.ts';
import { CourseContents } from '#application/server/learning/ports/course-contents.ts';
import { Discussions } from '#application/server/learning/ports/discussions.ts';
import { ExamResults } from '#application/server/exams/ports/exam-results.ts';
import { Outbox } from '#application/server/shared/ports/outbox.ts';
import { Ownership } from '#application/server/accounts/ports/ownership.ts';
import { ProgressRecords } from '#application/server/learning/ports/progress-records.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { SignedAddresses } from '#application/server/shared/ports/signed-addresses.ts';
import type { SchoolParts } from './container.ts';

/** Binds the student area: contents, progress, consultations and certificates. */
export function bindLearning(container: Container, db: Kysely<SchoolDatabase>, parts: SchoolParts): void {
  container.bind(SignedAddresses).toConstantValue(parts.signedAddresses);
  bindStores(container, db);
  bindStudies(container);
  bindDiscussions(container);
  bindCertificates(container);
}

function bindStores(container: Container, db: Kysely<SchoolDatabase>): void {
  container.bind(CourseContents).toResolvedValue(() => new CourseContentsInSql(db));
  container.bind(ProgressRecords).toResolvedValue(() => new ProgressRecordsInSql(db));
  container.bind(Consultations).toResolvedValue(() => new ConsultationsInSql(db));
  container.bind(Discussions).toResolvedValue(() => new DiscussionsInSql(db));
  container.bind(Certificates).toResolvedValue(() => new CertificatesInSql(db));
  container.bind(ExamResults).toResolvedValue(() => new ExamResultsInSql(db));
  container
    .bind(CertificateDocuments)
    .toResolvedValue((...ports) => new CertificateDocumentsByPdfkit(...ports), [PublicAddresses, Drawings]);
}

function bindStudies(container: Container): void {
  container
    .bind(ContentAccess)
    .toResolvedValue((contents, owned) => new ContentAccess(contents, owned), [CourseContents, Ownership]);
  container
    .bind(ReadContent)
    .toResolvedValue(
      (access, progress, consultations, clock) => new ReadContent(access, progress, consultations, clock),
      [ContentAccess, ProgressRecords, Consultations, Clock],
    );
  container
    .bind(ReadMyContents)
    .toResolvedValue(
      (owned, contents, progress, clock) => new ReadMyContents(owned, contents, progress, clock),
      [Ownership, CourseContents, ProgressRecords, Clock],
    );
  container
    .bind(OpenClass)
    .toResolvedValue(
      (access, contents, progress, clock) => new OpenClass(access, contents, progress, clock),
      [ContentAccess, CourseContents, ProgressRecords, Clock],
    );
  container
    .bind(RecordWatching)
    .toResolvedValue(
      (access, progress, issue, clock) => new RecordWatching(access, progress, issue, clock),
      [ContentAccess, ProgressRecords, IssueCertificates, Clock],
    );
  container
    .bind(MarkAsRead)
    .toResolvedValue(
      (access, progress, issue, clock) => new MarkAsRead(access, progress, issue, clock),
      [ContentAccess, ProgressRecords, IssueCertificates, Clock],
    );
  container
    .bind(AskQuestion)
    .toResolvedValue(
      (access, consultations, clock, ids) => new AskQuestion(access, consultations, clock, ids),
      [ContentAccess, Consultations, Clock, IdGenerator],
    );
  container
    .bind(ReadConsultations)
    .toResolvedValue(
      (access, consultations, clock) => new ReadConsultations(access, consultations, clock),
      [ContentAccess, Consultations, Clock],
    );
}

function bindDiscussions(container: Container): void {
  container
    .bind(AnswerConsultation)
    .toResolvedValue(
      (consultations, accounts, outbox, addresses, clock) =>
        new AnswerConsultation(consultations, accounts, outbox, addresses, clock),
      [Consultations, Accounts, Outbox, PublicAddresses, Clock],
    );
  container
    .bind(ReadDiscussion)
    .toResolvedValue(
      (access, discussions, clock) => new ReadDiscussion(access, discussions, clock),
      [ContentAccess, Discussions, Clock],
    );
  container
    .bind(WriteComment)
    .toResolvedValue(
      (access, discussions, clock, ids) => new WriteComment(access, discussions, clock, ids),
      [ContentAccess, Discussions, Clock, IdGenerator],
    );
  container
    .bind(ChangeComment)
    .toResolvedValue(
      (access, discussions, clock) => new ChangeComment(access, discussions, clock),
      [ContentAccess, Discussions, Clock],
    );
  container
    .bind(RateContent)
    .toResolvedValue(
      (access, discussions, clock) => new RateContent(access, discussions, clock),
      [ContentAccess, Discussions, Clock],
    );
}

function bindCertificates(container: Container): void {
  container
    .bind(IssueCertificates)
    .toResolvedValue(
      (contents, progress, exams, accounts, certificates, clock, ids) =>
        new IssueCertificates(contents, progress, exams, accounts, certificates, clock, ids),
      [CourseContents, ProgressRecords, ExamResults, Accounts, Certificates, Clock, IdGenerator],
    );
  container
    .bind(ReadCertificates)
    .toResolvedValue(
      (access, contents, progress, exams, accounts, certificates, clock) =>
        new ReadCertificates(access, contents, progress, exams, accounts, certificates, clock),
      [ContentAccess, CourseContents, ProgressRecords, ExamResults, Accounts, Certificates, Clock],
    );
  container
    .bind(ValidateCertificate)
    .toResolvedValue((certificates) => new ValidateCertificate(certificates), [Certificates]);
  container
    .bind(RevokeCertificate)
    .toResolvedValue((certificates, clock) => new RevokeCertificate(certificates, clock), [Certificates, Clock]);
  container
    .bind(CertificateReissues)
    .toResolvedValue(
      (certificates, accounts, contents, outbox, addresses, clock) =>
        new CertificateReissues(certificates, accounts, contents, outbox, addresses, clock),
      [Certificates, Accounts, CourseContents, Outbox, PublicAddresses, Clock],
    );
  container
    .bind(ReissueCertificate)
    .toResolvedValue((reissues) => new ReissueCertificate(reissues), [CertificateReissues]);
  container
    .bind(CorrectCertificate)
    .toResolvedValue((reissues) => new CorrectCertificate(reissues), [CertificateReissues]);
}
