import { describe } from 'vitest';
import { AccountsInMemory } from '#test/memory/accounts/accounts-in-memory.ts';
import { OrdersInMemory } from '#test/memory/orders/orders-in-memory.ts';
import { VouchersInMemory } from './vouchers-in-memory.ts';
import { vouchersContract } from '#test/ports/vouchers/vouchers.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { anOrder } from '#test/support/orders/buying-builders.ts';

describe('VouchersInMemory', () => {
  vouchersContract(async () => {
    const [orders, accounts] = [new OrdersInMemory(), new AccountsInMemory()];
    for (const id of ['ana', 'luis', 'teresa'])
      await accounts.add(aUser(id, { givenNames: 'Ana', paternalSurname: 'Quispe' }), '');
    for (const number of [1, 2]) await orders.add(anOrder(`order-${number}`, number));
    await orders.add(anOrder('order-3', 3, { userId: 'luis' }));
    return new VouchersInMemory(orders, accounts);
  });
});
