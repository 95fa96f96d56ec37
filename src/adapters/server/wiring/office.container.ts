import { Kysely } from 'kysely';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import type { Bindings } from '#adapters/wiring/late-container.ts';
import { LastBackupsInSql } from '#adapters/server/sql/office/last-backups-in-sql.ts';
import { MovedGrantsInSql } from '#adapters/server/sql/office/moved-grants-in-sql.ts';
import { MovedProgressRecordsInSql } from '#adapters/server/sql/office/moved-progress-records-in-sql.ts';
import { NewcomersInSql } from '#adapters/server/sql/office/newcomers-in-sql.ts';
import { OfficeLogInSql } from '#adapters/server/sql/office/office-log-in-sql.ts';
import { PendingCountsInSql } from '#adapters/server/sql/office/pending-counts-in-sql.ts';
import { ResourceRecordsInSql } from '#adapters/server/sql/office/resources/resource-records-in-sql.ts';
import { TeacherAccountsInSql } from '#adapters/server/sql/office/teacher-accounts-in-sql.ts';
import { TeamInSql } from '#adapters/server/sql/office/team-in-sql.ts';
import { TeamInvitationsInSql } from '#adapters/server/sql/office/team-invitations-in-sql.ts';
import { SettingsVersionsInSql } from '#adapters/server/sql/settings/settings-versions-in-sql.ts';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { AccountJournal } from '#application/server/accounts/account-journal.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { Ownership } from '#application/server/accounts/ports/ownership.ts';
import { EmailTokens } from '#application/server/accounts/ports/email-tokens.ts';
import { Certificates } from '#application/server/learning/ports/certificates.ts';
import { CourseContents } from '#application/server/learning/ports/course-contents.ts';
import { Discussions } from '#application/server/learning/ports/discussions.ts';
import { ProgressRecords } from '#application/server/learning/ports/progress-records.ts';
import { AcceptTeamInvitation, ReadTeamInvitation } from '#application/server/office/accept-team-invitation.ts';
import { CheckFactorDuty } from '#application/server/office/check-factor-duty.ts';
import { ChangeRoles } from '#application/server/office/change-roles.ts';
import { ChangeTeamInvitation, InviteToTeam } from '#application/server/office/invite-to-team.ts';
import { MoveInCertificates } from '#application/server/office/moving/move-in-certificates.ts';
import { MoveInGrants } from '#application/server/office/moving/move-in-grants.ts';
import { MoveInPeople } from '#application/server/office/moving/move-in-people.ts';
import { MoveInProgress } from '#application/server/office/moving/move-in-progress.ts';
import { MoveInReviews } from '#application/server/office/moving/move-in-reviews.ts';
import { MoveIn } from '#application/server/office/moving/move-in.ts';
import { MovingByKind } from '#application/server/office/moving/moving-by-kind.ts';
import { MovingInvitations } from '#application/server/office/moving/moving-invitations.ts';
import { MovingSubjects } from '#application/server/office/moving/moving-subjects.ts';
import { RehearseMove } from '#application/server/office/moving/rehearse-move.ts';
import { OfferFirstOwner } from '#application/server/office/offer-first-owner.ts';
import { OfficeJournal } from '#application/server/office/office-journal.ts';
import { LastBackups } from '#application/server/office/ports/last-backups.ts';
import { MovedGrants } from '#application/server/office/ports/moved-grants.ts';
import { MovedProgressRecords } from '#application/server/office/ports/moved-progress-records.ts';
import { Newcomers } from '#application/server/office/ports/newcomers.ts';
import { OfficeLog } from '#application/server/office/ports/office-log.ts';
import { PendingCounts } from '#application/server/office/ports/pending-counts.ts';
import { Publications } from '#application/server/office/ports/publications.ts';
import { TeamInvitations } from '#application/server/office/ports/team-invitations.ts';
import { LinkTeacher } from '#application/server/office/link-teacher.ts';
import { TeacherAccounts } from '#application/server/office/ports/teacher-accounts.ts';
import { Team } from '#application/server/office/ports/team.ts';
import { ReadOfficePending } from '#application/server/office/read-office-pending.ts';
import { ReadDetractions } from '#application/server/receipts/books/read-detractions.ts';
import { ReadOfficeReceipts } from '#application/server/receipts/read-office-receipts.ts';
import { TeamInvitationLetters } from '#application/server/office/team-invitation-letters.ts';
import { MoveResource, RemoveResource } from '#application/server/office/resources/change-resource.ts';
import { ResourceRecords } from '#application/server/office/resources/ports/resource-records.ts';
import { SaveResource } from '#application/server/office/resources/save-resource.ts';
import { ReadLegalText } from '#application/server/legal/read-legal-text.ts';
import { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import { ChangeSettings } from '#application/server/settings/change-settings.ts';
import { SettingsVersions } from '#application/server/settings/ports/settings-versions.ts';
import { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { Outbox } from '#application/server/shared/ports/outbox.ts';
import { BankAccounts } from '#application/server/vouchers/ports/bank-accounts.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';

/** Binds who works for the school, in which roles, and who is asked to. */
export function bindOffice(container: Bindings): void {
  bindPort(container, Team, TeamInSql, [Kysely]);
  bindPort(container, TeacherAccounts, TeacherAccountsInSql, [Kysely]);
  bindClass(container, LinkTeacher, [TeacherAccounts, Accounts, OfficeJournal]);
  bindPort(container, TeamInvitations, TeamInvitationsInSql, [Kysely]);
  bindPort(container, OfficeLog, OfficeLogInSql, [Kysely]);
  bindClass(container, OfficeJournal, [OfficeLog, IdGenerator, Clock]);
  bindPort(container, SettingsVersions, SettingsVersionsInSql, [Kysely]);
  bindClass(container, ReadLegalText, [SchoolSettings, Clock]);
  bindClass(container, ChangeSettings, [SettingsVersions, BankAccounts, OfficeJournal, Clock, IdGenerator]);
  bindClass(container, ChangeRoles, [Team, Accounts, OfficeJournal, Clock]);
  bindClass(container, TeamInvitationLetters, [Accounts, Outbox, PublicAddresses]);
  bindClass(container, InviteToTeam, [
    TeamInvitations,
    Team,
    Accounts,
    TeamInvitationLetters,
    OfficeJournal,
    Fingerprints,
    IdGenerator,
    Clock,
  ]);
  bindClass(container, ChangeTeamInvitation, [
    TeamInvitations,
    TeamInvitationLetters,
    OfficeJournal,
    Fingerprints,
    IdGenerator,
    Clock,
  ]);
  bindClass(container, ReadTeamInvitation, [TeamInvitations, Accounts, Fingerprints, Clock]);
  bindClass(container, AcceptTeamInvitation, [
    TeamInvitations,
    Team,
    Accounts,
    ChangeRoles,
    OfficeJournal,
    Fingerprints,
    Clock,
  ]);
  bindClass(container, OfferFirstOwner, [TeamInvitations, Team, Fingerprints, IdGenerator, Clock]);
}

/** Binds what tells whoever works for the school what waits. */
export function bindPending(container: Bindings): void {
  bindPort(container, PendingCounts, PendingCountsInSql, [Kysely]);
  bindPort(container, LastBackups, LastBackupsInSql, [Kysely]);
  bindClass(container, ReadOfficePending, [
    Team,
    PendingCounts,
    ReadOfficeReceipts,
    ReadDetractions,
    SettingsVersions,
    LastBackups,
    Clock,
  ]);
}

/** Binds what the office keeps by lists and forms. */
export function bindResources(container: Bindings): void {
  bindPort(container, ResourceRecords, ResourceRecordsInSql, [Kysely]);
  bindClass(container, SaveResource, [ResourceRecords, Team, CheckFactorDuty, OfficeJournal, Clock]);
  bindClass(container, RemoveResource, [ResourceRecords, OfficeJournal]);
  bindClass(container, MoveResource, [ResourceRecords, OfficeJournal]);
}

/** Binds how a school moves in that comes from another platform. */
export function bindMovingIn(container: Bindings): void {
  bindPort(container, Newcomers, NewcomersInSql, [Kysely]);
  bindClass(container, MovingInvitations, [
    EmailTokens,
    Outbox,
    PublicAddresses,
    Fingerprints,
    AccountJournal,
    IdGenerator,
    Clock,
  ]);
  bindPort(container, MovedGrants, MovedGrantsInSql, [Kysely]);
  bindPort(container, MovedProgressRecords, MovedProgressRecordsInSql, [Kysely]);
  bindClass(container, MovingSubjects, [Newcomers, Publications, Accounts]);
  bindClass(container, MoveInGrants, [MovingSubjects, MovedGrants, Clock]);
  bindClass(container, MoveInProgress, [
    MovingSubjects,
    Newcomers,
    CourseContents,
    ProgressRecords,
    MovedProgressRecords,
    Clock,
  ]);
  bindClass(container, MoveInCertificates, [MovingSubjects, Certificates, CourseContents, Accounts, Clock]);
  bindClass(container, MoveInReviews, [MovingSubjects, Discussions, Ownership, MovedGrants, IdGenerator, Clock]);
  bindClass(container, MovingByKind, [
    MoveInPeople,
    MoveInGrants,
    MoveInCertificates,
    MoveInProgress,
    MoveInReviews,
    Clock,
  ]);
  bindClass(container, RehearseMove, [MovingByKind]);
  bindClass(container, MoveIn, [MovingByKind, OfficeJournal]);
  bindClass(container, MoveInPeople, [Accounts, Newcomers, MovingInvitations, AccountJournal, IdGenerator, Clock]);
}
