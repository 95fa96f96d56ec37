import type { Container } from 'inversify';
import type { Kysely } from 'kysely';
import { PendingRegistrationsInSql } from '#adapters/server/sql/accounts/pending-registrations-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
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
import { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { Outbox } from '#application/server/shared/ports/outbox.ts';
import { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import { PendingRegistrations } from '#application/server/accounts/ports/pending-registrations.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';

/** Binds asking for an account and opening it by the link of a letter. */
export function bindRegistrations(container: Container, db: Kysely<SchoolDatabase>): void {
  container.bind(PendingRegistrations).toResolvedValue(() => new PendingRegistrationsInSql(db));
  container
    .bind(RegistrationLetters)
    .toResolvedValue(
      (...ports) => new RegistrationLetters(...ports),
      [PendingRegistrations, Accounts, Outbox, UnaskedLetters, PublicAddresses, Fingerprints, IdGenerator, Clock],
    );
  container
    .bind(CheckAccountOpening)
    .toResolvedValue(
      (...ports) => new CheckAccountOpening(...ports),
      [PendingRegistrations, Accounts, Fingerprints, Clock],
    );
  container
    .bind(OpenAccount)
    .toResolvedValue((...ports) => new OpenAccount(...ports), [CheckAccountOpening, PasswordHasher, UnitOfWork]);
  container
    .bind(UseAccountOpening)
    .toResolvedValue(
      (...ports) => new UseAccountOpening(...ports),
      [CheckAccountOpening, PendingRegistrations, AddAccount, Fingerprints, Clock],
    );
  container
    .bind(RegisterAccount)
    .toResolvedValue(
      (...ports) => new RegisterAccount(...ports),
      [PasswordHasher, Fingerprints, PublicAddresses, UnitOfWork],
    );
}
