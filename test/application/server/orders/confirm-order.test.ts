import { describe, expect, test } from 'vitest';
import { accepted, refused } from '#test/support/accepted.ts';
import { accountOf, anOrder, aStoredLine, at } from '#test/support/buying-builders.ts';
import { buyingInMemory } from '#test/support/buying-in-memory.ts';
import { aCode, day } from '#test/support/cart-items.ts';

async function withOrder(parts: Parameters<typeof anOrder>[2] = {}, codes: Parameters<typeof buyingInMemory>[0] = {}) {
  const school = await buyingInMemory(codes);
  const order = anOrder('order-1', 1, parts);
  await school.orders.add(order);
  return { ...school, order };
}

describe('confirming an order', () => {
  test('gives what was bought, writes one letter and takes it out of the cart, leaving the rest', async () => {
    const { carts, confirm, grants, order, orders, outbox } = await withOrder();
    const cart = await carts.lock(accountOf('ana'), 'cart-1');
    await carts.save({ ...cart, lines: [aStoredLine(10), aStoredLine(11)], codeWord: 'QUINCE' });
    accepted(await confirm.execute(order, 'payment-approved'));
    expect(await orders.find('order-1')).toMatchObject({ state: 'confirmed', confirmedAt: at });
    expect(grants.all).toMatchObject([{ userId: 'ana', productId: 10, orderId: 'order-1', endsAt: null }]);
    expect(await carts.find(accountOf('ana'))).toMatchObject({ lines: [{ productId: 11 }], codeWord: 'QUINCE' });
    expect(outbox.posted).toMatchObject([{ to: { name: 'Rosa María Huamán Quispe', email: 'ana@correo.pe' } }]);
    expect(outbox.posted[0]?.letter).toMatchObject({
      subject: 'Tu pedido N.º 1 está confirmado',
      greeting: 'Hola, Rosa:',
      action: { url: 'http://localhost:3000/main/mis-contenidos' },
    });
  });

  test('does nothing for one that is confirmed already', async () => {
    const { confirm, grants, order, outbox } = await withOrder({ state: 'confirmed' });
    accepted(await confirm.execute(order, 'payment-approved'));
    expect([grants.all, outbox.posted]).toEqual([[], []]);
  });

  test('refuses what the states do not know', async () => {
    const { confirm, grants, order } = await withOrder({ state: 'expired' });
    expect(refused(await confirm.execute(order, 'payment-approved')).kind).toBe('transition-not-allowed');
    expect(grants.all).toEqual([]);
    accepted(await confirm.execute(order, 'payment-proven'));
    expect(grants.all).toHaveLength(1);
  });

  test('honours what was paid with a code that lost its claim, and says so to whoever runs the school', async () => {
    const code = aCode('QUINCE', { firstDay: day('2026-01-01'), lastDay: day('2026-12-31'), limitInAll: 0 });
    const base = anOrder('order-1', 1);
    const snapshot = { ...base.snapshot, code: { id: code.id, origin: code.origin, word: code.word } };
    const { confirm, grants, logger, order } = await withOrder({ snapshot }, { codes: [code] });
    accepted(await confirm.execute(order, 'payment-approved'));
    expect(grants.all).toHaveLength(1);
    expect(logger.entries).toMatchObject([{ level: 'warn', data: { order: 1 } }]);
  });
});
