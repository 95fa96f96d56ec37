import { Kysely } from 'kysely';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { GuestsInSql } from '#adapters/server/sql/plans/guests-in-sql.ts';
import { Clock } from '#application/ports/clock.ts';
import { AccountJournal } from '#application/server/accounts/account-journal.ts';
import { LeaveGuestStatus } from '#application/server/plans/leave-guest-status.ts';
import { LendSeminarSeat } from '#application/server/learning/seminars/lend-seminar-seat.ts';
import { ReadSeminarSeats } from '#application/server/learning/seminars/read-seminar-seats.ts';
import { RemoveSeminarGuest } from '#application/server/learning/seminars/remove-seminar-guest.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { Guests } from '#application/server/plans/ports/guests.ts';
import { PlanMembers } from '#application/server/plans/ports/plan-members.ts';
import { Grants } from '#application/server/orders/ports/grants.ts';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { Outbox } from '#application/server/shared/ports/outbox.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { SellableProducts } from '#application/server/cart/ports/sellable-products.ts';
import { Ownership } from '#application/server/accounts/ports/ownership.ts';
import type { Bindings } from '#adapters/wiring/late-container.ts';

/** Binds guests of plans and seminars. */
export function bindGuests(container: Bindings): void {
  bindPort(container, Guests, GuestsInSql, [Kysely]);
  bindClass(container, LeaveGuestStatus, [
    Accounts,
    Guests,
    PlanMembers,
    Outbox,
    PublicAddresses,
    AccountJournal,
    Clock,
  ]);
  bindClass(container, LendSeminarSeat, [
    Ownership,
    Accounts,
    Guests,
    Orders,
    Grants,
    AccountJournal,
    Outbox,
    PublicAddresses,
    Clock,
    IdGenerator,
  ]);
  bindClass(container, ReadSeminarSeats, [Ownership, Accounts, Guests, Grants, SellableProducts, Clock]);
  bindClass(container, RemoveSeminarGuest, [Ownership, Accounts, Guests, AccountJournal, Clock]);
}
