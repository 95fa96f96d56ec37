import type { Container } from 'inversify';
import type { Kysely } from 'kysely';
import { PlacesInSource } from '#adapters/server/places/places-in-source.ts';
import { EmailChangesInSql } from '#adapters/server/sql/accounts/email-changes-in-sql.ts';
import { PersonalRecordsInSql } from '#adapters/server/sql/accounts/personal-records-in-sql.ts';
import { ProfileDetailsStoreInSql } from '#adapters/server/sql/accounts/profile-details-store-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { AccountEndings } from '#application/server/accounts/account-endings.ts';
import { AccountJournal } from '#application/server/accounts/account-journal.ts';
import { AskEmailChange } from '#application/server/accounts/ask-email-change.ts';
import { ChangePassword } from '#application/server/accounts/change-password.ts';
import { ChangePhoto } from '#application/server/accounts/change-photo.ts';
import { ChangeProfile } from '#application/server/accounts/change-profile.ts';
import { CheckOwnPassword } from '#application/server/accounts/check-own-password.ts';
import { ChooseMarketing } from '#application/server/legal/choose-marketing.ts';
import { ConfirmEmailChange } from '#application/server/accounts/confirm-email-change.ts';
import { DeleteAccount } from '#application/server/accounts/delete-account.ts';
import { EraseAccount } from '#application/server/accounts/erase-account.ts';
import { ExportOwnData } from '#application/server/accounts/export-own-data.ts';
import { ReadProfile } from '#application/server/accounts/read-profile.ts';
import { SendEmailChange } from '#application/server/accounts/send-email-change.ts';
import { StorePassword } from '#application/server/accounts/store-password.ts';
import { UnaskedLetters } from '#application/server/shared/unasked-letters.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { Consents } from '#application/server/legal/ports/consents.ts';
import { EmailChanges } from '#application/server/accounts/ports/email-changes.ts';
import { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { Guests } from '#application/server/plans/ports/guests.ts';
import { Outbox } from '#application/server/shared/ports/outbox.ts';
import { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import { PersonalRecords } from '#application/server/accounts/ports/personal-records.ts';
import { Places } from '#application/server/accounts/ports/places.ts';
import { ProfileDetailsStore } from '#application/server/accounts/ports/profile-details-store.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { Sessions } from '#application/server/accounts/ports/sessions.ts';
import { SignInFailures } from '#application/server/accounts/ports/sign-in-failures.ts';
import { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { Uploads } from '#application/server/shared/ports/uploads.ts';

const places = new PlacesInSource();

/** Binds profiles, own data and the deletion of accounts. */
export function bindProfiles(container: Container, db: Kysely<SchoolDatabase>): void {
  container.bind(Places).toConstantValue(places);
  container.bind(ProfileDetailsStore).toResolvedValue(() => new ProfileDetailsStoreInSql(db));
  container.bind(EmailChanges).toResolvedValue(() => new EmailChangesInSql(db));
  container.bind(PersonalRecords).toResolvedValue(() => new PersonalRecordsInSql(db));
  container
    .bind(ReadProfile)
    .toResolvedValue((...ports) => new ReadProfile(...ports), [Accounts, ProfileDetailsStore, Consents]);
  container
    .bind(ChangeProfile)
    .toResolvedValue(
      (...ports) => new ChangeProfile(...ports),
      [Accounts, ProfileDetailsStore, Places, AccountJournal, Clock],
    );
  container.bind(ChangePhoto).toResolvedValue((...ports) => new ChangePhoto(...ports), [Accounts, Clock]);
  container
    .bind(ChooseMarketing)
    .toResolvedValue((...ports) => new ChooseMarketing(...ports), [Consents, Fingerprints, IdGenerator, Clock]);
  bindEntrances(container);
  bindOwnData(container);
}

function bindEntrances(container: Container): void {
  container
    .bind(CheckOwnPassword)
    .toResolvedValue(
      (...ports) => new CheckOwnPassword(...ports),
      [Accounts, Sessions, SignInFailures, PasswordHasher, UnitOfWork],
    );
  container
    .bind(ChangePassword)
    .toResolvedValue((...ports) => new ChangePassword(...ports), [CheckOwnPassword, PasswordHasher, UnitOfWork]);
  container
    .bind(StorePassword)
    .toResolvedValue(
      (...ports) => new StorePassword(...ports),
      [Accounts, AccountEndings, Outbox, PublicAddresses, AccountJournal, Clock],
    );
  container
    .bind(AskEmailChange)
    .toResolvedValue((...ports) => new AskEmailChange(...ports), [CheckOwnPassword, UnitOfWork]);
  container
    .bind(SendEmailChange)
    .toResolvedValue(
      (accounts, changes, outbox, letters, addresses, prints, journal, ids, clock) =>
        new SendEmailChange(accounts, changes, outbox, letters, addresses, prints, journal, ids, clock),
      [
        Accounts,
        EmailChanges,
        Outbox,
        UnaskedLetters,
        PublicAddresses,
        Fingerprints,
        AccountJournal,
        IdGenerator,
        Clock,
      ],
    );
  container
    .bind(ConfirmEmailChange)
    .toResolvedValue(
      (...ports) => new ConfirmEmailChange(...ports),
      [EmailChanges, Accounts, AccountEndings, Outbox, PublicAddresses, Fingerprints, AccountJournal, Clock],
    );
}

function bindOwnData(container: Container): void {
  container
    .bind(ExportOwnData)
    .toResolvedValue(
      (...ports) => new ExportOwnData(...ports),
      [ReadProfile, PersonalRecords, Places, AccountJournal, Clock],
    );
  container
    .bind(DeleteAccount)
    .toResolvedValue((...ports) => new DeleteAccount(...ports), [CheckOwnPassword, Uploads, UnitOfWork]);
  container
    .bind(EraseAccount)
    .toResolvedValue(
      (...ports) => new EraseAccount(...ports),
      [Accounts, PersonalRecords, Sessions, Guests, Outbox, AccountJournal, Clock],
    );
}
