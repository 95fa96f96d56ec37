import { join } from 'node:path';
import { Kysely } from 'kysely';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { Logger } from '#application/ports/logger.ts';
import { ExpireOrders } from '#application/server/orders/expire-orders.ts';
import { ChargeGuard } from '#application/server/payments/charge-guard.ts';
import { OrderAudit } from '#application/server/payments/order-audit.ts';
import { TakePayment } from '#application/server/payments/take-payment.ts';
import { ReleaseCode } from '#application/server/payments/release-code.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { OfficeJournal } from '#application/server/office/office-journal.ts';
import { Team } from '#application/server/office/ports/team.ts';
import { BankAccounts } from '#application/server/vouchers/ports/bank-accounts.ts';
import { DiscountCodes } from '#application/server/cart/ports/discount-codes.ts';
import { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { Grants } from '#application/server/orders/ports/grants.ts';
import { OrderNotices } from '#application/server/orders/ports/order-notices.ts';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { Outbox } from '#application/server/shared/ports/outbox.ts';
import { PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { ReceiptDocuments } from '#application/server/receipts/ports/receipt-documents.ts';
import { Receipts } from '#application/server/receipts/ports/receipts.ts';
import { TaxAuthority } from '#application/server/receipts/ports/tax-authority.ts';
import { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { Vouchers } from '#application/server/vouchers/ports/vouchers.ts';
import { CreditNotes } from '#application/server/receipts/ports/credit-notes.ts';
import { IssueCreditNote } from '#application/server/receipts/issue-credit-note.ts';
import { IssueDueReceipts } from '#application/server/receipts/issue-due-receipts.ts';
import { IssueReceipt } from '#application/server/receipts/issue-receipt.ts';
import { TellReplacedNote } from '#application/server/payments/refunds/tell-replaced-note.ts';
import { Refunds } from '#application/server/payments/ports/refunds.ts';
import { CorrectReceipt } from '#application/server/receipts/correct-receipt.ts';
import { TellCorrectedReceipt } from '#application/server/receipts/tell-corrected-receipt.ts';
import { ReplaceCreditNote } from '#application/server/receipts/replace-credit-note.ts';
import { DetractionDeposits } from '#application/server/receipts/books/ports/detraction-deposits.ts';
import { ReplaceReceipt } from '#application/server/receipts/replace-receipt.ts';
import { TellReceipt } from '#application/server/receipts/tell-receipt.ts';
import { SignDueReceipts } from '#application/server/receipts/sign-due-receipts.ts';
import { SignReceipt } from '#application/server/receipts/sign-receipt.ts';
import { ReceiptSigner } from '#application/server/receipts/ports/receipt-signer.ts';
import { SignedReceipts } from '#application/server/receipts/ports/signed-receipts.ts';
import { SignedReceiptsInSql } from '#adapters/server/sql/receipts/signed-receipts-in-sql.ts';
import { ReadOfficeReceipts } from '#application/server/receipts/read-office-receipts.ts';
import { SendReceiptAgain } from '#application/server/receipts/send-receipt-again.ts';
import { CheckReceipt } from '#application/server/receipts/check-receipt.ts';
import { KeepTaxAnswer } from '#application/server/receipts/keep-tax-answer.ts';
import { ReceiptSendings } from '#application/server/receipts/ports/receipt-sendings.ts';
import { ReceiptSendingsInSql } from '#adapters/server/sql/receipts/receipt-sendings-in-sql.ts';
import { TaxAuthorityBySoap } from '#adapters/server/receipts/sending/tax-authority-by-soap.ts';
import { SendReceipts } from '#application/server/receipts/send-receipts.ts';
import { ApproveVoucher } from '#application/server/vouchers/approve-voucher.ts';
import { BankMovements } from '#application/server/vouchers/statements/ports/bank-movements.ts';
import { StatementFiles } from '#application/server/vouchers/statements/ports/statement-files.ts';
import { StatementFilesByThreads } from '#adapters/server/payments/statements/statement-files-by-threads.ts';
import { BankMovementsInSql } from '#adapters/server/sql/vouchers/bank-movements-in-sql.ts';
import { RejectVoucher } from '#application/server/vouchers/reject-voucher.ts';
import { PlaceGuard } from '#application/server/learning/seminars/place-guard.ts';
import { SendVoucher } from '#application/server/vouchers/send-voucher.ts';
import { type Config, isPublicSchool } from '#adapters/server/config/config.ts';
import { selfMadeFile } from '#adapters/server/files/owner-only.ts';
import {
  type CertificateSource,
  ReceiptSignerByCertificate,
} from '#adapters/server/receipts/signing/receipt-signer-by-certificate.ts';
import { SigningAside } from '#adapters/server/receipts/signing/signing-aside.ts';
import { showsSampleSchool } from '#adapters/server/sample-school/sample-content.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { SchoolParts } from './school-parts.ts';
import { FileStore } from '#application/server/shared/ports/file-store.ts';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { bindDeposits } from './deposits.container.ts';
import { bindMonthBooks } from './month-books.container.ts';
import { Drawings } from '#adapters/server/documents/drawings.ts';
import { ReceiptDocumentsByPdfkit } from '#adapters/server/documents/receipt-documents-by-pdfkit.ts';
import { BankAccountsInSql } from '#adapters/server/sql/vouchers/bank-accounts-in-sql.ts';
import { OrderNoticesInSql } from '#adapters/server/sql/orders/order-notices-in-sql.ts';
import { CreditNotesInSql } from '#adapters/server/sql/receipts/credit-notes-in-sql.ts';
import { ReceiptsInSql } from '#adapters/server/sql/receipts/receipts-in-sql.ts';
import { VouchersInSql } from '#adapters/server/sql/vouchers/vouchers-in-sql.ts';
import { TaxAuthorityOff } from '#adapters/server/receipts/sending/tax-authority-off.ts';
import type { Bindings } from '#adapters/wiring/late-container.ts';

/** Binds receipts, bank accounts and vouchers. */
export function bindReceipts(container: Bindings, { taxService: service }: Pick<Config, 'taxService'>): void {
  bindPort(container, BankAccounts, BankAccountsInSql, [Kysely]);
  bindPort(container, OrderNotices, OrderNoticesInSql, [Kysely]);
  bindPort(container, Receipts, ReceiptsInSql, [Kysely]);
  bindPort(container, ReceiptSendings, ReceiptSendingsInSql, [Kysely]);
  bindPort(container, SignedReceipts, SignedReceiptsInSql, [Kysely]);
  bindPort(container, CreditNotes, CreditNotesInSql, [Kysely]);
  bindPort(container, Vouchers, VouchersInSql, [Kysely]);
  bindPort(container, ReceiptDocuments, ReceiptDocumentsByPdfkit, [Drawings, SchoolSettings, FileStore]);
  bindPort(container, BankMovements, BankMovementsInSql, [Kysely]);
  bindPort(container, StatementFiles, StatementFilesByThreads, []);
  container
    .bind(TaxAuthority)
    .toConstantValue(service === null ? new TaxAuthorityOff() : new TaxAuthorityBySoap(service));
  bindIssuing(container);
  bindVouchers(container);
  bindDeposits(container);
  bindMonthBooks(container);
}

/** What signs receipts as long as the process lives; it reads nothing before it is asked to. */
export function signerOf(db: Kysely<SchoolDatabase>, { config, clock }: SchoolParts): ReceiptSigner {
  const source: CertificateSource = {
    named: config.certificate,
    selfMadePath: join(config.dataDir, selfMadeFile),
    isSample: () => showsSampleSchool(db, config),
    takesSelfMade: async () => !isPublicSchool(config) || (await showsSampleSchool(db, config)),
  };
  return new ReceiptSignerByCertificate(source, new SigningAside(), clock);
}

function bindIssuing(container: Bindings): void {
  bindClass(container, IssueReceipt, [
    Orders,
    Receipts,
    Grants,
    Fingerprints,
    TellReceipt,
    PublicAddresses,
    SchoolSettings,
    Clock,
    IdGenerator,
    Logger,
  ]);
  bindClass(container, TellReceipt, [Accounts, OrderNotices, Outbox, PublicAddresses, IdGenerator]);
  bindClass(container, ReplaceReceipt, [
    ChargeGuard,
    Receipts,
    CreditNotes,
    DetractionDeposits,
    ReceiptSendings,
    Fingerprints,
    SchoolSettings,
    TellReceipt,
    Team,
    OfficeJournal,
    Clock,
    IdGenerator,
  ]);
  bindClass(container, TellCorrectedReceipt, [Accounts, OrderNotices, Outbox, PublicAddresses, IdGenerator]);
  bindClass(container, CorrectReceipt, [
    ChargeGuard,
    Receipts,
    CreditNotes,
    Refunds,
    DetractionDeposits,
    Fingerprints,
    SchoolSettings,
    TellCorrectedReceipt,
    Team,
    OfficeJournal,
    Clock,
    IdGenerator,
  ]);
  bindClass(container, ReplaceCreditNote, [
    ChargeGuard,
    Receipts,
    CreditNotes,
    ReceiptSendings,
    Fingerprints,
    SchoolSettings,
    TellReplacedNote,
    Team,
    OfficeJournal,
    Clock,
    IdGenerator,
  ]);
  bindClass(container, IssueCreditNote, [
    Receipts,
    CreditNotes,
    Fingerprints,
    PublicAddresses,
    SchoolSettings,
    Clock,
    IdGenerator,
  ]);
  bindClass(container, IssueDueReceipts, [Orders, UnitOfWork, Logger]);
  bindClass(container, SignReceipt, [SignedReceipts, ReceiptSigner, Clock]);
  bindClass(container, SignDueReceipts, [SignedReceipts, ReceiptSigner, SignReceipt, Logger]);
  bindClass(container, ReadOfficeReceipts, [ReceiptSendings, ReceiptSigner, TaxAuthority, Clock]);
  bindClass(container, SendReceiptAgain, [Receipts, CreditNotes, ReceiptSendings, OfficeJournal, Clock]);
  bindClass(container, CheckReceipt, [Receipts, CreditNotes]);
  bindClass(container, KeepTaxAnswer, [ReceiptSendings, Receipts, CreditNotes]);
  bindClass(container, SendReceipts, [ReceiptSendings, TaxAuthority, UnitOfWork, Clock, Logger]);
}

function bindVouchers(container: Bindings): void {
  bindClass(container, SendVoucher, [
    ChargeGuard,
    PlaceGuard,
    Orders,
    Vouchers,
    BankAccounts,
    PaymentAttempts,
    DiscountCodes,
    ReleaseCode,
    Accounts,
    OrderNotices,
    Outbox,
    ExpireOrders,
    Clock,
    IdGenerator,
  ]);
  bindClass(container, ApproveVoucher, [
    Vouchers,
    ChargeGuard,
    PlaceGuard,
    Team,
    TakePayment,
    OrderAudit,
    OfficeJournal,
    Clock,
  ]);
  bindClass(container, RejectVoucher, [
    Vouchers,
    ChargeGuard,
    Orders,
    Accounts,
    Team,
    ReleaseCode,
    OrderNotices,
    Outbox,
    PublicAddresses,
    OfficeJournal,
    Clock,
    IdGenerator,
  ]);
}
