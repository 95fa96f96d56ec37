import { Kysely } from 'kysely';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { AccountEventsInSql } from '#adapters/server/sql/accounts/account-events-in-sql.ts';
import { AccountsInSql } from '#adapters/server/sql/accounts/accounts-in-sql.ts';
import { ConsentsInSql } from '#adapters/server/sql/legal/consents-in-sql.ts';
import { EmailTokensInSql } from '#adapters/server/sql/accounts/email-tokens-in-sql.ts';
import { MailQueueInSql } from '#adapters/server/sql/shared/mail-queue-in-sql.ts';
import { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import { OutboxInSql } from '#adapters/server/sql/shared/outbox-in-sql.ts';
import { RefreshTokensInSql } from '#adapters/server/sql/accounts/refresh-tokens-in-sql.ts';
import { SessionsInSql } from '#adapters/server/sql/accounts/sessions-in-sql.ts';
import { SignInCodesInSql } from '#adapters/server/sql/accounts/sign-in-codes-in-sql.ts';
import { SignInFailuresInSql } from '#adapters/server/sql/accounts/sign-in-failures-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { FingerprintsBySha256 } from '#adapters/server/security/fingerprints-by-sha256.ts';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { AccountEndings } from '#application/server/accounts/account-endings.ts';
import { AccountJournal } from '#application/server/accounts/account-journal.ts';
import { AddAccount } from '#application/server/accounts/registration/add-account.ts';
import { AdmitUser } from '#application/server/accounts/registration/admit-user.ts';
import { ChangePasswordByLink } from '#application/server/accounts/change-password-by-link.ts';
import { CheckPasswordReset } from '#application/server/accounts/check-password-reset.ts';
import { CountSignInTry } from '#application/server/accounts/sessions/count-sign-in-try.ts';
import { EmailLinks } from '#application/server/accounts/email-links.ts';
import { RevenueShares } from '#application/server/receipts/shares/ports/revenue-shares.ts';
import { ReadMe } from '#application/server/accounts/read-me.ts';
import { RegistrationLetters } from '#application/server/accounts/registration/registration-letters.ts';
import { RequestPasswordReset } from '#application/server/accounts/request-password-reset.ts';
import { ResetPassword } from '#application/server/accounts/reset-password.ts';
import { SendVerification } from '#application/server/accounts/registration/send-verification.ts';
import { SessionOpener } from '#application/server/accounts/sessions/session-opener.ts';
import { SignIn } from '#application/server/accounts/sessions/sign-in.ts';
import { VerifyEmail } from '#application/server/accounts/registration/verify-email.ts';
import { ResponsiblePeople } from '#application/server/plans/responsible-people.ts';
import { AccessTokens } from '#application/server/accounts/ports/access-tokens.ts';
import { AccountEvents } from '#application/server/accounts/ports/account-events.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { BillingRecords } from '#application/server/orders/ports/billing-records.ts';
import { Consents } from '#application/server/legal/ports/consents.ts';
import { EmailChanges } from '#application/server/accounts/ports/email-changes.ts';
import { EmailTokens } from '#application/server/accounts/ports/email-tokens.ts';
import { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { MailQueue } from '#application/server/shared/ports/mail-queue.ts';
import { Outbox } from '#application/server/shared/ports/outbox.ts';
import { Ownership } from '#application/server/accounts/ports/ownership.ts';
import { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import { PendingRegistrations } from '#application/server/accounts/ports/pending-registrations.ts';
import { SecondFactors } from '#application/server/accounts/ports/second-factors.ts';
import { UseFactorCode } from '#application/server/accounts/factor/use-factor-code.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { RefreshTokens } from '#application/server/accounts/ports/refresh-tokens.ts';
import { Sessions } from '#application/server/accounts/ports/sessions.ts';
import { SignInCodes } from '#application/server/accounts/ports/sign-in-codes.ts';
import { SignInFailures } from '#application/server/accounts/ports/sign-in-failures.ts';
import { Team } from '#application/server/office/ports/team.ts';
import { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import type { SchoolParts } from '#adapters/server/wiring/school-parts.ts';
import { PublicAddressesFromConfig } from '#adapters/server/config/public-addresses-from-config.ts';
import { bindRegistrations } from './registrations.container.ts';
import { bindFactors } from './factors.container.ts';
import { bindMailboxes } from './mailboxes.container.ts';
import { bindSessions } from './sessions.container.ts';
import type { Bindings } from '#adapters/wiring/late-container.ts';

/** Binds accounts, their sessions and the letters of the school. */
export function bindAccounts(container: Bindings, parts: SchoolParts): void {
  bindStores(container, parts);
  bindHelpers(container);
  bindGettingIn(container);
  bindRegistrations(container);
  bindMailboxes(container);
  bindLinks(container);
  bindSessions(container);
  bindFactors(container, parts);
}

function bindStores(container: Bindings, parts: SchoolParts): void {
  container.bind(PasswordHasher).toConstantValue(parts.passwordHasher);
  container.bind(PublicAddresses).toResolvedValue(() => new PublicAddressesFromConfig(parts.config));
  bindPort(container, Fingerprints, FingerprintsBySha256, []);
  bindPort(container, Accounts, AccountsInSql, [Kysely]);
  bindPort(container, Sessions, SessionsInSql, [Kysely]);
  bindPort(container, RefreshTokens, RefreshTokensInSql, [Kysely]);
  bindPort(container, EmailTokens, EmailTokensInSql, [Kysely]);
  bindPort(container, SignInCodes, SignInCodesInSql, [Kysely]);
  bindPort(container, SignInFailures, SignInFailuresInSql, [Kysely]);
  bindPort(container, Consents, ConsentsInSql, [Kysely]);
  bindPort(container, AccountEvents, AccountEventsInSql, [Kysely]);
  bindPort(container, MailQueue, MailQueueInSql, [Kysely]);
  container
    .bind(Outbox)
    .toResolvedValue(
      (db: Kysely<SchoolDatabase>, clock, ids, settings, addresses) =>
        new OutboxInSql(db, clock, ids, settings, addresses.schoolOrigin),
      [Kysely, Clock, IdGenerator, SchoolSettings, PublicAddresses],
    );
}

function bindHelpers(container: Bindings): void {
  bindClass(container, AccountEndings, [Sessions, EmailTokens, EmailChanges]);
  bindClass(container, SessionOpener, [Sessions, RefreshTokens, AccessTokens, Fingerprints, IdGenerator, Clock]);
  bindClass(container, AccountJournal, [AccountEvents, IdGenerator, Clock]);
  bindClass(container, EmailLinks, [Accounts, EmailTokens, Outbox, PublicAddresses, Fingerprints, IdGenerator, Clock]);
}

function bindGettingIn(container: Bindings): void {
  bindClass(container, AddAccount, [Accounts, Consents, SessionOpener, AccountJournal, IdGenerator, Clock]);
  bindClass(container, SignIn, [Accounts, PendingRegistrations, PasswordHasher, UnitOfWork, Clock]);
  bindClass(container, CountSignInTry, [SignInFailures, Clock]);
  bindClass(container, AdmitUser, [
    Accounts,
    SignInFailures,
    SecondFactors,
    UseFactorCode,
    SessionOpener,
    AccountJournal,
    Clock,
  ]);
  bindClass(container, ReadMe, [Accounts, Ownership, BillingRecords, ResponsiblePeople, Team, RevenueShares, Clock]);
}

function bindLinks(container: Bindings): void {
  bindClass(container, SendVerification, [Accounts, EmailLinks, RegistrationLetters]);
  bindClass(container, VerifyEmail, [EmailTokens, Accounts, Fingerprints, AccountJournal, Clock]);
  bindClass(container, RequestPasswordReset, [Accounts, EmailLinks, AccountJournal]);
  bindClass(container, CheckPasswordReset, [EmailTokens, Accounts, Fingerprints, Clock]);
  bindClass(container, ResetPassword, [CheckPasswordReset, PasswordHasher, UnitOfWork]);
  bindClass(container, ChangePasswordByLink, [
    EmailTokens,
    Accounts,
    AccountEndings,
    SignInFailures,
    Outbox,
    PublicAddresses,
    Fingerprints,
    AccountJournal,
    Clock,
  ]);
}
