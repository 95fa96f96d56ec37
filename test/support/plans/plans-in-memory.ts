import { AccountEventsInMemory } from '#test/memory/accounts/account-events-in-memory.ts';
import { AccountsInMemory } from '#test/memory/accounts/accounts-in-memory.ts';
import { GuestsInMemory } from '#test/memory/plans/guests-in-memory.ts';
import { OrdersInMemory } from '#test/memory/orders/orders-in-memory.ts';
import { OutboxInMemory } from '#test/memory/shared/outbox-in-memory.ts';
import { OwnershipInMemory } from '#test/memory/accounts/ownership-in-memory.ts';
import { type OwnedPlan, PlanMembersInMemory } from '#test/memory/plans/plan-members-in-memory.ts';
import { AccountJournal } from '#application/server/accounts/account-journal.ts';
import { AcceptInvitation } from '#application/server/plans/accept-invitation.ts';
import { ChangeMember } from '#application/server/plans/change-member.ts';
import { ChooseResponsible } from '#application/server/plans/choose-responsible.ts';
import { InvitationMails } from '#application/server/plans/invitation-mails.ts';
import { InvitationOfSecret } from '#application/server/plans/invitation-of-secret.ts';
import { InviteMembers } from '#application/server/plans/invite-members.ts';
import { ReadManagedPlans } from '#application/server/plans/read-managed-plans.ts';
import { ReadMyPlans } from '#application/server/plans/read-my-plans.ts';
import { ResendInvitation } from '#application/server/plans/resend-invitation.ts';
import { ResponsiblePeople } from '#application/server/plans/responsible-people.ts';
import { UnaskedLetters } from '#application/server/shared/unasked-letters.ts';
import { RateCountsInProcess } from '#adapters/server/security/rate-counts-in-process.ts';
import { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

/** Tells secrets apart, and a test which secret it is. */
class PlainFingerprints extends Fingerprints {
  of = (secret: string): string => `print-${secret}`;
}

class AddressesOfTest extends PublicAddresses {
  readonly schoolOrigin = 'http://localhost:3000';
  school = (path: string): string => this.schoolOrigin + path;
  signIn = (path: string): string => `http://localhost:3001${path}`;
}

/** A plan for four of 'ana', in force until June 2027, unless said otherwise. */
export function anOwnedPlan(id: number, parts: Partial<OwnedPlan> = {}): OwnedPlan {
  return {
    id,
    ownerId: 'ana',
    slug: `plan-${id}`,
    title: `Plan ${id}`,
    page: 'pro',
    seats: 4,
    since: '2026-01-01T12:00:00.000Z',
    until: '2027-06-01T04:59:59.000Z',
    isCompany: false,
    ...parts,
  };
}

/** The plans of some people in this process's memory, with accounts of ana, luis and eva whose given names are their ids. */
export async function plansInMemory(plans: readonly OwnedPlan[] = [anOwnedPlan(10)]) {
  const [clock, ids, accounts] = [new FixedClock(), new CountingIds(), new AccountsInMemory()];
  const [outbox, guests, events] = [new OutboxInMemory(), new GuestsInMemory(), new AccountEventsInMemory()];
  const [orders, ownership, addresses] = [new OrdersInMemory(), new OwnershipInMemory(), new AddressesOfTest()];
  const names = { ana: 'Ana', luis: 'Luis', eva: 'Eva' };
  for (const [id, givenNames] of Object.entries(names)) {
    await accounts.add(aUser(id, { givenNames, emailVerifiedAt: null }), '');
  }
  const members = new PlanMembersInMemory(plans, names);
  const fingerprints = new PlainFingerprints();
  const journal = new AccountJournal(events, ids, clock);
  const mails = new InvitationMails(outbox, addresses, fingerprints, ids);
  const unasked = new UnaskedLetters(new RateCountsInProcess(), clock);
  const people = new ResponsiblePeople(members, accounts, clock);
  const invitations = new InvitationOfSecret(members, accounts, fingerprints, clock);
  const managed = new ReadManagedPlans(members, accounts, people, clock);
  return {
    clock,
    accounts,
    events,
    guests,
    members,
    orders,
    outbox,
    ownership,
    people,
    invitations,
    managed,
    invite: new InviteMembers(members, accounts, mails, unasked, ids, clock),
    resend: new ResendInvitation(members, accounts, mails, unasked, clock),
    accept: new AcceptInvitation(invitations, members, guests, accounts, people, outbox, addresses, journal, clock),
    change: new ChangeMember(members, guests, accounts, outbox, addresses, journal, clock),
    choose: new ChooseResponsible(members, people, clock),
    mine: new ReadMyPlans(ownership, managed, members, people, orders, clock),
  };
}

/** The secret of the last invitation that was posted to an address. */
export function secretOf({ posted }: OutboxInMemory, email: string): string {
  const urls = posted.filter(({ to }) => to.email === email).flatMap(({ letter }) => letter.action?.url ?? []);
  const [, secret] = urls.findLast((url) => url.includes('token='))?.split('token=') ?? [];
  if (secret === undefined) throw new Error(`No invitation was posted to ${email}`);
  return secret;
}
