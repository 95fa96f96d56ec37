import type { Clock } from '#application/ports/clock.ts';
import type { Certificates } from '#application/server/learning/ports/certificates.ts';
import type { Certificate } from '#domain/learning/certificate.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { severalLines } from '#domain/shared/typed-text.ts';
import { type ByCodeRefusal, certificateByCode } from './certificate-by-code.ts';

export type RevokeRefusal =
  | ByCodeRefusal
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
    const found = await certificateByCode(this.certificates, codeText);
    if (!found.ok) return found;
    if (reason.trim() === '') return refuse({ kind: 'reason-missing' });
    const { code } = found.value;
    const taken = await this.certificates.revoke(code, this.clock.now(), severalLines(reason));
    const certificate = (await this.certificates.find(code)) ?? found.value;
    if (!taken && certificate.revokedAt !== null) return refuse({ kind: 'already-revoked', at: certificate.revokedAt });
    return accept(certificate);
  }
}
