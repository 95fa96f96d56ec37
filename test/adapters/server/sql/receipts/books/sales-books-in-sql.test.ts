import { expect, test } from 'vitest';
import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import { DisputesInSql } from '#adapters/server/sql/payments/disputes-in-sql.ts';
import { PaymentAttemptsInSql } from '#adapters/server/sql/payments/payment-attempts-in-sql.ts';
import { RefundsInSql } from '#adapters/server/sql/payments/refunds-in-sql.ts';
import { SurplusPaymentsInSql } from '#adapters/server/sql/payments/surplus-payments-in-sql.ts';
import { SalesBooksInSql } from '#adapters/server/sql/receipts/books/sales-books-in-sql.ts';
import { CreditNotesInSql } from '#adapters/server/sql/receipts/credit-notes-in-sql.ts';
import { ReceiptsInSql } from '#adapters/server/sql/receipts/receipts-in-sql.ts';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import { BankAccountsInSql } from '#adapters/server/sql/vouchers/bank-accounts-in-sql.ts';
import { BankMovementsInSql } from '#adapters/server/sql/vouchers/bank-movements-in-sql.ts';
import { VouchersInSql } from '#adapters/server/sql/vouchers/vouchers-in-sql.ts';
import { money } from '#domain/shared/money.ts';
import { aSurplus } from '#test/ports/payments/surplus-payments.ts';
import { salesBooksContract } from '#test/ports/receipts/books/sales-books.ts';
import { aBankMovement } from '#test/ports/vouchers/statements/bank-movements.ts';
import { day } from '#test/support/cart/cart-items.ts';
import { anAttempt, anOrder, at } from '#test/support/orders/buying-builders.ts';
import { aDispute } from '#test/support/payments/a-dispute.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { aBankAccount, aCreditNote, aReceipt, aRefund, aVoucher } from '#test/support/receipts/receipt-builders.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

/** As the suite tells it. */
async function filled({ db }: OpenDatabase): Promise<SalesBooksInSql> {
  for (const user of ['ana', 'luis', 'teresa']) await insertUser(db, user);
  await insertProduct(db, 10);
  const orders = new OrdersInSql(db);
  for (const number of [1, 2, 3]) await orders.add(anOrder(`order-${number}`, number));
  await orders.move('order-1', 'confirmed', at);
  await orders.move('order-1', 'finished', at);
  const attempts = new PaymentAttemptsInSql(db);
  await attempts.add(anAttempt('attempt-1', 'order-1', { state: 'paid' }));
  await attempts.add(anAttempt('attempt-2', 'order-2', { state: 'unknown' }));
  await attempts.add(anAttempt('attempt-3', 'order-2', { state: 'refused' }));
  await new ReceiptsInSql(db).add(aReceipt());
  const refunds = new RefundsInSql(db);
  await refunds.add(aRefund('refund-1', { state: 'done', amount: soles('18.00') }));
  await refunds.add(aRefund('refund-2', { number: 2, state: 'declined', way: null, decidedBy: null }));
  const lost = { number: 7, state: 'lost', amount: money(2), updatedAt: new Date('2026-05-02T15:00:00.000Z') } as const;
  await new DisputesInSql(db).add(aDispute('d1', lost));
  const notes = new CreditNotesInSql(db);
  await notes.add(aCreditNote({ issuedAt: new Date('2026-04-01T05:00:00.000Z') }));
  await notes.settle('note-1', 'rejected', 'No');
  await new BankAccountsInSql(db).offer([aBankAccount('bcp')]);
  await new VouchersInSql(db).add(aVoucher('v1', { orderId: 'order-3', state: 'approved', paidOn: day('2026-02-28') }));
  await new VouchersInSql(db).add(aVoucher('v2', { orderId: 'order-2', operationNumber: '9' }));
  const source = { kind: 'voucher', id: 'v1' } as const;
  await new SurplusPaymentsInSql(db).add(
    aSurplus('s1', { orderId: 'order-3', source, amount: soles('118.00'), arrivedAt: at }),
  );
  await new BankMovementsInSql(db).add(
    aBankMovement('m1', { operation: '77', amount: soles('50.00'), day: day('2026-03-31') }),
    at,
  );
  return new SalesBooksInSql(db);
}

eachDatabase('SalesBooksInSql', (database) => {
  salesBooksContract(() => filled(database()));

  test('a school that sold nothing has no month', async () => {
    expect(await new SalesBooksInSql(database().db).firstMonth()).toBeNull();
  });
});
