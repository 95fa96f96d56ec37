import { parseCertificateCode } from '#domain/learning/certificate-code.ts';
import type { Certificate } from '#domain/learning/certificate.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { CertificateReissues, ReissuesRefusal } from './certificate-reissues.ts';

/**
 * Makes a holder's own certificate out anew with the names their profile has now; when there is nothing to correct, nothing
 * happens. Source: docs/decisions/0026.
 */
export class ReissueCertificate {
  constructor(private readonly reissues: CertificateReissues) {}

  async execute(userId: string, codeText: string): Promise<Result<Certificate, ReissuesRefusal>> {
    const code = parseCertificateCode(codeText);
    if (!code.ok) return refuse({ kind: 'certificate-not-found' });
    const done = await this.reissues.make(code.value, { by: 'holder', userId });
    return done.ok ? accept(done.value.certificate) : done;
  }
}
