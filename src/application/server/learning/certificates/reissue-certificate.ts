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
    const done = await this.reissues.make(codeText, { by: 'holder', userId });
    if (done.ok) return accept(done.value.certificate);
    const { refusal } = done;
    const isNoCode = refusal.kind === 'code-malformed' || refusal.kind === 'code-mistyped';
    return refuse(isNoCode ? { kind: 'certificate-not-found' } : refusal);
  }
}
