import { Kysely } from 'kysely';
import { DisputesInSql } from '#adapters/server/sql/payments/disputes-in-sql.ts';
import { DisputeEvidenceRecordsInSql } from '#adapters/server/sql/payments/dispute-evidence-records-in-sql.ts';
import { OfficeDisputesInSql } from '#adapters/server/sql/payments/office-disputes-in-sql.ts';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import type { Bindings } from '#adapters/wiring/late-container.ts';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { Logger } from '#application/ports/logger.ts';
import { OfficeJournal } from '#application/server/office/office-journal.ts';
import { Team } from '#application/server/office/ports/team.ts';
import { ChargeGuard } from '#application/server/payments/charge-guard.ts';
import { AnswerDispute } from '#application/server/payments/disputes/answer-dispute.ts';
import { DecideDispute } from '#application/server/payments/disputes/decide-dispute.ts';
import { ListDisputes } from '#application/server/payments/disputes/list-disputes.ts';
import { DisputedPayments } from '#application/server/payments/disputes/disputed-payments.ts';
import { LoseDispute } from '#application/server/payments/disputes/lose-dispute.ts';
import { LoseSurplus } from '#application/server/payments/disputes/lose-surplus.ts';
import { NoteDispute } from '#application/server/payments/disputes/note-dispute.ts';
import { PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import { SurplusPayments } from '#application/server/payments/ports/surplus-payments.ts';
import { Disputes } from '#application/server/payments/ports/disputes.ts';
import { DisputeEvidenceRecords } from '#application/server/payments/ports/dispute-evidence-records.ts';
import { OfficeDisputes } from '#application/server/payments/ports/office-disputes.ts';
import { Refunds } from '#application/server/payments/ports/refunds.ts';
import { FinishRefund } from '#application/server/payments/refunds/finish-refund.ts';
import { RefundableOrders } from '#application/server/payments/refunds/refundable-orders.ts';
import { IssueReceipt } from '#application/server/receipts/issue-receipt.ts';

/** Binds payments that a bank takes back: noted, answered, decided. */
export function bindDisputes(container: Bindings): void {
  bindPort(container, Disputes, DisputesInSql, [Kysely]);
  bindPort(container, OfficeDisputes, OfficeDisputesInSql, [Kysely]);
  bindPort(container, DisputeEvidenceRecords, DisputeEvidenceRecordsInSql, [Kysely]);
  bindClass(container, ListDisputes, [OfficeDisputes, Clock]);
  bindClass(container, DisputedPayments, [Disputes, Refunds, RefundableOrders, SurplusPayments, PaymentAttempts]);
  bindClass(container, NoteDispute, [ChargeGuard, Disputes, DisputedPayments, Team, OfficeJournal, Clock, IdGenerator]);
  bindClass(container, AnswerDispute, [ChargeGuard, Disputes, Team, OfficeJournal, Clock]);
  bindClass(container, LoseDispute, [
    Refunds,
    RefundableOrders,
    IssueReceipt,
    FinishRefund,
    Clock,
    IdGenerator,
    Logger,
  ]);
  bindClass(container, DecideDispute, [ChargeGuard, Disputes, LoseDispute, LoseSurplus, Team, OfficeJournal, Clock]);
  bindClass(container, LoseSurplus, [SurplusPayments, OfficeJournal, Clock, Logger]);
}
