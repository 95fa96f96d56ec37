import { Kysely } from 'kysely';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { PlanMembersInSql } from '#adapters/server/sql/plans/plan-members-in-sql.ts';
import { PlanEndingsInSql } from '#adapters/server/sql/plans/plan-endings-in-sql.ts';
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
import { PlanEndings } from '#application/server/plans/ports/plan-endings.ts';
import { PlanRenewals } from '#application/server/plans/plan-renewals.ts';
import { ReadMyEndings } from '#application/server/plans/read-my-endings.ts';
import { TellPlanEndings, TellWhoseEnds } from '#application/server/plans/tell-plan-endings.ts';
import { SellableProducts } from '#application/server/cart/ports/sellable-products.ts';
import { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import { OrdersUnderWay } from '#application/server/orders/ports/orders-under-way.ts';
import { ReadManagedPlans } from '#application/server/plans/read-managed-plans.ts';
import { ReadMyPlans } from '#application/server/plans/read-my-plans.ts';
import { RegisterGuest } from '#application/server/plans/register-guest.ts';
import { ResendInvitation } from '#application/server/plans/resend-invitation.ts';
import { ResponsiblePeople } from '#application/server/plans/responsible-people.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { Guests } from '#application/server/plans/ports/guests.ts';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { Outbox } from '#application/server/shared/ports/outbox.ts';
import { Ownership } from '#application/server/accounts/ports/ownership.ts';
import { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import { PlanMembers } from '#application/server/plans/ports/plan-members.ts';
import { UnaskedLetters } from '#application/server/shared/unasked-letters.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import type { Bindings } from '#adapters/wiring/late-container.ts';

/** Binds plans, the people in them and how one gets in. */
export function bindPlanMembers(container: Bindings): void {
  bindPort(container, PlanMembers, PlanMembersInSql, [Kysely]);
  bindManaging(container);
  bindEndings(container);
  bindGettingIn(container);
}

function bindManaging(container: Bindings): void {
  bindClass(container, ResponsiblePeople, [PlanMembers, Accounts, Clock]);
  bindClass(container, ChooseResponsible, [PlanMembers, ResponsiblePeople, Clock]);
  bindClass(container, ReadManagedPlans, [PlanMembers, Accounts, ResponsiblePeople, Clock]);
  bindClass(container, ReadMyPlans, [Ownership, ReadManagedPlans, PlanMembers, ResponsiblePeople, Orders, Clock]);
  bindClass(container, InvitationMails, [Outbox, PublicAddresses, Fingerprints, IdGenerator]);
  bindClass(container, InviteMembers, [PlanMembers, Accounts, InvitationMails, UnaskedLetters, IdGenerator, Clock]);
  bindClass(container, ResendInvitation, [PlanMembers, Accounts, InvitationMails, UnaskedLetters, Clock]);
  bindClass(container, ChangeMember, [PlanMembers, Guests, Accounts, Outbox, PublicAddresses, AccountJournal, Clock]);
}

function bindEndings(container: Bindings): void {
  bindPort(container, PlanEndings, PlanEndingsInSql, [Kysely]);
  bindClass(container, PlanRenewals, [SellableProducts, PriceSettings]);
  bindClass(container, ReadMyEndings, [PlanEndings, PlanRenewals, Ownership, PlanMembers, ResponsiblePeople, Clock]);
  bindClass(container, TellPlanEndings, [PlanEndings, UnitOfWork, Clock]);
  bindClass(container, TellWhoseEnds, [
    PlanEndings,
    PlanRenewals,
    Accounts,
    OrdersUnderWay,
    Outbox,
    PublicAddresses,
    Clock,
  ]);
}

function bindGettingIn(container: Bindings): void {
  bindClass(container, InvitationOfSecret, [PlanMembers, Accounts, Fingerprints, Clock]);
  bindClass(container, AcceptInvitation, [
    InvitationOfSecret,
    PlanMembers,
    Guests,
    Accounts,
    ResponsiblePeople,
    Outbox,
    PublicAddresses,
    AccountJournal,
    Clock,
  ]);
  bindClass(container, AddGuest, [AddAccount, AcceptInvitation, Accounts]);
  bindClass(container, RegisterGuest, [
    InvitationOfSecret,
    PasswordHasher,
    Fingerprints,
    UnitOfWork,
    SchoolSettings,
    Clock,
  ]);
}
