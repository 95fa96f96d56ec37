import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/ports/accounts.ts';
import type { Certificates } from '#application/server/ports/certificates.ts';
import { type CodeRefusal, parseCertificateCode } from '#domain/learning/certificate-code.ts';
import { type Certificate, type HolderNamesMissing, tidyName } from '#domain/learning/certificate.ts';
import { type ReissueRefusal, reissueTo } from '#domain/learning/certificate-reissue.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { holderOfAccount } from './certificate-holder.ts';

export type CorrectRefusal =
  | CodeRefusal
  | HolderNamesMissing
  | ReissueRefusal
  | { readonly kind: 'certificate-not-found' | 'reason-missing' | 'nothing-to-correct' };

/** The staff makes a certificate out anew, a changed document included. The trail keeps the reason. Source: docs/decisions/0026. */
export class CorrectCertificate {
  readonly #certificates: Certificates;
  readonly #accounts: Accounts;
  readonly #clock: Clock;

  constructor(certificates: Certificates, accounts: Accounts, clock: Clock) {
    this.#certificates = certificates;
    this.#accounts = accounts;
    this.#clock = clock;
  }

  /** @param name to print; null: what the holder's profile says, names and document. */
  async execute(codeText: string, reason: string, name: string | null): Promise<Result<Certificate, CorrectRefusal>> {
    const code = parseCertificateCode(codeText);
    if (!code.ok) return code;
    if (reason.trim() === '') return refuse({ kind: 'reason-missing' });
    const certificate = await this.#certificates.find(code.value);
    if (certificate === null) return refuse({ kind: 'certificate-not-found' });
    const present =
      name === null
        ? holderOfAccount(await this.#accounts.find(certificate.userId))
        : accept({ name: tidyName(name), document: certificate.holderDocument });
    if (!present.ok) return present;
    const holder = reissueTo(certificate, present.value, 'staff');
    if (!holder.ok) return holder;
    if (holder.value === null) return refuse({ kind: 'nothing-to-correct' });
    const order = { holder: holder.value, at: this.#clock.now(), by: 'staff', reason: reason.trim() } as const;
    await this.#certificates.reissue(certificate, order);
    return accept((await this.#certificates.find(code.value)) ?? certificate);
  }
}
