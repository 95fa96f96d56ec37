import { Kysely } from 'kysely';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { Logger } from '#application/ports/logger.ts';
import { ConfirmOrder } from '#application/server/orders/confirm-order.ts';
import { ExpireOrders } from '#application/server/orders/expire-orders.ts';
import { AskForCode } from '#application/server/payments/cash-codes/ask-for-code.ts';
import { CodeLetters } from '#application/server/payments/cash-codes/code-letters.ts';
import { OpenCode } from '#application/server/payments/cash-codes/open-code.ts';
import { ResolveCode } from '#application/server/payments/cash-codes/resolve-code.ts';
import { SettleCode } from '#application/server/payments/cash-codes/settle-code.ts';
import { AuthorizePayment } from '#application/server/payments/authorize-payment.ts';
import { BeginAuthorization } from '#application/server/payments/begin-authorization.ts';
import { ChargeGuard } from '#application/server/payments/charge-guard.ts';
import { GiveBack } from '#application/server/payments/give-back.ts';
import { KeepSession } from '#application/server/payments/keep-session.ts';
import { KeepSurplus } from '#application/server/payments/keep-surplus.ts';
import { OrderAudit } from '#application/server/payments/order-audit.ts';
import { OpenPaymentAttempt } from '#application/server/payments/open-payment-attempt.ts';
import { PaymentGateways } from '#application/server/payments/payment-gateways.ts';
import { ResolveAttempt } from '#application/server/payments/resolve-attempt.ts';
import { ResolveUnfinished } from '#application/server/payments/resolve-unfinished.ts';
import { SettleAttempt } from '#application/server/payments/settle-attempt.ts';
import { StartPayment } from '#application/server/payments/start-payment.ts';
import { AskForRefund } from '#application/server/payments/refunds/ask-for-refund.ts';
import { ReturnedConsultancies } from '#application/server/learning/consultancies/returned-consultancies.ts';
import { BeginRefund } from '#application/server/payments/refunds/begin-refund.ts';
import { DeclineRefund } from '#application/server/payments/refunds/decline-refund.ts';
import { FinishRefund } from '#application/server/payments/refunds/finish-refund.ts';
import { ReadOrderRefunds } from '#application/server/payments/refunds/read-order-refunds.ts';
import { RefundableOrders } from '#application/server/payments/refunds/refundable-orders.ts';
import { ResolveRefunds } from '#application/server/payments/refunds/resolve-refunds.ts';
import { SendRefund } from '#application/server/payments/refunds/send-refund.ts';
import { SettleRefund } from '#application/server/payments/refunds/settle-refund.ts';
import { TellReplacedNote } from '#application/server/payments/refunds/tell-replaced-note.ts';
import { StartSending } from '#application/server/payments/refunds/start-sending.ts';
import { IssueCreditNote } from '#application/server/receipts/issue-credit-note.ts';
import { IssueReceipt } from '#application/server/receipts/issue-receipt.ts';
import { Gifts } from '#application/server/orders/ports/gifts.ts';
import { OfficeOrders } from '#application/server/orders/ports/office-orders.ts';
import { CreditNotes } from '#application/server/receipts/ports/credit-notes.ts';
import { ReceiptSendings } from '#application/server/receipts/ports/receipt-sendings.ts';
import { OrderNotices } from '#application/server/orders/ports/order-notices.ts';
import { TakeNotice } from '#application/server/payments/take-notice.ts';
import { TakePayment } from '#application/server/payments/take-payment.ts';
import { Vouchers } from '#application/server/vouchers/ports/vouchers.ts';
import { ReleaseCode } from '#application/server/payments/release-code.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { DiscountCodes } from '#application/server/cart/ports/discount-codes.ts';
import { Grants } from '#application/server/orders/ports/grants.ts';
import { PlaceGuard } from '#application/server/learning/seminars/place-guard.ts';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { OrdersUnderWay } from '#application/server/orders/ports/orders-under-way.ts';
import { PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import { Disputes } from '#application/server/payments/ports/disputes.ts';
import { Refunds } from '#application/server/payments/ports/refunds.ts';
import { Outbox } from '#application/server/shared/ports/outbox.ts';
import { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { SurplusPayments } from '#application/server/payments/ports/surplus-payments.ts';
import { OfficeJournal } from '#application/server/office/office-journal.ts';
import { Team } from '#application/server/office/ports/team.ts';
import { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import type { Config } from '#adapters/server/config/config.ts';
import { bindDisputes } from './disputes.container.ts';
import { gatewaysOf } from '#adapters/server/payments/gateways.ts';
import { OrdersUnderWayInSql } from '#adapters/server/sql/orders/orders-under-way-in-sql.ts';
import { PaymentAttemptsInSql } from '#adapters/server/sql/payments/payment-attempts-in-sql.ts';
import { RefundsInSql } from '#adapters/server/sql/payments/refunds-in-sql.ts';
import { SurplusPaymentsInSql } from '#adapters/server/sql/payments/surplus-payments-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { Bindings } from '#adapters/wiring/late-container.ts';

/** Binds paying: by card, and what keeps an account from paying twice. */
export function bindPayments(container: Bindings, config: Config): void {
  bindPort(container, OrdersUnderWay, OrdersUnderWayInSql, [Kysely]);
  bindPort(container, PaymentAttempts, PaymentAttemptsInSql, [Kysely]);
  bindPort(container, SurplusPayments, SurplusPaymentsInSql, [Kysely]);
  bindPort(container, Refunds, RefundsInSql, [Kysely]);
  container
    .bind(PaymentGateways)
    .toResolvedValue(
      (db: Kysely<SchoolDatabase>, clock, ids, logger) =>
        new PaymentGateways(gatewaysOf({ db, clock, ids, logger, config })),
      [Kysely, Clock, IdGenerator, Logger],
    );
  bindTaking(container);
  bindCharging(container);
  bindAsking(container);
  bindCashCodes(container);
  bindRefunds(container);
  bindDisputes(container);
}

/** What every way of paying goes through. */
function bindTaking(container: Bindings): void {
  bindClass(container, OrderAudit, [Logger]);
  bindClass(container, ChargeGuard, [Accounts, Orders, Grants, OrdersUnderWay, PlaceGuard]);
  bindClass(container, KeepSurplus, [
    SurplusPayments,
    Accounts,
    Outbox,
    PublicAddresses,
    SchoolSettings,
    Clock,
    IdGenerator,
    Logger,
  ]);
  bindClass(container, ReleaseCode, [DiscountCodes, PaymentAttempts, Vouchers]);
  bindClass(container, TakePayment, [Orders, Accounts, ReleaseCode, ConfirmOrder, KeepSurplus, Clock]);
  bindClass(container, GiveBack, [ChargeGuard, SurplusPayments, Disputes, Team, OfficeJournal, Clock]);
}

function bindCharging(container: Bindings): void {
  bindClass(container, OpenPaymentAttempt, [
    ChargeGuard,
    PaymentAttempts,
    Accounts,
    ExpireOrders,
    Clock,
    IdGenerator,
    OrderAudit,
    Orders,
  ]);
  bindClass(container, KeepSession, [ChargeGuard, PaymentAttempts, Clock]);
  bindClass(container, StartPayment, [UnitOfWork, PaymentGateways, PublicAddresses, Logger]);
  bindClass(container, BeginAuthorization, [
    ChargeGuard,
    PlaceGuard,
    Accounts,
    PaymentAttempts,
    DiscountCodes,
    ExpireOrders,
    Clock,
    OrderAudit,
  ]);
  bindClass(container, SettleAttempt, [ChargeGuard, Orders, PaymentAttempts, TakePayment, KeepSurplus, Clock, Logger]);
  bindClass(container, AuthorizePayment, [UnitOfWork, PaymentGateways]);
}

function bindAsking(container: Bindings): void {
  bindClass(container, ResolveAttempt, [UnitOfWork, PaymentAttempts, PaymentGateways, Clock, ResolveCode]);
  bindClass(container, TakeNotice, [UnitOfWork, PaymentAttempts, PaymentGateways, ResolveCode]);
  bindClass(container, ResolveUnfinished, [PaymentAttempts, ResolveAttempt, ResolveCode, Logger]);
}

/** Codes of cash: asked for, asked about, settled. */
function bindCashCodes(container: Bindings): void {
  bindClass(container, CodeLetters, [Accounts, Outbox, PublicAddresses]);
  bindClass(container, OpenCode, [OpenPaymentAttempt, ChargeGuard, PaymentAttempts, Accounts, DiscountCodes, Clock]);
  bindClass(container, SettleCode, [
    ChargeGuard,
    PaymentAttempts,
    TakePayment,
    KeepSurplus,
    PlaceGuard,
    ReleaseCode,
    ExpireOrders,
    CodeLetters,
    Clock,
    Logger,
  ]);
  bindClass(container, AskForCode, [UnitOfWork, PaymentAttempts, PaymentGateways]);
  bindClass(container, ResolveCode, [UnitOfWork, PaymentAttempts, PaymentGateways, Orders, ChargeGuard, Clock]);
}

/** Giving money back: deciding, sending, settling, and what its buyer asks for. */
function bindRefunds(container: Bindings): void {
  bindClass(container, RefundableOrders, [Refunds, Disputes, SurplusPayments, PaymentAttempts, Grants, OrderAudit]);
  bindClass(container, FinishRefund, [
    Refunds,
    RefundableOrders,
    Grants,
    Gifts,
    ReturnedConsultancies,
    DiscountCodes,
    IssueCreditNote,
    Accounts,
    OrderNotices,
    Outbox,
    PublicAddresses,
    Clock,
    IdGenerator,
  ]);
  bindClass(container, BeginRefund, [
    ChargeGuard,
    Refunds,
    RefundableOrders,
    Gifts,
    ReturnedConsultancies,
    IssueReceipt,
    FinishRefund,
    Team,
    OfficeJournal,
    Clock,
    IdGenerator,
  ]);
  bindClass(container, DeclineRefund, [
    Refunds,
    ChargeGuard,
    Team,
    Accounts,
    OrderNotices,
    Outbox,
    PublicAddresses,
    OfficeJournal,
    Clock,
    IdGenerator,
  ]);
  bindClass(container, ReadOrderRefunds, [
    OfficeOrders,
    Orders,
    Refunds,
    Disputes,
    CreditNotes,
    ReceiptSendings,
    RefundableOrders,
    Accounts,
  ]);
  bindClass(container, TellReplacedNote, [
    Orders,
    Refunds,
    Accounts,
    OrderNotices,
    Outbox,
    PublicAddresses,
    IdGenerator,
  ]);
  bindClass(container, AskForRefund, [ChargeGuard, Refunds, RefundableOrders, Clock, IdGenerator]);
  bindClass(container, StartSending, [ChargeGuard, Refunds, PaymentAttempts, Clock]);
  bindClass(container, SettleRefund, [ChargeGuard, Refunds, RefundableOrders, FinishRefund, Clock, Logger]);
  bindClass(container, SendRefund, [UnitOfWork, PaymentGateways]);
  bindClass(container, ResolveRefunds, [
    UnitOfWork,
    Refunds,
    PaymentAttempts,
    PaymentGateways,
    SendRefund,
    Clock,
    Logger,
  ]);
}
