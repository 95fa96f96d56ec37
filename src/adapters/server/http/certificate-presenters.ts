import type { InferOutput } from 'valibot';
import type { certificateValidation, contentCertificates } from '#adapters/http-contract/certificates.ts';
import type { CertificateStanding } from '#application/server/learning/read-certificates.ts';
import { formatGrade } from '#domain/exams/exam.ts';
import type { Certificate } from '#domain/learning/certificate.ts';
import { tabsOf } from '#domain/learning/course-content.ts';

/** What anyone who has the code may know. The holder's document and the reason of a revocation are not among it. */
export function presentValidation(
  certificate: Certificate,
): InferOutput<NonNullable<(typeof certificateValidation)['answer']>> {
  return {
    code: certificate.code,
    state: certificate.revokedAt === null ? 'valid' : 'revoked',
    kind: certificate.kind,
    grade: certificate.grade === null ? null : formatGrade(certificate.grade),
    holder: certificate.holderName,
    product: { title: certificate.productTitle, kind: certificate.productKind },
    hours: certificate.hours,
    issuedAt: certificate.issuedAt.toISOString(),
    revokedAt: certificate.revokedAt?.toISOString() ?? null,
  };
}

/** @param addressOf signed address of one of a certificate's drawings. */
export function presentStandingOfCertificates(
  standing: CertificateStanding,
  addressOf: (certificate: Certificate, drawing: 'picture' | 'document') => string,
): InferOutput<NonNullable<(typeof contentCertificates)['answer']>> {
  const { slug, title, kind, hasConsultations, hasExams } = standing.content;
  const tabs = standing.owned
    ? tabsOf({ consultations: hasConsultations, exams: hasExams })
    : (['certificate'] as const);
  return {
    content: { slug, title, kind, tabs: [...tabs] },
    hours: standing.hours,
    progress: standing.progress,
    exams: standing.exams,
    due: [...standing.due],
    issued: standing.issued.map((certificate) => ({
      code: certificate.code,
      kind: certificate.kind,
      grade: certificate.grade === null ? null : formatGrade(certificate.grade),
      holder: certificate.holderName,
      issuedAt: certificate.issuedAt.toISOString(),
      revokedAt: certificate.revokedAt?.toISOString() ?? null,
      picture: addressOf(certificate, 'picture'),
      document: addressOf(certificate, 'document'),
    })),
  };
}
