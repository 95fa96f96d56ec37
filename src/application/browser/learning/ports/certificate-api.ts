import type { CertificateKind } from '#domain/learning/certificate.ts';
import type { CourseProgress } from '#domain/learning/progress.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { ContentOutline } from './learning-api.ts';

export interface IssuedCertificate {
  readonly code: string;
  readonly kind: CertificateKind;
  /** '16.5'; null on a certificate of participation. */
  readonly grade: string | null;
  readonly holder: string;
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
export interface CertificateStanding {
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
  readonly issuedAt: string;
  /** When it was last made out anew with corrected data of its holder; null: never. */
  readonly reissuedAt: string | null;
  readonly revokedAt: string | null;
}

/** Certificates, as a browser asks the school for them. */
export abstract class CertificateApi {
  abstract standing(slug: string): Promise<Result<CertificateStanding, CallRefusal>>;
  /** Issues what is due; nothing happens when nothing is. */
  abstract issue(slug: string): Promise<Result<CertificateStanding, CallRefusal>>;
  /** Makes a certificate out anew with what the profile says; nothing happens when it says so already. */
  abstract reissue(slug: string, code: string): Promise<Result<CertificateStanding, CallRefusal>>;
}

/** The validation of certificates, open to anyone. Source: CERT-2. */
export abstract class CertificateCheck {
  /** @param code as a person typed it. */
  abstract validate(code: string): Promise<Result<ValidatedCertificate, CallRefusal>>;
}
