import type { Read } from '#application/read-models/shared/read.ts';
import type { CertificateKind } from '#domain/learning/certificate.ts';

/** A certificate as whoever looks after them sees it. Instants are ISO 8601. */
export interface OfficeCertificate {
  readonly code: string;
  readonly kind: CertificateKind;
  readonly holder: string;
  /** Such as 'DNI 44556677'; empty: none stands on it. */
  readonly holderDocument: string;
  /** Of its account; empty where that was deleted. */
  readonly email: string;
  readonly title: string;
  readonly issuedAt: string;
  readonly revoked: { readonly at: string; readonly reason: string } | null;
  /** What it said before each time it was made out anew, oldest first. */
  readonly reissues: readonly {
    readonly at: string;
    readonly by: 'holder' | 'staff';
    readonly reason: string;
    readonly formerHolder: string;
    readonly formerDocument: string;
  }[];
  /** Whom the profile of its account names now, where that is somebody else; null: nobody else, or nobody. */
  readonly present: { readonly holder: string; readonly document: string } | null;
}

/** One page of the certificates, the one issued last first. */
export interface IssuedCertificates {
  readonly certificates: readonly OfficeCertificate[];
  readonly total: number;
  readonly page: number;
  /** At least 1. */
  readonly pages: number;
}

/** A type and no interface: it is asked as a query. */
type Asked = {
  /** A code, or words of name, e-mail or content; '': all. */
  readonly words: string;
  /** Digits, from 1. */
  readonly page: string;
};

export const officeCertificates: Read<IssuedCertificates, Asked> = { area: 'learning', name: 'office-certificates' };
