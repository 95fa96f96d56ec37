import { describe } from 'vitest';
import { AccountsInMemory } from '#test/memory/accounts/accounts-in-memory.ts';
import { OrdersInMemory } from '#test/memory/orders/orders-in-memory.ts';
import { DisputesInMemory } from './disputes-in-memory.ts';
import { PaymentAttemptsInMemory } from './payment-attempts-in-memory.ts';
import { SurplusPaymentsInMemory } from './surplus-payments-in-memory.ts';
import { VouchersInMemory } from '#test/memory/vouchers/vouchers-in-memory.ts';
import { surplusPaymentsContract } from '#test/ports/payments/surplus-payments.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { anAttempt, anOrder, later } from '#test/support/orders/buying-builders.ts';
import { aVoucher } from '#test/support/receipts/receipt-builders.ts';

describe('SurplusPaymentsInMemory', () => {
  surplusPaymentsContract(async () => {
    const [orders, accounts] = [new OrdersInMemory(), new AccountsInMemory()];
    const names = { givenNames: 'Ana', paternalSurname: 'Quispe', maternalSurname: 'Rojas' };
    for (const id of ['ana', 'teresa']) await accounts.add(aUser(id, names), '');
    for (const number of [1, 2]) await orders.add(anOrder(`order-${number}`, number));
    const attempts = new PaymentAttemptsInMemory(orders);
    for (const id of ['attempt-1', 'attempt-2']) await attempts.add(anAttempt(id, 'order-1'));
    const code = { number: '13642010', until: later(60) };
    await attempts.add(anAttempt('attempt-3', 'order-1', { code }));
    const vouchers = new VouchersInMemory(orders, accounts);
    await vouchers.add(aVoucher('v1', { orderId: 'order-2' }));
    return new SurplusPaymentsInMemory(orders, attempts, vouchers, accounts, new DisputesInMemory());
  });
});
