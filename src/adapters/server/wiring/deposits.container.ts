import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { ChargeGuard } from '#application/server/payments/charge-guard.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { OfficeJournal } from '#application/server/office/office-journal.ts';
import { Team } from '#application/server/office/ports/team.ts';
import { BankAccounts } from '#application/server/vouchers/ports/bank-accounts.ts';
import { DiscountCodes } from '#application/server/cart/ports/discount-codes.ts';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { Outbox } from '#application/server/shared/ports/outbox.ts';
import { PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { Vouchers } from '#application/server/vouchers/ports/vouchers.ts';
import { ReleaseCode } from '#application/server/payments/release-code.ts';
import { ApproveVoucher } from '#application/server/vouchers/approve-voucher.ts';
import { AddMovement } from '#application/server/vouchers/statements/add-movement.ts';
import { AskForRest } from '#application/server/vouchers/statements/ask-for-rest.ts';
import { PartLetters } from '#application/server/vouchers/statements/part-letters.ts';
import { ReopenMovement } from '#application/server/vouchers/statements/reopen-movement.ts';
import { ReturnDeposit } from '#application/server/vouchers/statements/return-deposit.ts';
import { ConfirmDeposit } from '#application/server/vouchers/statements/confirm-deposit.ts';
import { IgnoreMovement } from '#application/server/vouchers/statements/ignore-movement.ts';
import { ImportStatement, TakeMovements } from '#application/server/vouchers/statements/import-statement.ts';
import { BankMovements } from '#application/server/vouchers/statements/ports/bank-movements.ts';
import { StatementFiles } from '#application/server/vouchers/statements/ports/statement-files.ts';
import { ReadDeposits } from '#application/server/vouchers/statements/read-deposits.ts';
import { RejectVoucher } from '#application/server/vouchers/reject-voucher.ts';
import { PlaceGuard } from '#application/server/learning/seminars/place-guard.ts';
import { bindClass } from '#adapters/wiring/bindings.ts';
import type { Bindings } from '#adapters/wiring/late-container.ts';

/** What banks tell of deposits: taken in, matched with orders, decided. */
export function bindDeposits(container: Bindings): void {
  bindClass(container, ImportStatement, [StatementFiles, BankAccounts, BankMovements, Team, UnitOfWork]);
  bindClass(container, TakeMovements, [BankMovements, OfficeJournal, Clock, IdGenerator]);
  bindClass(container, AddMovement, [TakeMovements, BankAccounts, Team, Clock]);
  bindClass(container, ReadDeposits, [BankMovements]);
  bindClass(container, ConfirmDeposit, [
    BankMovements,
    Vouchers,
    ApproveVoucher,
    ChargeGuard,
    DiscountCodes,
    ReleaseCode,
    Team,
    OfficeJournal,
    Clock,
    IdGenerator,
  ]);
  bindClass(container, PartLetters, [Accounts, Outbox, PublicAddresses]);
  bindClass(container, AskForRest, [
    BankMovements,
    Vouchers,
    Orders,
    ChargeGuard,
    PlaceGuard,
    PaymentAttempts,
    DiscountCodes,
    ReleaseCode,
    Accounts,
    PartLetters,
    Team,
    OfficeJournal,
    Clock,
    IdGenerator,
  ]);
  bindClass(container, ReturnDeposit, [
    BankMovements,
    Vouchers,
    RejectVoucher,
    ChargeGuard,
    PartLetters,
    Team,
    OfficeJournal,
    Clock,
  ]);
  bindClass(container, ReopenMovement, [BankMovements, Team, OfficeJournal]);
  bindClass(container, IgnoreMovement, [BankMovements, Team, OfficeJournal, Clock]);
}
