import type { Read } from '#application/read-models/shared/read.ts';
import type { CertificateKind } from '#domain/learning/certificate.ts';

/** One of a student's certificates, of whatever content, also when access to that is over. */
export interface MyCertificate {
  readonly code: string;
  readonly kind: CertificateKind;
  /** '16.5'; null on a certificate of participation. */
  readonly grade: string | null;
  /** The content, as the certificate names it. */
  readonly title: string;
  /** Of the content's present address. */
  readonly slug: string;
  /** Academic hours. */
  readonly hours: number;
  readonly issuedAt: string;
  readonly revokedAt: string | null;
  /** Address of its PDF, good for an hour. */
  readonly document: string;
}

/** The student's certificates, latest first. */
export const myCertificates: Read<readonly MyCertificate[]> = { area: 'home', name: 'my-certificates' };
