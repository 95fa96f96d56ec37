import { expect, test } from 'vitest';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { anOrder, at } from '#test/support/orders/buying-builders.ts';
import { buyingInMemory } from '#test/support/orders/buying-in-memory.ts';
import { soles } from '#test/support/pricing/price-lines.ts';

const source = { kind: 'voucher', id: 'voucher-1', number: '00123456' } as const;
const arrived = { order: anOrder('order-1', 7), source, amount: soles('118.00'), reason: 'products-owned' } as const;

test('money that is told twice is kept once, and its buyer reads of it once', async () => {
  const { keepSurplus, outbox } = await buyingInMemory();
  await keepSurplus.execute(arrived);
  await keepSurplus.execute(arrived);
  expect(outbox.posted).toHaveLength(1);
  expect(JSON.stringify(outbox.posted[0]?.letter)).toContain('Depósito, operación 00123456');
});

test('of an account that was erased nobody is written to, and the money is kept', async () => {
  const { accounts, keepSurplus, outbox, logger } = await buyingInMemory();
  await accounts.add(aUser('luis', { disabledAt: at }), '');
  await keepSurplus.execute({ ...arrived, order: { ...arrived.order, userId: 'luis' } });
  expect(outbox.posted).toEqual([]);
  expect(logger.entries).toMatchObject([{ level: 'error', data: { order: 7 } }]);
});
