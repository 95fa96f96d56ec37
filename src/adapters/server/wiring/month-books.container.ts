import { Kysely } from 'kysely';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { OfficeJournal } from '#application/server/office/office-journal.ts';
import { Team } from '#application/server/office/ports/team.ts';
import { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { CreditNotes } from '#application/server/receipts/ports/credit-notes.ts';
import { Receipts } from '#application/server/receipts/ports/receipts.ts';
import { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { CloseMonth, KeepClosedMonth } from '#application/server/receipts/books/close-month.ts';
import { RegisterFiles } from '#application/server/receipts/books/ports/register-files.ts';
import { ClosedMonths } from '#application/server/receipts/books/ports/closed-months.ts';
import { SalesBooks } from '#application/server/receipts/books/ports/sales-books.ts';
import { ReadMonthBooks } from '#application/server/receipts/books/read-month-books.ts';
import { ReadRegister } from '#application/server/receipts/books/read-register.ts';
import { RegisterFilesByYazl } from '#adapters/server/receipts/books/register-files-by-yazl.ts';
import { ClosedMonthsInSql } from '#adapters/server/sql/receipts/books/closed-months-in-sql.ts';
import { SalesBooksInSql } from '#adapters/server/sql/receipts/books/sales-books-in-sql.ts';
import { PaymentGateways } from '#application/server/payments/payment-gateways.ts';
import { ImportSettlements, TakeSettlements } from '#application/server/receipts/settlements/import-settlements.ts';
import { TakeAwaySettlements } from '#application/server/receipts/settlements/take-away-settlements.ts';
import { GatewaySettlements } from '#application/server/receipts/settlements/ports/gateway-settlements.ts';
import { DetractionDeposits } from '#application/server/receipts/books/ports/detraction-deposits.ts';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { NoteDetractionDeposit } from '#application/server/receipts/books/note-detraction-deposit.ts';
import { ReadDetractions } from '#application/server/receipts/books/read-detractions.ts';
import { DetractionDepositsInSql } from '#adapters/server/sql/receipts/books/detraction-deposits-in-sql.ts';
import { GatewaySettlementsInSql } from '#adapters/server/sql/receipts/settlements/gateway-settlements-in-sql.ts';
import { AgreeShare } from '#application/server/receipts/shares/agree-share.ts';
import { RevenueShares } from '#application/server/receipts/shares/ports/revenue-shares.ts';
import { ReadShares } from '#application/server/receipts/shares/read-shares.ts';
import { RevenueSharesInSql } from '#adapters/server/sql/receipts/shares/revenue-shares-in-sql.ts';
import { StatementFiles } from '#application/server/vouchers/statements/ports/statement-files.ts';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import type { Bindings } from '#adapters/wiring/late-container.ts';

/** The books of each month: what they are compared by, their register and its files, closing. */
export function bindMonthBooks(container: Bindings): void {
  bindPort(container, SalesBooks, SalesBooksInSql, [Kysely]);
  bindPort(container, ClosedMonths, ClosedMonthsInSql, [Kysely]);
  bindPort(container, RegisterFiles, RegisterFilesByYazl, []);
  bindClass(container, ReadRegister, [SalesBooks, ClosedMonths, RegisterFiles, SchoolSettings]);
  bindPort(container, GatewaySettlements, GatewaySettlementsInSql, [Kysely]);
  bindClass(container, ImportSettlements, [StatementFiles, PaymentGateways, GatewaySettlements, Team, UnitOfWork]);
  bindClass(container, TakeSettlements, [GatewaySettlements, Fingerprints, OfficeJournal, Clock, IdGenerator]);
  bindClass(container, TakeAwaySettlements, [GatewaySettlements, ClosedMonths, Team, OfficeJournal]);
  bindClass(container, ReadMonthBooks, [
    SalesBooks,
    ClosedMonths,
    GatewaySettlements,
    ReadDetractions,
    SchoolSettings,
    Clock,
  ]);
  bindPort(container, DetractionDeposits, DetractionDepositsInSql, [Kysely]);
  bindClass(container, ReadDetractions, [SalesBooks, DetractionDeposits, CreditNotes, Clock]);
  bindClass(container, NoteDetractionDeposit, [Receipts, Orders, DetractionDeposits, Team, OfficeJournal, Clock]);
  bindPort(container, RevenueShares, RevenueSharesInSql, [Kysely]);
  bindClass(container, ReadShares, [RevenueShares, SalesBooks, Clock]);
  bindClass(container, AgreeShare, [RevenueShares, ClosedMonths, Team, OfficeJournal, Clock, IdGenerator]);
  bindClass(container, CloseMonth, [ReadRegister, RegisterFiles, Team, UnitOfWork, Clock]);
  bindClass(container, KeepClosedMonth, [ClosedMonths, RevenueShares, ReadShares, OfficeJournal]);
}
