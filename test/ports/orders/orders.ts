import { expect, test } from 'vitest';
import type { NewOrder, Orders } from '#application/server/orders/ports/orders.ts';
import { anOrder, at, later } from '#test/support/orders/buying-builders.ts';
import { aGift } from '#test/support/orders/gift-builders.ts';
import { boletaOfAna } from '#test/support/cart/shop.ts';

/** What every `Orders` does. The factory gives an empty one that knows the accounts ana and luis and the course 10. */
export function ordersContract(make: () => Promise<Orders>): void {
  const asKept = ({ creationKey: _, ...order }: NewOrder) => order;

  test('numbers orders from 1 without gaps', async () => {
    const orders = await make();
    expect([await orders.nextNumber(), await orders.nextNumber(), await orders.nextNumber()]).toEqual([1, 2, 3]);
  });

  test('gives an order back as it was added', async () => {
    const orders = await make();
    const order = anOrder('order-1', 1, {
      billing: {
        receiptType: 'factura',
        documentType: 'RUC',
        documentNumber: '20100047218',
        name: 'Estudio Quispe SAC',
        address: 'Jr. Lima 100',
        email: 'pagos@estudio.example',
      },
    });
    await orders.add(order);
    expect(await orders.find('order-1')).toEqual(asKept(order));
    expect(await orders.lock('order-1')).toEqual(asKept(order));
    expect(await orders.find('order-2')).toBeNull();
    expect(await orders.lock('order-2')).toBeNull();
  });

  test('keeps for whom an order is', async () => {
    const orders = await make();
    const order = anOrder('order-1', 1, { gift: aGift() });
    await orders.add(order);
    await orders.add(anOrder('order-2', 2));
    expect(await orders.find('order-1')).toEqual(asKept(order));
    expect(await orders.lock('order-1')).toEqual(asKept(order));
    expect((await orders.ofUser('ana', 2)).map(({ gift }) => gift)).toEqual([undefined, aGift()]);
  });

  test('finds an order by the request that created it', async () => {
    const orders = await make();
    const order = anOrder('order-1', 1, { creationKey: 'key-1' });
    await orders.add(order);
    await orders.add(anOrder('order-2', 2));
    expect(await orders.findByCreationKey('key-1')).toEqual(asKept(order));
    expect(await orders.findByCreationKey('key-2')).toBeNull();
  });

  test('notes which lines their buyer had, and no other', async () => {
    const orders = await make();
    const order = anOrder('order-1', 1);
    await orders.add(order);
    await orders.add(anOrder('order-2', 2));
    await orders.markNeverDue('order-1', new Set([11]));
    await orders.markNeverDue('order-2', new Set());
    expect(await orders.find('order-1')).toEqual(asKept(order));
    await orders.markNeverDue('order-1', new Set([10]));
    expect((await orders.find('order-1'))?.lines.map(({ isNeverDue }) => isNeverDue)).toEqual([true]);
    expect((await orders.lock('order-2'))?.lines.map(({ isNeverDue }) => isNeverDue)).toEqual([undefined]);
  });

  test('moves an order, and remembers when it was confirmed', async () => {
    const orders = await make();
    await orders.add(anOrder('order-1', 1));
    await orders.move('order-1', 'pending', later(1));
    expect(await orders.find('order-1')).toMatchObject({ state: 'pending', confirmedAt: null });
    await orders.move('order-1', 'confirmed', later(2));
    expect(await orders.find('order-1')).toMatchObject({ state: 'confirmed', confirmedAt: later(2) });
    await orders.move('order-1', 'finished', later(3));
    expect(await orders.find('order-1')).toMatchObject({ state: 'finished', confirmedAt: later(2) });
  });

  test('lists an account’s orders, newest first, as many as asked for', async () => {
    const orders = await make();
    for (const number of [1, 2, 3]) await orders.add(anOrder(`order-${number}`, number));
    await orders.add(anOrder('order-4', 4, { userId: 'luis' }));
    expect((await orders.ofUser('ana', 10)).map(({ number }) => number)).toEqual([3, 2, 1]);
    expect((await orders.ofUser('ana', 2)).map(({ number }) => number)).toEqual([3, 2]);
    expect(await orders.ofUser('nadie', 10)).toEqual([]);
  });

  test('names the unpaid orders whose time has run out, oldest first', async () => {
    const orders = await make();
    await orders.add(anOrder('order-1', 1, { expiresAt: later(2) }));
    await orders.add(anOrder('order-2', 2, { expiresAt: later(1) }));
    await orders.add(anOrder('order-3', 3, { expiresAt: later(9) }));
    await orders.add(anOrder('order-4', 4, { expiresAt: later(1) }));
    await orders.move('order-4', 'pending', at);
    expect(await orders.overdue(later(2), 10)).toEqual(['order-2', 'order-1']);
    expect(await orders.overdue(later(2), 1)).toEqual(['order-2']);
    expect(await orders.overdue(at, 10)).toEqual([]);
  });

  test('names the confirmed orders that wait for a receipt, oldest first; those without billing data want none', async () => {
    const orders = await make();
    const billing = { ...boletaOfAna };
    for (const number of [1, 2, 3]) await orders.add(anOrder(`order-${number}`, number, { billing }));
    await orders.add(anOrder('order-4', 4));
    for (const number of [1, 2, 4]) await orders.move(`order-${number}`, 'confirmed', later(number));
    expect(await orders.awaitingReceipt(10)).toEqual(['order-1', 'order-2']);
    expect(await orders.awaitingReceipt(1)).toEqual(['order-1']);
    await orders.move('order-1', 'finished', later(5));
    expect(await orders.awaitingReceipt(10)).toEqual(['order-2']);
  });
}
