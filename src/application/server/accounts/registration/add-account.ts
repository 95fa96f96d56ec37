import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Consents } from '#application/server/legal/ports/consents.ts';
import type { Device } from '#application/server/accounts/ports/sessions.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import type { WebApp } from '#domain/accounts/session.ts';
import type { User } from '#domain/accounts/user.ts';
import type { GivenConsent } from '#domain/legal/consent.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { AccountJournal } from '#application/server/accounts/account-journal.ts';
import type { OpenedSession, SessionOpener } from '#application/server/accounts/sessions/session-opener.ts';

/** What a person agreed to, when and from where. */
export interface Agreed {
  readonly consents: readonly GivenConsent[];
  readonly at: Date;
  readonly device: Device;
}

/** An account to add, checked; its mailbox was read already. */
export interface NewAccount {
  readonly givenNames: string;
  readonly paternalSurname: string;
  readonly maternalSurname: string;
  readonly email: EmailAddress;
  readonly passwordHash: string;
  readonly agreed: Agreed;
}

/** From where an account is opened. */
export interface AccountOrigin {
  readonly app: WebApp;
  readonly device: Device;
}

export type AddAccountRefusal = { readonly kind: 'email-taken' };

/** Adds an account whose data are checked: the user, what was agreed to, the session. One transaction. */
export class AddAccount {
  constructor(
    private readonly accounts: Accounts,
    private readonly consents: Consents,
    private readonly opener: SessionOpener,
    private readonly journal: AccountJournal,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  async execute(account: NewAccount, origin: AccountOrigin): Promise<Result<OpenedSession, AddAccountRefusal>> {
    const user = newUser(this.ids.newId(), account, this.clock.now());
    if (!(await this.accounts.add(user, account.passwordHash))) return refuse({ kind: 'email-taken' });
    const { consents, at, device } = account.agreed;
    for (const consent of consents) {
      await this.consents.add({ ...consent, id: this.ids.newId(), userId: user.id, at, device });
    }
    await this.journal.note(user.id, 'registered', { app: origin.app, address: origin.device.address });
    return accept(await this.opener.open({ userId: user.id, ...origin, loginId: null, provenAt: user.createdAt }));
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
    emailVerifiedAt: now,
    photoFile: null,
    tourSeen: false,
    guestOf: null,
    createdAt: now,
    disabledAt: null,
  };
}
