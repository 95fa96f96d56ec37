import type { StoredProductDetails } from '#domain/catalogue/product.ts';
import type { CertificateCode } from '#domain/learning/certificate-code.ts';
import type { CertificateSigner } from '#domain/learning/certificate-signer.ts';
import { type Certificate, yearOfIssue } from '#domain/learning/certificate.ts';

/** A grade for the sample, in tenths. */
const sampleGrade = 180;

/**
 * The certificate of a product as its holder would get it, with words in place of a name and of a code.
 * @param school the letters with which its codes begin. Source: look.md, Product page.
 */
export function certificateSample(
  { id, kind, title, staff, certificateHours, hasExam }: StoredProductDetails,
  signer: CertificateSigner,
  school: string,
  now: Date,
): Certificate {
  return {
    code: `${school}-${yearOfIssue(now)}-MUESTRA` as CertificateCode,
    userId: '',
    productId: id,
    kind: hasExam ? 'approval' : 'participation',
    grade: hasExam ? sampleGrade : null,
    hours: certificateHours,
    holderName: 'Tus nombres y apellidos',
    holderDocument: 'Tu documento de identidad',
    productTitle: title,
    productKind: kind,
    teachers: staff.map(({ name }) => name),
    signer,
    syllabus: [],
    issuedAt: now,
    movedAt: null,
    revokedAt: null,
    revokedReason: null,
    reissues: [],
  };
}
