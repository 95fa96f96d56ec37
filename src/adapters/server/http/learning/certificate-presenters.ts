import type { CertificateOverview } from '#application/read-models/learning/certificate-overview.ts';
import type { ValidatedCertificate } from '#application/read-models/learning/validated-certificate.ts';
import type { StudentCertificates } from '#application/server/learning/certificates/read-certificates.ts';
import { formatGrade } from '#domain/exams/exam.ts';
import type { Certificate, Holder } from '#domain/learning/certificate.ts';
import { correctionOf, reissuedAt } from '#domain/learning/certificate-reissue.ts';
import { tabsOf } from '#domain/learning/course-content.ts';

/**
 * What anyone who has the code may know. The holder's document, a former name, and the reason of a revocation or of a reissue are
 * not among it.
 */
export function presentValidation(certificate: Certificate): ValidatedCertificate {
  return {
    code: certificate.code,
    state: certificate.revokedAt === null ? 'valid' : 'revoked',
    kind: certificate.kind,
    grade: certificate.grade === null ? null : formatGrade(certificate.grade),
    holder: certificate.holderName,
    product: { title: certificate.productTitle, kind: certificate.productKind },
    hours: certificate.hours,
    signer: certificate.signer,
    issuedAt: certificate.issuedAt.toISOString(),
    isMoved: certificate.movedAt !== null,
    reissuedAt: reissuedAt(certificate)?.toISOString() ?? null,
    revokedAt: certificate.revokedAt?.toISOString() ?? null,
  };
}

/** @param addressOf signed address of one of a certificate's drawings. */
export function presentCertificateOverview(
  overview: StudentCertificates,
  addressOf: (certificate: Certificate, drawing: 'picture' | 'document') => string,
): CertificateOverview {
  const { slug, title, kind, hasConsultations, hasExams } = overview.content;
  const tabs = overview.owned
    ? tabsOf({ consultations: hasConsultations, exams: hasExams })
    : (['certificate'] as const);
  return {
    content: { slug, title, kind, tabs },
    hours: overview.hours,
    progress: overview.progress,
    exams: overview.exams,
    due: overview.due,
    issued: overview.issued.map((certificate) => ({
      code: certificate.code,
      kind: certificate.kind,
      grade: certificate.grade === null ? null : formatGrade(certificate.grade),
      holder: certificate.holderName,
      hours: certificate.hours,
      signer: certificate.signer,
      syllabus: certificate.syllabus,
      issuedAt: certificate.issuedAt.toISOString(),
      revokedAt: certificate.revokedAt?.toISOString() ?? null,
      reissues: certificate.reissues.map(({ at, formerName, formerDocument }) => ({
        at: at.toISOString(),
        formerHolder: formerName,
        formerDocument,
      })),
      correction: presentCorrection(certificate, overview.holder),
      picture: addressOf(certificate, 'picture'),
      document: addressOf(certificate, 'document'),
    })),
  };
}

function presentCorrection(certificate: Certificate, present: Holder | null) {
  const correction = present === null ? null : correctionOf(certificate, present);
  if (correction === null) return null;
  const { holder, isForStaff } = correction;
  return { holder: holder.name, document: holder.document, isForStaff };
}
