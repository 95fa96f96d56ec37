import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { MailboxProofs } from '#application/server/accounts/ports/mailbox-proofs.ts';
import type { Device } from '#application/server/accounts/ports/sessions.ts';
import { givenConsents } from '#application/server/legal/given-consents.ts';
import type { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import type { UnaskedLetters } from '#application/server/shared/unasked-letters.ts';
import { emailAddress, type EmailAddress, type EmailRefusal } from '#domain/accounts/email-address.ts';
import {
  mailboxCodeDigits,
  mailboxCodeOf,
  mailboxProofLifetimeMs,
  secondsUntilNextCode,
} from '#domain/accounts/mailbox/mailbox-proof.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { mailboxLetter } from './mailbox-letter.ts';

export type AskMailboxCodeRefusal =
  | EmailRefusal
  | { readonly kind: 'terms-needed' }
  /** This browser had a letter sent there a moment ago. */
  | { readonly kind: 'code-just-sent'; readonly seconds: number }
  /** As many letters as strangers may cause in a day went there. */
  | { readonly kind: 'too-many-codes' };

export interface AskedMailboxCode {
  /** Where the letter goes. */
  readonly email: EmailAddress;
  /** For the browser that asked, which must bring it back with the code. */
  readonly secret: string;
  readonly expiresAt: Date;
}

/** What the secret of a browser and a code are known by together. */
export function codeFingerprint(fingerprints: Fingerprints, secret: string, code: string): string {
  return fingerprints.of(`${secret} ${code}`);
}

/**
 * Sends a code and a link to a mailbox whose owner wants to buy with it alone. Accounts are not looked at: page, letter, limits and
 * time are the same whether or not there is one. One transaction. Source: decision 0097.
 */
export class AskMailboxCode {
  constructor(
    private readonly proofs: MailboxProofs,
    private readonly letters: UnaskedLetters,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly settings: SchoolSettings,
    private readonly fingerprints: Fingerprints,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @param known secret of an earlier letter that this browser asked for; null: none. */
  async execute(
    given: { readonly email: string; readonly acceptsTerms: boolean },
    known: string | null,
    device: Device,
  ): Promise<Result<AskedMailboxCode, AskMailboxCodeRefusal>> {
    const email = emailAddress(given.email);
    if (!email.ok) return email;
    if (!given.acceptsTerms) return refuse({ kind: 'terms-needed' });
    const seconds = await this.#secondsToWait(email.value, known);
    if (seconds > 0) return refuse({ kind: 'code-just-sent', seconds });
    if (!(await this.letters.mayReach(email.value))) return refuse({ kind: 'too-many-codes' });
    return accept(await this.#send(email.value, device));
  }

  async #secondsToWait(email: EmailAddress, known: string | null): Promise<number> {
    const last = known === null ? null : await this.proofs.find(this.fingerprints.of(known));
    return last?.email === email && last.usedAt === null ? secondsUntilNextCode(last.createdAt, this.clock.now()) : 0;
  }

  async #send(email: EmailAddress, device: Device): Promise<AskedMailboxCode> {
    const now = this.clock.now();
    const [secret, link] = [this.ids.newSecret(32), this.ids.newSecret(32)];
    const code = mailboxCodeOf(this.ids.randomIntegers(mailboxCodeDigits, 10));
    const expiresAt = new Date(now.getTime() + mailboxProofLifetimeMs);
    await this.proofs.add({
      id: this.ids.newId(),
      browserFingerprint: this.fingerprints.of(secret),
      codeFingerprint: codeFingerprint(this.fingerprints, secret, code),
      linkFingerprint: this.fingerprints.of(link),
      email,
      tries: 0,
      consents: givenConsents(false, { settings: this.settings, now }, this.fingerprints),
      device,
      createdAt: now,
      expiresAt,
      usedAt: null,
    });
    const url = this.addresses.school(`/pagos/correo/${link}`);
    await this.outbox.post(mailboxLetter(code, url, expiresAt), { name: email, email });
    return { email, secret, expiresAt };
  }
}
