import type { Certificate } from '#domain/learning/certificate.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { severalLines } from '#domain/shared/typed-text.ts';
import type { ByCodeRefusal } from './certificate-by-code.ts';
import type { CertificateReissues, ReissuesRefusal } from './certificate-reissues.ts';

export type CorrectRefusal =
  | ByCodeRefusal
  | ReissuesRefusal
  | { readonly kind: 'reason-missing' | 'nothing-to-correct' };

/** The staff makes a certificate out anew, a changed document included. The trail keeps the reason. Source: docs/decisions/0026. */
export class CorrectCertificate {
  constructor(private readonly reissues: CertificateReissues) {}

  /** @param name to print; null: what the holder's profile says, names and document. */
  async execute(codeText: string, reason: string, name: string | null): Promise<Result<Certificate, CorrectRefusal>> {
    if (reason.trim() === '') return refuse({ kind: 'reason-missing' });
    const done = await this.reissues.make(codeText, { by: 'staff', reason: severalLines(reason), name });
    if (!done.ok) return done;
    return done.value.changed ? accept(done.value.certificate) : refuse({ kind: 'nothing-to-correct' });
  }
}
