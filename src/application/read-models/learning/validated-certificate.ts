import type { CertificateKind } from '#domain/learning/certificate.ts';
import type { CertificateSigner } from '#domain/learning/certificate-signer.ts';

/** What anyone who has a certificate's code may know. */
export interface ValidatedCertificate {
  readonly code: string;
  readonly state: 'valid' | 'revoked';
  readonly kind: CertificateKind;
  readonly grade: string | null;
  readonly holder: string;
  readonly product: { readonly title: string; readonly kind: string };
  /** Academic hours. */
  readonly hours: number;
  /** Null on certificates issued before it was noted. */
  readonly signer: CertificateSigner | null;
  readonly issuedAt: string;
  /** Whether the school issued it on the platform it was on before. */
  readonly isMoved: boolean;
  /** When it was last made out anew with corrected data of its holder; null: never. */
  readonly reissuedAt: string | null;
  readonly revokedAt: string | null;
}
