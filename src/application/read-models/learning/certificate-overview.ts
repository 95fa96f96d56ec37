import type { CertificateKind } from '#domain/learning/certificate.ts';
import type { CertificateSigner } from '#domain/learning/certificate-signer.ts';
import type { CertifiedModule } from '#domain/learning/certified-modules.ts';
import type { CourseProgress } from '#domain/learning/progress.ts';
import type { ContentOutline } from './content-outline.ts';

/** Instants are ISO 8601. */
export interface IssuedCertificate {
  readonly code: string;
  readonly kind: CertificateKind;
  /** '16.5'; null on a certificate of participation. */
  readonly grade: string | null;
  readonly holder: string;
  /** Academic hours. */
  readonly hours: number;
  /** Null on certificates issued before it was noted. */
  readonly signer: CertificateSigner | null;
  /** What stands on its back; empty where nothing does. */
  readonly syllabus: readonly CertifiedModule[];
  readonly issuedAt: string;
  readonly revokedAt: string | null;
  /** What it said before each time it was made out anew, oldest first. */
  readonly reissues: readonly { readonly at: string; readonly formerHolder: string; readonly formerDocument: string }[];
  /** What the profile says otherwise now; null: nothing. */
  readonly correction: {
    readonly holder: string;
    readonly document: string;
    /** The document is another one, which only the school puts on a certificate. */
    readonly isForStaff: boolean;
  } | null;
  /** Addresses of the page as a picture and as PDF, good for an hour. */
  readonly picture: string;
  readonly document: string;
}

/** A student's certificates in a content and how far the next one is. */
export interface CertificateOverview {
  /** The content, with only the certificate's tab when access to it is over. */
  readonly content: Pick<ContentOutline, 'slug' | 'title' | 'kind' | 'tabs'>;
  /** Academic hours; 0: this content gives no certificate. */
  readonly hours: number;
  readonly progress: CourseProgress;
  readonly exams: { readonly total: number; readonly passed: number };
  /** Earned and not issued yet. */
  readonly due: readonly CertificateKind[];
  readonly issued: readonly IssuedCertificate[];
}
