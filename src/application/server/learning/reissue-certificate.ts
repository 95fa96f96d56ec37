import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/ports/accounts.ts';
import type { Certificates } from '#application/server/ports/certificates.ts';
import { parseCertificateCode } from '#domain/learning/certificate-code.ts';
import type { Certificate, HolderNamesMissing } from '#domain/learning/certificate.ts';
import { HOLDER_REASON, type ReissueRefusal, reissueTo } from '#domain/learning/certificate-reissue.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { holderOfAccount } from './certificate-holder.ts';

export type ReissueCertificateRefusal =
  | HolderNamesMissing
  | ReissueRefusal
  | { readonly kind: 'certificate-not-found' };

/**
 * Makes a holder's own certificate out anew with the names their profile has now. The code stays, the trail gets a line; when
 * there is nothing to correct, nothing happens. Source: docs/decisions/0026.
 */
export class ReissueCertificate {
  readonly #certificates: Certificates;
  readonly #accounts: Accounts;
  readonly #clock: Clock;

  constructor(certificates: Certificates, accounts: Accounts, clock: Clock) {
    this.#certificates = certificates;
    this.#accounts = accounts;
    this.#clock = clock;
  }

  async execute(userId: string, codeText: string): Promise<Result<Certificate, ReissueCertificateRefusal>> {
    const code = parseCertificateCode(codeText);
    const certificate = code.ok ? await this.#certificates.find(code.value) : null;
    if (certificate === null || certificate.userId !== userId) return refuse({ kind: 'certificate-not-found' });
    const present = holderOfAccount(await this.#accounts.find(userId));
    if (!present.ok) return present;
    const holder = reissueTo(certificate, present.value, 'holder');
    if (!holder.ok) return holder;
    if (holder.value === null) return accept(certificate);
    const order = { holder: holder.value, at: this.#clock.now(), by: 'holder', reason: HOLDER_REASON } as const;
    // Taken or overtaken by another call, the certificate that stands now is judged anew: the second click finds nothing to do.
    await this.#certificates.reissue(certificate, order);
    return this.execute(userId, codeText);
  }
}
