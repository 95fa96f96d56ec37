import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Certificates } from '#application/server/learning/ports/certificates.ts';
import type { CourseContents } from '#application/server/learning/ports/course-contents.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { fullName, isErased, type User } from '#domain/accounts/user.ts';
import type { CertificateCode } from '#domain/learning/certificate-code.ts';
import { type Certificate, type HolderNamesMissing } from '#domain/learning/certificate.ts';
import { HOLDER_REASON, type ReissueRefusal, reissueTo } from '#domain/learning/certificate-reissue.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { oneLine } from '#domain/shared/typed-text.ts';
import { holderOfAccount } from './certificate-holder.ts';
import { type ByCodeRefusal, certificateByCode } from './certificate-by-code.ts';
import { reissueLetter } from './reissue-letter.ts';

/** Who wants a certificate made out anew: its holder, or the staff for a reason and, unless null, to a name it was told. */
export type ReissueWish =
  | { readonly by: 'holder'; readonly userId: string }
  | { readonly by: 'staff'; readonly reason: string; readonly name: string | null };

export interface Reissued {
  readonly certificate: Certificate;
  /** False: it said so already. */
  readonly changed: boolean;
}

export type ReissuesRefusal = HolderNamesMissing | ReissueRefusal | { readonly kind: 'certificate-not-found' };

/**
 * Makes certificates out anew, whoever asks. The code stays, the trail gets a line, and the holder a letter that says why.
 * Source: docs/decisions/0026.
 */
export class CertificateReissues {
  constructor(
    private readonly certificates: Certificates,
    private readonly accounts: Accounts,
    private readonly contents: CourseContents,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly clock: Clock,
  ) {}

  /** To be called within a transaction. Another's certificate is not found by a holder. @param codeText as a person has it. */
  async make(codeText: string, wish: ReissueWish): Promise<Result<Reissued, ReissuesRefusal | ByCodeRefusal>> {
    const found = await certificateByCode(this.certificates, codeText);
    return found.ok ? this.#make(found.value.code, wish) : found;
  }

  async #make(code: CertificateCode, wish: ReissueWish): Promise<Result<Reissued, ReissuesRefusal>> {
    const former = await this.certificates.find(code);
    if (former === null || (wish.by === 'holder' && former.userId !== wish.userId))
      return refuse({ kind: 'certificate-not-found' });
    const account = await this.accounts.find(former.userId);
    const present =
      wish.by === 'staff' && wish.name !== null
        ? accept({ name: oneLine(wish.name), document: former.holderDocument })
        : holderOfAccount(account);
    if (!present.ok) return present;
    const holder = reissueTo(former, present.value, wish.by);
    if (!holder.ok) return holder;
    if (holder.value === null) return accept({ certificate: former, changed: false });
    const reason = wish.by === 'staff' ? wish.reason : HOLDER_REASON;
    const order = { holder: holder.value, at: this.clock.now(), by: wish.by, reason };
    // Overtaken by another call, the certificate that stands now is judged anew: the second click finds nothing to do.
    if (!(await this.certificates.reissue(former, order))) return this.#make(code, wish);
    const certificate = (await this.certificates.find(code)) ?? former;
    if (account !== null) await this.#tell(account, certificate);
    return accept({ certificate, changed: true });
  }

  /** An account that was deleted has an address no more. */
  async #tell(account: User, certificate: Certificate): Promise<void> {
    if (isErased(account)) return;
    const content = await this.contents.findById(certificate.productId);
    const path =
      content === null
        ? `/verificacion?codigo=${encodeURIComponent(certificate.code)}`
        : `/main/contenido/${content.slug}/certificado`;
    const letter = reissueLetter(account, certificate, this.addresses.school(path));
    await this.outbox.post(letter, { name: fullName(account), email: account.email });
  }
}
