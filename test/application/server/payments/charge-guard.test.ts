import { expect, test } from 'vitest';
import { accepted } from '#test/support/shared/accepted.ts';
import { anOrder } from '#test/support/orders/buying-builders.ts';
import { buyingInMemory } from '#test/support/orders/buying-in-memory.ts';
import { soles } from '#test/support/pricing/price-lines.ts';

/** A school that writes down what is locked, in its order. */
async function withLocks() {
  const school = await buyingInMemory();
  const locked: string[] = [];
  const { accounts, carts, orders } = school;
  const [lockOrder, lockCart] = [orders.lock.bind(orders), carts.lock.bind(carts)];
  accounts.lock = (...userIds: readonly string[]) => {
    locked.push(...userIds);
    return Promise.resolve();
  };
  orders.lock = (orderId) => {
    locked.push(orderId);
    return lockOrder(orderId);
  };
  carts.lock = (owner, newId) => {
    locked.push('cart');
    return lockCart(owner, newId);
  };
  return { ...school, locked };
}

test('whoever begins a charge locks the account before the order', async () => {
  const { locked, orders, startPayment } = await withLocks();
  await orders.add(anOrder('order-1', 1));
  accepted(await startPayment.execute('ana', 'order-1'));
  expect(locked.slice(0, 2)).toEqual(['ana', 'order-1']);
});

test('whoever makes an order locks the account before its cart is read', async () => {
  const { createOrder, locked } = await withLocks();
  const billing = { receiptType: 'boleta', documentType: 'DNI', documentNumber: '45678912' } as const;
  const person = { name: 'Ana Quispe', address: '', email: 'ana@correo.pe' };
  const request = { userId: 'ana', creationKey: 'clave-1', billing: { ...billing, ...person } } as const;
  await createOrder.execute({
    ...request,
    paymentMethod: 'card',
    termsVersion: '2026-11',
    expectedTotal: soles('0.00'),
  });
  expect(locked).toEqual(['ana', 'cart']);
});

test('an order that is not there locks nothing', async () => {
  const { locked, startPayment } = await withLocks();
  await startPayment.execute('ana', 'order-9');
  expect(locked).toEqual([]);
});
