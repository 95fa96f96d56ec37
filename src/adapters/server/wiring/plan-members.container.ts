import type { Container } from 'inversify';
import type { Kysely } from 'kysely';
import { PlanMembersInSql } from '#adapters/server/sql/plans/plan-members-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { AccountJournal } from '#application/server/accounts/account-journal.ts';
import { AddAccount } from '#application/server/accounts/registration/add-account.ts';
import { AcceptInvitation } from '#application/server/plans/accept-invitation.ts';
import { AddGuest } from '#application/server/plans/add-guest.ts';
import { ChangeMember } from '#application/server/plans/change-member.ts';
import { ChooseResponsible } from '#application/server/plans/choose-responsible.ts';
import { InvitationMails } from '#application/server/plans/invitation-mails.ts';
import { InvitationOfSecret } from '#application/server/plans/invitation-of-secret.ts';
import { InviteMembers } from '#application/server/plans/invite-members.ts';
import { ReadManagedPlans } from '#application/server/plans/read-managed-plans.ts';
import { ReadMyPlans } from '#application/server/plans/read-my-plans.ts';
import { RegisterGuest } from '#application/server/plans/register-guest.ts';
import { ResendInvitation } from '#application/server/plans/resend-invitation.ts';
import { ResponsiblePeople } from '#application/server/plans/responsible-people.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { Guests } from '#application/server/plans/ports/guests.ts';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { Outbox } from '#application/server/shared/ports/outbox.ts';
import { Ownership } from '#application/server/accounts/ports/ownership.ts';
import { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import { PlanMembers } from '#application/server/plans/ports/plan-members.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';

/** Binds plans, the people in them and how one gets in. */
export function bindPlanMembers(container: Container, db: Kysely<SchoolDatabase>): void {
  container.bind(PlanMembers).toResolvedValue(() => new PlanMembersInSql(db));
  bindManaging(container);
  bindGettingIn(container);
}

function bindManaging(container: Container): void {
  container
    .bind(ResponsiblePeople)
    .toResolvedValue((...ports) => new ResponsiblePeople(...ports), [PlanMembers, Accounts, Clock]);
  container
    .bind(ChooseResponsible)
    .toResolvedValue((...ports) => new ChooseResponsible(...ports), [PlanMembers, ResponsiblePeople, Clock]);
  container
    .bind(ReadManagedPlans)
    .toResolvedValue((...ports) => new ReadManagedPlans(...ports), [PlanMembers, Accounts, ResponsiblePeople, Clock]);
  container
    .bind(ReadMyPlans)
    .toResolvedValue(
      (...ports) => new ReadMyPlans(...ports),
      [Ownership, ReadManagedPlans, PlanMembers, ResponsiblePeople, Orders, Clock],
    );
  container
    .bind(InvitationMails)
    .toResolvedValue((...ports) => new InvitationMails(...ports), [Outbox, PublicAddresses, Fingerprints, IdGenerator]);
  container
    .bind(InviteMembers)
    .toResolvedValue(
      (...ports) => new InviteMembers(...ports),
      [PlanMembers, Accounts, InvitationMails, IdGenerator, Clock],
    );
  container
    .bind(ResendInvitation)
    .toResolvedValue((...ports) => new ResendInvitation(...ports), [PlanMembers, Accounts, InvitationMails, Clock]);
  container
    .bind(ChangeMember)
    .toResolvedValue(
      (...ports) => new ChangeMember(...ports),
      [PlanMembers, Guests, Accounts, Outbox, PublicAddresses, AccountJournal, Clock],
    );
}

function bindGettingIn(container: Container): void {
  container
    .bind(InvitationOfSecret)
    .toResolvedValue((...ports) => new InvitationOfSecret(...ports), [PlanMembers, Accounts, Fingerprints, Clock]);
  container
    .bind(AcceptInvitation)
    .toResolvedValue(
      (invitations, members, guests, accounts, people, outbox, addresses, journal, clock) =>
        new AcceptInvitation(invitations, members, guests, accounts, people, outbox, addresses, journal, clock),
      [
        InvitationOfSecret,
        PlanMembers,
        Guests,
        Accounts,
        ResponsiblePeople,
        Outbox,
        PublicAddresses,
        AccountJournal,
        Clock,
      ],
    );
  container
    .bind(AddGuest)
    .toResolvedValue((...ports) => new AddGuest(...ports), [AddAccount, AcceptInvitation, Accounts]);
  container
    .bind(RegisterGuest)
    .toResolvedValue(
      (...ports) => new RegisterGuest(...ports),
      [InvitationOfSecret, PasswordHasher, Fingerprints, UnitOfWork, Clock],
    );
}
