import { describe } from 'vitest';
import { AccountsInMemory } from '#test/memory/accounts/accounts-in-memory.ts';
import { OrdersInMemory } from '#test/memory/orders/orders-in-memory.ts';
import { officeLogContract } from '#test/ports/office/office-log.ts';
import { aSurplus } from '#test/ports/payments/surplus-payments.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { anOrder } from '#test/support/orders/buying-builders.ts';
import { aVoucher } from '#test/support/receipts/receipt-builders.ts';
import { OfficeLogInMemory } from './office-log-in-memory.ts';

describe('OfficeLogInMemory', () => {
  officeLogContract(async () => {
    const accounts = new AccountsInMemory();
    await accounts.add(aUser('ana'), '');
    const orders = new OrdersInMemory();
    await orders.add(anOrder('order-1', 7));
    const parts = {
      voucher: { find: (id: string) => Promise.resolve(id === 'v7' ? aVoucher(id) : null) },
      surplus: { find: (id: string) => Promise.resolve(id === 's7' ? aSurplus(id) : null) },
    };
    return new OfficeLogInMemory(accounts, orders, parts);
  });
});
