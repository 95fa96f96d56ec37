import type { Container } from 'inversify';
import type { Kysely } from 'kysely';
import { GuestsInSql } from '#adapters/server/sql/guests-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables.ts';
import { Clock } from '#application/ports/clock.ts';
import { AccountJournal } from '#application/server/accounts/account-journal.ts';
import { LeaveGuestStatus } from '#application/server/accounts/leave-guest-status.ts';
import { LendSeminarSeat } from '#application/server/accounts/lend-seminar-seat.ts';
import { ReadSeminarSeats } from '#application/server/accounts/read-seminar-seats.ts';
import { RemoveSeminarGuest } from '#application/server/accounts/remove-seminar-guest.ts';
import { Accounts } from '#application/server/ports/accounts.ts';
import { Guests } from '#application/server/ports/guests.ts';
import { Grants } from '#application/server/ports/grants.ts';
import { Orders } from '#application/server/ports/orders.ts';
import { Outbox } from '#application/server/ports/outbox.ts';
import { PublicAddresses } from '#application/server/ports/public-addresses.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { SellableProducts } from '#application/server/ports/sellable-products.ts';
import { Ownership } from '#application/server/ports/ownership.ts';

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
