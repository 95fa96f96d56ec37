import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Accounts } from '#application/server/ports/accounts.ts';
import type { Consents } from '#application/server/ports/consents.ts';
import type { Fingerprints } from '#application/server/ports/fingerprints.ts';
import type { Device } from '#application/server/ports/sessions.ts';
import { consentTexts, type ConsentPurpose } from '#domain/accounts/consent.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import type { WebApp } from '#domain/accounts/session.ts';
import type { User } from '#domain/accounts/user.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { AccountJournal } from './account-journal.ts';
import type { EmailLinks } from './email-links.ts';
import type { OpenedSession, SessionOpener } from './session-opener.ts';

/** An account to add, checked. */
export interface NewAccount {
  readonly givenNames: string;
  readonly paternalSurname: string;
  readonly maternalSurname: string;
  readonly email: EmailAddress;
  readonly passwordHash: string;
  readonly acceptsMarketing: boolean;
  /** The mailbox was read already: no verification mail is sent. */
  readonly isVerified?: boolean;
}

/** From where an account is opened. */
export interface AccountOrigin {
  readonly app: WebApp;
  readonly device: Device;
}

export type AddAccountRefusal = { readonly kind: 'email-taken' };

/** Adds an account whose data are checked: the user, what was agreed to, the verification mail, the session. One transaction. */
export class AddAccount {
  readonly #accounts: Accounts;
  readonly #consents: Consents;
  readonly #fingerprints: Fingerprints;
  readonly #links: EmailLinks;
  readonly #opener: SessionOpener;
  readonly #journal: AccountJournal;
  readonly #ids: IdGenerator;
  readonly #clock: Clock;

  constructor(
    accounts: Accounts,
    consents: Consents,
    fingerprints: Fingerprints,
    links: EmailLinks,
    opener: SessionOpener,
    journal: AccountJournal,
    ids: IdGenerator,
    clock: Clock,
  ) {
    this.#accounts = accounts;
    this.#consents = consents;
    this.#fingerprints = fingerprints;
    this.#links = links;
    this.#opener = opener;
    this.#journal = journal;
    this.#ids = ids;
    this.#clock = clock;
  }

  async execute(account: NewAccount, origin: AccountOrigin): Promise<Result<OpenedSession, AddAccountRefusal>> {
    const user = newUser(this.#ids.newId(), account, this.#clock.now());
    if (!(await this.#accounts.add(user, account.passwordHash))) return refuse({ kind: 'email-taken' });
    await this.#recordConsent(user.id, 'terms', true, origin.device);
    await this.#recordConsent(user.id, 'marketing', account.acceptsMarketing, origin.device);
    await this.#journal.note(user.id, 'registered', { app: origin.app, address: origin.device.address });
    if (user.emailVerifiedAt === null) await this.#links.send(user, 'verify');
    return accept(await this.#opener.open({ userId: user.id, ...origin, loginId: null }));
  }

  #recordConsent(userId: string, purpose: ConsentPurpose, granted: boolean, device: Device): Promise<void> {
    const { version, text } = consentTexts[purpose];
    return this.#consents.add({
      id: this.#ids.newId(),
      userId,
      purpose,
      textVersion: version,
      textHash: this.#fingerprints.of(text),
      granted,
      at: this.#clock.now(),
      device,
    });
  }
}

function newUser(id: string, account: NewAccount, now: Date): User {
  return {
    id,
    email: account.email,
    givenNames: account.givenNames,
    paternalSurname: account.paternalSurname,
    maternalSurname: account.maternalSurname,
    phone: '',
    document: null,
    role: 0,
    isCollaborator: false,
    emailVerifiedAt: account.isVerified === true ? now : null,
    photoFile: null,
    tourSeen: false,
    guestOf: null,
    createdAt: now,
    disabledAt: null,
  };
}
