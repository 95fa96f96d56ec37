import type { CertificateCode } from '#domain/learning/certificate-code.ts';

export interface CertificateSearch {
  /** As `fold` gives them: each is part of the holder's name or e-mail, of the title, or is the code. */
  readonly words: readonly string[];
  readonly offset: number;
  readonly limit: number;
}

/** The certificates that were issued, before whoever looks after them. */
export abstract class OfficeCertificates {
  /** Their codes, the one issued last first. */
  abstract search(
    search: CertificateSearch,
  ): Promise<{ readonly codes: readonly CertificateCode[]; readonly total: number }>;
}
