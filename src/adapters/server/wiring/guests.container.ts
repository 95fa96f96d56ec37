import type { Container } from 'inversify';
import type { Kysely } from 'kysely';
import { GuestsInSql } from '#adapters/server/sql/plans/guests-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { Clock } from '#application/ports/clock.ts';
import { AccountJournal } from '#application/server/accounts/account-journal.ts';
import { LeaveGuestStatus } from '#application/server/plans/leave-guest-status.ts';
import { LendSeminarSeat } from '#application/server/learning/seminars/lend-seminar-seat.ts';
import { ReadSeminarSeats } from '#application/server/learning/seminars/read-seminar-seats.ts';
import { RemoveSeminarGuest } from '#application/server/learning/seminars/remove-seminar-guest.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { Guests } from '#application/server/plans/ports/guests.ts';
import { Grants } from '#application/server/orders/ports/grants.ts';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { Outbox } from '#application/server/shared/ports/outbox.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { SellableProducts } from '#application/server/cart/ports/sellable-products.ts';
import { Ownership } from '#application/server/accounts/ports/ownership.ts';

/** Binds guests of plans and seminars. */
export function bindGuests(container: Container, db: Kysely<SchoolDatabase>): void {
  container.bind(Guests).toResolvedValue(() => new GuestsInSql(db));
  container
    .bind(LeaveGuestStatus)
    .toResolvedValue((...ports) => new LeaveGuestStatus(...ports), [Accounts, Guests, AccountJournal, Clock]);
  container
    .bind(LendSeminarSeat)
    .toResolvedValue(
      (...ports) => new LendSeminarSeat(...ports),
      [Ownership, Accounts, Guests, Orders, Grants, AccountJournal, Outbox, PublicAddresses, Clock, IdGenerator],
    );
  container
    .bind(ReadSeminarSeats)
    .toResolvedValue(
      (...ports) => new ReadSeminarSeats(...ports),
      [Ownership, Accounts, Guests, Grants, SellableProducts, Clock],
    );
  container
    .bind(RemoveSeminarGuest)
    .toResolvedValue(
      (...ports) => new RemoveSeminarGuest(...ports),
      [Ownership, Accounts, Guests, AccountJournal, Clock],
    );
}
