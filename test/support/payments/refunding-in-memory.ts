import { FingerprintsBySha256 } from '#adapters/server/security/fingerprints-by-sha256.ts';
import { newOrder } from '#application/server/orders/new-order.ts';
import type { NewOrder } from '#application/server/orders/ports/orders.ts';
import { GiveBack } from '#application/server/payments/give-back.ts';
import { OrderAudit } from '#application/server/payments/order-audit.ts';
import { PaymentGateways } from '#application/server/payments/payment-gateways.ts';
import { AnswerDispute } from '#application/server/payments/disputes/answer-dispute.ts';
import { DecideDispute } from '#application/server/payments/disputes/decide-dispute.ts';
import { DisputedPayments } from '#application/server/payments/disputes/disputed-payments.ts';
import { LoseDispute } from '#application/server/payments/disputes/lose-dispute.ts';
import { LoseSurplus } from '#application/server/payments/disputes/lose-surplus.ts';
import { NoteDispute } from '#application/server/payments/disputes/note-dispute.ts';
import { AskForRefund } from '#application/server/payments/refunds/ask-for-refund.ts';
import { AppointmentLetters } from '#application/server/learning/consultancies/appointment-letters.ts';
import { ReturnedConsultancies } from '#application/server/learning/consultancies/returned-consultancies.ts';
import {
  AppointmentsInMemory,
  type KnownPurchase,
} from '#test/memory/learning/consultancies/appointments-in-memory.ts';
import { BeginRefund } from '#application/server/payments/refunds/begin-refund.ts';
import type { DecidedRefund } from '#application/server/payments/refunds/decided-refund.ts';
import { DeclineRefund } from '#application/server/payments/refunds/decline-refund.ts';
import { FinishRefund } from '#application/server/payments/refunds/finish-refund.ts';
import { RefundableOrders } from '#application/server/payments/refunds/refundable-orders.ts';
import { ResolveRefunds } from '#application/server/payments/refunds/resolve-refunds.ts';
import { SendRefund } from '#application/server/payments/refunds/send-refund.ts';
import { SettleRefund } from '#application/server/payments/refunds/settle-refund.ts';
import { StartSending } from '#application/server/payments/refunds/start-sending.ts';
import { IssueCreditNote } from '#application/server/receipts/issue-credit-note.ts';
import { TellReceipt } from '#application/server/receipts/tell-receipt.ts';
import { IssueReceipt } from '#application/server/receipts/issue-receipt.ts';
import { EMPTY_CART } from '#domain/cart/cart.ts';
import { takeSnapshot } from '#domain/orders/order-snapshot.ts';
import type { CardEnding } from '#test/memory/payments/payment-gateway-in-memory.ts';
import { CreditNotesInMemory } from '#test/memory/receipts/credit-notes-in-memory.ts';
import { ReceiptsInMemory } from '#test/memory/receipts/receipts-in-memory.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { aCartItem, aCode } from '#test/support/cart/cart-items.ts';
import { boletaOfAna } from '#test/support/cart/shop.ts';
import { at } from '#test/support/orders/buying-builders.ts';
import { buyingInMemory, type BuyingParts } from '#test/support/orders/buying-in-memory.ts';
import { IGV } from '#test/support/pricing/price-lines.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { SettingsOfSchool } from '#test/support/shared/settings-of-school.ts';

/** Ana's unpaid order-1 of two courses, 118.00 and 59.00, with a code of 10 % where `word` says one, unless said otherwise. */
export function anOrderOfTwo(parts: Partial<NewOrder> = {}, word: string | null = null): NewOrder {
  const items = [aCartItem(10, '118.00', { duration: null }), aCartItem(11, '59.00', { duration: null })];
  const cart = { ...EMPTY_CART, items, code: word === null ? null : aCode(word) };
  const terms = { generalRate: IGV, rounding: 'nearest', hasActivePlan: false } as const;
  const given = {
    id: 'order-1',
    number: 1,
    userId: 'ana',
    paymentMethod: 'card',
    billing: boletaOfAna,
    termsVersion: '2026-11',
    creationKey: null,
  } as const;
  return { ...newOrder(cart, accepted(takeSnapshot(cart, terms)), given, at, 48), ...parts };
}

/** All of a refund's decision that a test does not say: both courses, by the gateway, with their access. */
export const decided = (parts: Partial<DecidedRefund> = {}): DecidedRefund => ({
  orderId: 'order-1',
  reason: 'item-return',
  lines: [
    { productId: 10, amount: null },
    { productId: 11, amount: null },
  ],
  keepsAccess: false,
  answer: '',
  operation: null,
  ...parts,
});

export const only = (productId: number) => ({ lines: [{ productId, amount: null }] });

/** Giving money back in this process's memory: ana, the cashier teresa, and `pay`, by which ana pays an order by card. */
export async function refundingInMemory(parts: BuyingParts = {}, purchases: readonly KnownPurchase[] = []) {
  const school = await buyingInMemory(parts);
  const { accounts, addresses, attempts, clock, disputes, discounts, gateway, gifts, grants, guard, ids, journal } =
    school;
  const { logger, notices, orders, outbox, refunds, surplus, team, work } = school;
  await accounts.add(aUser('teresa'), '');
  await team.setRoles('teresa', ['cashier'], clock.now());
  const [receipts, notes] = [new ReceiptsInMemory(), new CreditNotesInMemory()];
  const [prints, settings, gateways] = [
    new FingerprintsBySha256(),
    new SettingsOfSchool(),
    new PaymentGateways([parts.takenBy ?? gateway]),
  ];
  const refundable = new RefundableOrders(refunds, disputes, surplus, attempts, grants, new OrderAudit(logger));
  const note = new IssueCreditNote(receipts, notes, prints, addresses, settings, clock, ids);
  const tell = new TellReceipt(accounts, notices, outbox, addresses, ids);
  const receipt = new IssueReceipt(orders, receipts, grants, prints, tell, addresses, settings, clock, ids, logger);
  const appointments = new AppointmentsInMemory(purchases);
  const letters = new AppointmentLetters(accounts, settings, outbox, addresses);
  const consultancies = new ReturnedConsultancies(appointments, letters);
  const finish = new FinishRefund(
    refunds,
    refundable,
    grants,
    gifts,
    consultancies,
    discounts,
    note,
    accounts,
    notices,
    outbox,
    addresses,
    clock,
    ids,
  );
  const begin = new BeginRefund(
    guard,
    refunds,
    refundable,
    gifts,
    consultancies,
    receipt,
    finish,
    team,
    journal,
    clock,
    ids,
  );
  const start = new StartSending(guard, refunds, attempts, clock);
  const settle = new SettleRefund(guard, refunds, refundable, finish, clock, logger);
  work.give(begin, start, settle);
  const send = new SendRefund(work, gateways);
  const lose = new LoseDispute(refunds, refundable, receipt, finish, clock, ids, logger);
  const loseSurplus = new LoseSurplus(surplus, journal, clock, logger);
  const payments = new DisputedPayments(disputes, refunds, refundable, surplus, attempts);
  const pay = async (order: NewOrder, ending: CardEnding = 'approved'): Promise<void> => {
    await orders.add(order);
    const { attempt } = accepted(await school.startPayment.execute(order.userId, order.id));
    await school.authorize.execute('memoria', attempt.purchaseNumber, gateway.typeCard(attempt.purchaseNumber, ending));
  };
  return {
    ...school,
    appointments,
    receipts,
    notes,
    begin,
    send,
    settle,
    start,
    pay,
    resolveRefunds: new ResolveRefunds(work, refunds, attempts, gateways, send, clock, logger),
    ask: new AskForRefund(guard, refunds, refundable, clock, ids),
    decline: new DeclineRefund(refunds, guard, team, accounts, notices, outbox, addresses, journal, clock, ids),
    refundable,
    noteDispute: new NoteDispute(guard, disputes, payments, team, journal, clock, ids),
    answerDispute: new AnswerDispute(guard, disputes, team, journal, clock),
    decideDispute: new DecideDispute(guard, disputes, lose, loseSurplus, team, journal, clock),
    giveSurplusBack: new GiveBack(guard, surplus, disputes, team, journal, clock),
    /** As the office does it: decided, then sent; the refund as it is then. */
    giveBack: async (parts: Partial<DecidedRefund> = {}) => {
      const refund = accepted(await begin.execute('teresa', decided(parts)));
      await send.execute(refund.id);
      return (await refunds.find(refund.id)) ?? refund;
    },
  };
}
