import type { OfficeCertificate, IssuedCertificates } from '#application/read-models/learning/office-certificates.ts';
import type { HeldCertificate, OfficeCertificates } from '#application/server/learning/ports/office-certificates.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import { isErased } from '#domain/accounts/user.ts';
import { pageOrLast } from '#application/server/shared/page-or-last.ts';
import type { Certificate } from '#domain/learning/certificate.ts';
import { correctionOf } from '#domain/learning/certificate-reissue.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import { fold } from '#domain/shared/text.ts';
import { holderOfAccount } from './certificate-holder.ts';
import type { CorrectCertificate, CorrectRefusal } from './correct-certificate.ts';
import type { RevokeCertificate, RevokeRefusal } from './revoke-certificate.ts';

const certificatesOnAPage = 20;

/** Lists certificates for whoever looks after them. Source: decisions.md, Staff. */
export class ListCertificates {
  constructor(private readonly office: OfficeCertificates) {}

  /** @param words a code, or words of name, e-mail or content. @param page from 1; past the last one: the last. */
  async execute(words: string, page: number): Promise<IssuedCertificates> {
    const sought = fold(words).split(/\s+/).filter(Boolean);
    const { found, ...shown } = await pageOrLast(page, certificatesOnAPage, (part) =>
      this.office.search({ words: sought, ...part }),
    );
    return { ...shown, total: found.total, certificates: found.held.map(listed) };
  }
}

function listed({ certificate, account }: HeldCertificate): OfficeCertificate {
  const present = holderOfAccount(account);
  const correction = present.ok ? correctionOf(certificate, present.value) : null;
  return {
    ...printed(certificate),
    email: isErased(account) ? '' : account.email,
    present: correction === null ? null : { holder: correction.holder.name, document: correction.holder.document },
  };
}

function printed(certificate: Certificate): Omit<OfficeCertificate, 'email' | 'present'> {
  const { code, kind, holderName, holderDocument, productTitle, issuedAt, revokedAt, revokedReason, reissues } =
    certificate;
  return {
    code,
    kind,
    holder: holderName,
    holderDocument,
    title: productTitle,
    issuedAt: issuedAt.toISOString(),
    revoked: revokedAt === null ? null : { at: revokedAt.toISOString(), reason: revokedReason ?? '' },
    reissues: reissues.map(({ at, by, reason, formerName, formerDocument }) => ({
      at: at.toISOString(),
      by,
      reason,
      formerHolder: formerName,
      formerDocument,
    })),
  };
}

/** The office makes a certificate out anew, or takes it back: as the command line does, and in the log under who did it. */
export class LookAfterCertificates {
  constructor(
    private readonly correct: CorrectCertificate,
    private readonly revoke: RevokeCertificate,
    private readonly journal: OfficeJournal,
  ) {}

  /** @param name to print; null: what the holder's profile says, names and document. @param by the account. */
  async correctAs(
    by: string,
    code: string,
    reason: string,
    name: string | null,
  ): Promise<Result<void, CorrectRefusal>> {
    const done = await this.correct.execute(code, reason, name);
    if (!done.ok) return done;
    await this.journal.note(by, 'certificate-corrected', done.value.code, {}, {});
    return accept(undefined);
  }

  async revokeAs(by: string, code: string, reason: string): Promise<Result<void, RevokeRefusal>> {
    const done = await this.revoke.execute(code, reason);
    if (!done.ok) return done;
    await this.journal.note(by, 'certificate-revoked', done.value.code, {}, {});
    return accept(undefined);
  }
}
