import { Kysely } from 'kysely';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { PendingRegistrationsInSql } from '#adapters/server/sql/accounts/pending-registrations-in-sql.ts';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { AddAccount } from '#application/server/accounts/registration/add-account.ts';
import { CheckAccountOpening } from '#application/server/accounts/registration/check-account-opening.ts';
import { OpenAccount } from '#application/server/accounts/registration/open-account.ts';
import { RegisterAccount } from '#application/server/accounts/registration/register-account.ts';
import { RegistrationLetters } from '#application/server/accounts/registration/registration-letters.ts';
import { UseAccountOpening } from '#application/server/accounts/registration/use-account-opening.ts';
import { UnaskedLetters } from '#application/server/shared/unasked-letters.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { Outbox } from '#application/server/shared/ports/outbox.ts';
import { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import { PendingRegistrations } from '#application/server/accounts/ports/pending-registrations.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import type { Bindings } from '#adapters/wiring/late-container.ts';

/** Binds asking for an account and opening it by the link of a letter. */
export function bindRegistrations(container: Bindings): void {
  bindPort(container, PendingRegistrations, PendingRegistrationsInSql, [Kysely]);
  bindClass(container, RegistrationLetters, [
    PendingRegistrations,
    Accounts,
    Outbox,
    UnaskedLetters,
    PublicAddresses,
    Fingerprints,
    IdGenerator,
    Clock,
  ]);
  bindClass(container, CheckAccountOpening, [PendingRegistrations, Accounts, Fingerprints, Clock]);
  bindClass(container, OpenAccount, [CheckAccountOpening, PasswordHasher, UnitOfWork]);
  bindClass(container, UseAccountOpening, [CheckAccountOpening, PendingRegistrations, AddAccount, Fingerprints, Clock]);
  bindClass(container, RegisterAccount, [
    PasswordHasher,
    Fingerprints,
    PublicAddresses,
    UnitOfWork,
    SchoolSettings,
    Clock,
  ]);
}
