import { Kysely } from 'kysely';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { PlacesInSource } from '#adapters/server/places/places-in-source.ts';
import { EmailChangesInSql } from '#adapters/server/sql/accounts/email-changes-in-sql.ts';
import { PersonalRecordsInSql } from '#adapters/server/sql/accounts/personal-records-in-sql.ts';
import { ProfileDetailsStoreInSql } from '#adapters/server/sql/accounts/profile-details-store-in-sql.ts';
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
import { IssueWaitingCertificates } from '#application/server/learning/certificates/issue-waiting-certificates.ts';
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
import { Team } from '#application/server/office/ports/team.ts';
import { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { Uploads } from '#application/server/shared/ports/uploads.ts';
import type { Bindings } from '#adapters/wiring/late-container.ts';

const places = new PlacesInSource();

/** Binds profiles, own data and the deletion of accounts. */
export function bindProfiles(container: Bindings): void {
  container.bind(Places).toConstantValue(places);
  bindPort(container, ProfileDetailsStore, ProfileDetailsStoreInSql, [Kysely]);
  bindPort(container, EmailChanges, EmailChangesInSql, [Kysely]);
  bindPort(container, PersonalRecords, PersonalRecordsInSql, [Kysely]);
  bindClass(container, ReadProfile, [Accounts, ProfileDetailsStore, Consents]);
  bindClass(container, ChangeProfile, [
    Accounts,
    ProfileDetailsStore,
    Places,
    IssueWaitingCertificates,
    AccountJournal,
    Clock,
  ]);
  bindClass(container, ChangePhoto, [Accounts, Clock]);
  bindClass(container, ChooseMarketing, [Consents, Fingerprints, IdGenerator, Clock]);
  bindEntrances(container);
  bindOwnData(container);
}

function bindEntrances(container: Bindings): void {
  bindClass(container, CheckOwnPassword, [Accounts, Sessions, SignInFailures, PasswordHasher, UnitOfWork]);
  bindClass(container, ChangePassword, [CheckOwnPassword, PasswordHasher, UnitOfWork]);
  bindClass(container, StorePassword, [Accounts, AccountEndings, Outbox, PublicAddresses, AccountJournal, Clock]);
  bindClass(container, AskEmailChange, [CheckOwnPassword, UnitOfWork]);
  bindClass(container, SendEmailChange, [
    Accounts,
    EmailChanges,
    Outbox,
    UnaskedLetters,
    PublicAddresses,
    Fingerprints,
    AccountJournal,
    IdGenerator,
    Clock,
  ]);
  bindClass(container, ConfirmEmailChange, [
    EmailChanges,
    Accounts,
    AccountEndings,
    Outbox,
    PublicAddresses,
    Fingerprints,
    AccountJournal,
    Clock,
  ]);
}

function bindOwnData(container: Bindings): void {
  bindClass(container, ExportOwnData, [ReadProfile, PersonalRecords, Places, AccountJournal, Clock]);
  bindClass(container, DeleteAccount, [CheckOwnPassword, Uploads, UnitOfWork]);
  bindClass(container, EraseAccount, [
    Accounts,
    Team,
    PersonalRecords,
    Sessions,
    Guests,
    Outbox,
    AccountJournal,
    Clock,
  ]);
}
