import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { UnaskedLetters } from '#application/server/shared/unasked-letters.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type {
  PendingRegistration,
  PendingRegistrations,
} from '#application/server/accounts/ports/pending-registrations.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import { maySendRegistrationAgain, pendingRegistrationLifetimeMs } from '#domain/accounts/pending-registration.ts';
import { fullName, type User } from '#domain/accounts/user.ts';
import { alreadyHereLetter, openAccountLetter } from '#application/server/accounts/letters.ts';

/** What is kept of a registration beside the link and its times. */
export type GivenPending = Omit<
  PendingRegistration,
  'id' | 'fingerprint' | 'createdAt' | 'expiresAt' | 'sentAt' | 'usedAt'
>;

/**
 * Keeps registrations and sends their letters, inside the transaction of whoever asks. The letter goes to the mailbox in any case and
 * says there whether it has an account; whoever asks sees no difference. Source: SAFE-18.
 */
export class RegistrationLetters {
  constructor(
    private readonly pendings: PendingRegistrations,
    private readonly accounts: Accounts,
    private readonly outbox: Outbox,
    private readonly letters: UnaskedLetters,
    private readonly addresses: PublicAddresses,
    private readonly fingerprints: Fingerprints,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Nothing is kept when the mailbox got as many letters today as strangers may cause: without its letter it could not be opened. */
  async begin(given: GivenPending): Promise<void> {
    if (!(await this.letters.mayReach(given.email))) return;
    const now = this.clock.now();
    const secret = this.ids.newSecret(32);
    const pending: PendingRegistration = {
      ...given,
      id: this.ids.newId(),
      fingerprint: this.fingerprints.of(secret),
      createdAt: now,
      expiresAt: new Date(now.getTime() + pendingRegistrationLifetimeMs),
      sentAt: now,
      usedAt: null,
    };
    await this.pendings.add(pending);
    await this.#post(pending, secret);
  }

  /** Sends the letter of the mailbox's last registration once more, unless one went out a moment ago; its earlier link stops working. */
  async again(email: EmailAddress): Promise<void> {
    const now = this.clock.now();
    const pending = await this.pendings.newestOf(email, now);
    if (pending === null || !maySendRegistrationAgain(pending.sentAt, now)) return;
    if (!(await this.letters.mayReach(email))) return;
    const secret = this.ids.newSecret(32);
    const isRenewed = await this.pendings.renew(pending.id, pending.sentAt, this.fingerprints.of(secret), now);
    if (isRenewed) await this.#post(pending, secret);
  }

  async #post({ email, expiresAt }: PendingRegistration, secret: string): Promise<void> {
    const holder = await this.accounts.findByEmail(email);
    if (holder !== null) return this.#tellHolder(holder);
    const url = this.addresses.signIn(`/confirmar-cuenta/${secret}`);
    // The name is whatever a stranger may have typed.
    await this.outbox.post(openAccountLetter(url, expiresAt), { name: email, email });
  }

  #tellHolder(holder: User): Promise<void> {
    const letter = alreadyHereLetter(holder, this.addresses.school('/login'), this.addresses.school('/reset-password'));
    return this.outbox.post(letter, { name: fullName(holder), email: holder.email });
  }
}
