import type { Clock } from '#application/ports/clock.ts';
import type { Certificates } from '#application/server/learning/ports/certificates.ts';
import { type CertificateCodeRefusal, parseCertificateCode } from '#domain/learning/certificate-code.ts';
import type { Certificate } from '#domain/learning/certificate.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { severalLines } from '#domain/shared/typed-text.ts';

export type RevokeRefusal =
  | CertificateCodeRefusal
  | { readonly kind: 'certificate-not-found' }
  | { readonly kind: 'reason-missing' }
  | { readonly kind: 'already-revoked'; readonly at: Date };

/** Takes a certificate back: whoever validates it learns that, with the date. It is not issued again. */
export class RevokeCertificate {
  constructor(
    private readonly certificates: Certificates,
    private readonly clock: Clock,
  ) {}

  /** @param reason why, for the school's own records. */
  async execute(codeText: string, reason: string): Promise<Result<Certificate, RevokeRefusal>> {
    const code = parseCertificateCode(codeText);
    if (!code.ok) return code;
    if (reason.trim() === '') return refuse({ kind: 'reason-missing' });
    const taken = await this.certificates.revoke(code.value, this.clock.now(), severalLines(reason));
    const certificate = await this.certificates.find(code.value);
    if (certificate === null) return refuse({ kind: 'certificate-not-found' });
    if (!taken && certificate.revokedAt !== null) return refuse({ kind: 'already-revoked', at: certificate.revokedAt });
    return accept(certificate);
  }
}
