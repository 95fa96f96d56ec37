import type { User } from '#domain/accounts/user.ts';
import type { Certificate } from '#domain/learning/certificate.ts';

export interface CertificateSearch {
  /** As `fold` gives them: each is part of the holder's name or e-mail, of the title, or is the code. */
  readonly words: readonly string[];
  readonly offset: number;
  readonly limit: number;
}

/** A certificate with the account that it was issued to, as that is today. */
export interface HeldCertificate {
  readonly certificate: Certificate;
  readonly account: User;
}

/** The certificates that were issued, before whoever looks after them. */
export abstract class OfficeCertificates {
  /** The one issued last first. A page costs as many queries as one certificate does. */
  abstract search(
    search: CertificateSearch,
  ): Promise<{ readonly held: readonly HeldCertificate[]; readonly total: number }>;
}
