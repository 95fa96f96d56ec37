import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { MailboxProof, MailboxProofs } from '#application/server/accounts/ports/mailbox-proofs.ts';
import type { AccountOrigin, AddAccount } from '#application/server/accounts/registration/add-account.ts';
import type { OpenedSession } from '#application/server/accounts/sessions/session-opener.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { nameOfMailbox } from '#domain/accounts/mailbox/mailbox-name.ts';
import { endOfMailboxProof, mailboxCodeTries, typedMailboxCode } from '#domain/accounts/mailbox/mailbox-proof.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { codeFingerprint } from './ask-mailbox-code.ts';
import type { OpenByMailbox, OpenByMailboxRefusal } from './open-by-mailbox.ts';

export type MailboxProofRefusal =
  /** Not six digits; it costs no try. */
  | { readonly kind: 'code-malformed' }
  | { readonly kind: 'code-wrong'; readonly triesLeft: number }
  /** It was used, its time has passed, or its letter is not known. */
  | { readonly kind: 'code-over' }
  | { readonly kind: 'code-tries-spent' }
  /** This browser asked for no letter, or the link is of one that another browser asked for. */
  | { readonly kind: 'other-browser' };

export type EnterByMailboxRefusal = MailboxProofRefusal | OpenByMailboxRefusal;

/** What a browser brings back of a letter. */
export type BroughtBack = { readonly code: string } | { readonly link: string };

/**
 * Proves a mailbox by the code or the link of its letter, in the browser that asked for it, and signs in to its account, which is made
 * where there is none. Each code counts before it is judged; a proof is used once, whatever comes of it. One transaction.
 * Source: decision 0097.
 */
export class EnterByMailbox {
  constructor(
    private readonly proofs: MailboxProofs,
    private readonly accounts: Accounts,
    private readonly add: AddAccount,
    private readonly open: OpenByMailbox,
    private readonly fingerprints: Fingerprints,
    private readonly clock: Clock,
  ) {}

  /** @param secret that the browser was given with the letter; null: it has none. */
  async execute(
    brought: BroughtBack,
    secret: string | null,
    origin: AccountOrigin,
  ): Promise<Result<OpenedSession, EnterByMailboxRefusal>> {
    const proof = secret === null ? null : await this.proofs.find(this.fingerprints.of(secret));
    if (secret === null || proof === null) return refuse({ kind: 'other-browser' });
    const judged =
      'code' in brought
        ? await this.#judgeCode(proof, secret, brought.code)
        : this.#judgeLink(proof, this.fingerprints.of(brought.link));
    if (judged !== null) return refuse(judged);
    if (!(await this.proofs.use(proof.id, this.clock.now()))) return refuse({ kind: 'code-over' });
    return this.#enter(proof, origin);
  }

  async #judgeCode(proof: MailboxProof, secret: string, typed: string): Promise<MailboxProofRefusal | null> {
    const code = typedMailboxCode(typed);
    if (code === null) return { kind: 'code-malformed' };
    const now = this.clock.now();
    const end = endOfMailboxProof(proof, now);
    if (end !== null) return { kind: end === 'over' ? 'code-over' : 'code-tries-spent' };
    if (!(await this.proofs.countTry(proof.id, mailboxCodeTries, now))) return { kind: 'code-tries-spent' };
    if (codeFingerprint(this.fingerprints, secret, code) === proof.codeFingerprint) return null;
    const triesLeft = Math.max(0, mailboxCodeTries - proof.tries - 1);
    return triesLeft === 0 ? { kind: 'code-tries-spent' } : { kind: 'code-wrong', triesLeft };
  }

  /** A link cannot be guessed: codes that were tried in vain do not spoil it. */
  #judgeLink(proof: MailboxProof, fingerprint: string): MailboxProofRefusal | null {
    if (proof.linkFingerprint !== fingerprint) return { kind: 'other-browser' };
    return endOfMailboxProof(proof, this.clock.now()) === 'over' ? { kind: 'code-over' } : null;
  }

  async #enter(
    { email, consents, createdAt, device }: MailboxProof,
    origin: AccountOrigin,
  ): Promise<Result<OpenedSession, EnterByMailboxRefusal>> {
    const holder = await this.accounts.findByEmail(email);
    if (holder !== null) return this.open.execute(holder, origin);
    const agreed = { consents, at: createdAt, device };
    const name = { givenNames: nameOfMailbox(email), paternalSurname: '', maternalSurname: '' };
    // No hash of any password: it is chosen by the link of a forgotten one.
    const added = await this.add.execute({ ...name, email, passwordHash: '', agreed }, origin);
    if (added.ok) return accept(added.value);
    const faster = await this.accounts.findByEmail(email);
    return faster === null ? refuse({ kind: 'code-over' }) : this.open.execute(faster, origin);
  }
}
