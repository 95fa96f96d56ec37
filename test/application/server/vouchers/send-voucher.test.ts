import { describe, expect, test } from 'vitest';
import { RejectVoucher } from '#application/server/vouchers/reject-voucher.ts';
import { SendVoucher, type GivenVoucher } from '#application/server/vouchers/send-voucher.ts';
import { NOTHING } from '#domain/shared/money.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { aGrant, anAttempt, anOrder, at } from '#test/support/orders/buying-builders.ts';
import { buyingInMemory } from '#test/support/orders/buying-in-memory.ts';
import { aCode, day } from '#test/support/cart/cart-items.ts';
import { aBankAccount } from '#test/support/receipts/receipt-builders.ts';

const code = aCode('QUINCE', {
  firstDay: day('2026-01-01'),
  lastDay: day('2026-12-31'),
  limitInAll: null,
  limitPerAccount: 1,
});

/** Ana's orders 1 to 4: of the same course, or each of one of its own; with a code of one use per account where so said. */
async function withOrders({ isCoded = false, isOneCourse = true } = {}) {
  const school = await buyingInMemory({ codes: [code] });
  await school.banks.offer([aBankAccount('bcp')]);
  await school.accounts.add(aUser('teresa'), '');
  await school.team.setRoles('teresa', ['cashier'], at);
  for (const number of [1, 2, 3, 4]) {
    const { lines, snapshot, ...order } = anOrder(`order-${number}`, number);
    const own = lines.map((line) => ({ ...line, productId: isOneCourse ? 10 : 10 + number }));
    const used = isCoded ? { id: code.id, origin: code.origin, word: code.word } : null;
    await school.orders.add({ ...order, lines: own, snapshot: { ...snapshot, code: used } });
  }
  const send = (number: number, parts: Partial<GivenVoucher> = {}) =>
    school.work.write(SendVoucher, (useCase) =>
      useCase.execute({
        userId: 'ana',
        orderId: `order-${number}`,
        bankAccountId: 'bcp',
        entry: { operationNumber: `70000${number}`, paidOn: '2026-03-09', amount: '118.00', payerName: 'Ana Quispe' },
        file: { key: `constancias/${number}.webp`, mediaType: 'image/webp' },
        ...parts,
      }),
    );
  return { ...school, send };
}

describe('a voucher', () => {
  test('makes its order wait, and tells the buyer what was sent and until when it is answered', async () => {
    const { clock, notices, orders, outbox, send, vouchers } = await withOrders();
    const sent = accepted(await send(1));
    expect(await vouchers.openOf('order-1')).toEqual(sent);
    expect(sent).toMatchObject({ bank: 'BCP', state: 'sent', sentAt: clock.now(), decision: null });
    expect((await orders.find('order-1'))?.state).toBe('pending');
    expect(await notices.ofUser('ana', 10)).toMatchObject([
      { orderId: 'order-1', kind: 'voucher-received', at: clock.now(), seenAt: null },
    ]);
    const due = 'viernes 13 de marzo de 2026, 10:00\u00a0a.\u00a0m.';
    expect(outbox.posted).toMatchObject([
      {
        to: { name: 'Rosa María Huamán Quispe', email: 'ana@correo.pe' },
        letter: {
          greeting: 'Hola, Rosa:',
          blocks: [
            { kind: 'text', text: expect.stringContaining('Estamos verificando tu pago') },
            {
              kind: 'facts',
              rows: [
                ['Pedido', 'N.º 1'],
                ['Lo que compras', 'Curso 10'],
                ['Total del pedido', 'S/.\u00A0118.00'],
                ['Código de depósito', 'D0001N6'],
                ['Banco', 'BCP'],
                ['Número de operación', '700001'],
                ['Importe de la constancia', 'S/.\u00A0118.00'],
              ],
            },
            { kind: 'note', text: expect.stringContaining(due) },
          ],
          action: null,
        },
      },
    ]);
  });

  test('of an expired order leaves it expired', async () => {
    const { clock, orders, send } = await withOrders();
    clock.advance({ hours: 48 });
    accepted(await send(1));
    expect((await orders.find('order-1'))?.state).toBe('expired');
  });

  test('is not taken for an order that is paid, costs nothing, waits for a card or is somebody else’s', async () => {
    const { orders, outbox, send } = await withOrders();
    expect(refused(await send(9)).kind).toBe('order-not-found');
    expect(refused(await send(1, { userId: 'luis' })).kind).toBe('order-not-found');
    expect(refused(await send(1, { bankAccountId: 'otra' })).kind).toBe('bank-account-unknown');
    const entry = { operationNumber: '', paidOn: '2026-03-09', amount: '118.00', payerName: 'Ana Quispe' };
    const unread = { kind: 'voucher-invalid', field: 'operationNumber', fault: 'required' };
    expect(refused(await send(1, { entry }))).toEqual(unread);
    for (const state of ['confirmed', 'finished'] as const) {
      await orders.move('order-1', state, at);
      expect(refused(await send(1)).kind).toBe('order-already-paid');
    }
    await orders.move('order-2', 'pending', at);
    expect(refused(await send(2)).kind).toBe('card-payment-under-way');
    const { snapshot, ...free } = anOrder('order-3', 3);
    await orders.add({ ...free, snapshot: { ...snapshot, totals: { ...snapshot.totals, net: NOTHING } } });
    expect(refused(await send(3)).kind).toBe('nothing-to-pay');
    expect(outbox.posted).toEqual([]);
  });

  test('is not taken beside another of its order that waits', async () => {
    const { orders, send } = await withOrders();
    accepted(await send(1));
    expect(refused(await send(1)).kind).toBe('voucher-under-review');
    expect((await orders.find('order-1'))?.state).toBe('pending');
  });

  test('fails when a card of its order moved on beside the lock', async () => {
    const { attempts, send, startPayment } = await withOrders();
    accepted(await startPayment.execute('ana', 'order-1'));
    attempts.move = () => Promise.resolve(false);
    await expect(send(1)).rejects.toThrow('changed beside');
  });
});

describe('a voucher for what is paid otherwise', () => {
  test('is not taken when the buyer has the course', async () => {
    const { grants, send, vouchers } = await withOrders();
    await grants.add([aGrant('grant-1', { orderId: 'order-2' })]);
    expect(refused(await send(1))).toEqual({ kind: 'already-owned', title: 'Curso 10', slug: 'curso-10' });
    expect(await vouchers.openOf('order-1')).toBeNull();
  });

  test('is not taken while another order of it waits for its voucher, is charged or has no answer', async () => {
    const { attempts, send } = await withOrders();
    accepted(await send(1));
    expect(refused(await send(2))).toMatchObject({
      kind: 'in-other-order',
      order: { id: 'order-1', number: 1, state: 'under-review', attemptId: null },
    });
    await attempts.add(anAttempt('attempt-3', 'order-3', { state: 'unknown' }));
    expect(refused(await send(3)).kind).toBe('card-payment-under-way');
  });

  test('keeps the card from being charged in the other order, before its page is opened and after', async () => {
    const { attempts, authorize, gateway, send, startPayment } = await withOrders();
    const { attempt } = accepted(await startPayment.execute('ana', 'order-2'));
    const token = gateway.typeCard(attempt.purchaseNumber, 'approved');
    accepted(await send(1));
    await authorize.execute('memoria', attempt.purchaseNumber, token);
    expect(gateway.authorizations).toBe(0);
    expect((await attempts.find(attempt.id))?.state).toBe('refused');
    expect(refused(await startPayment.execute('ana', 'order-3'))).toMatchObject({
      kind: 'in-other-order',
      order: { number: 1, state: 'under-review' },
    });
  });

  test('gives up what the order had left at the gateway', async () => {
    const { attempts, send, startPayment } = await withOrders();
    const { attempt } = accepted(await startPayment.execute('ana', 'order-1'));
    accepted(await send(1));
    expect((await attempts.find(attempt.id))?.state).toBe('refused');
  });
});

describe('a code of one use per account, in orders paid by deposit', () => {
  test('is claimed by the first voucher; the others go to review', async () => {
    const { discounts, send } = await withOrders({ isCoded: true, isOneCourse: false });
    const states = [];
    for (const number of [1, 2, 3, 4]) states.push(accepted(await send(number)).state);
    expect(states).toEqual(['sent', 'review', 'review', 'review']);
    expect(await discounts.usesOf(code.id, 'ana')).toEqual({ inAll: 1, byAccount: 1 });
  });

  test('is given back when the voucher is rejected, and claimed by the next', async () => {
    const { discounts, send, work } = await withOrders({ isCoded: true, isOneCourse: false });
    const { id } = accepted(await send(1));
    accepted(await work.write(RejectVoucher, (reject) => reject.execute(id, 'teresa', 'No figura')));
    expect(await discounts.usesOf(code.id, 'ana')).toEqual({ inAll: 0, byAccount: 0 });
    expect(accepted(await send(2)).state).toBe('sent');
    expect(await discounts.usesOf(code.id, 'ana')).toEqual({ inAll: 1, byAccount: 1 });
  });

  test('is not used by a voucher that is not taken', async () => {
    const { discounts, orders, send, vouchers } = await withOrders({ isCoded: true, isOneCourse: false });
    const first = accepted(await send(1));
    await vouchers.decide(first.id, 'approved', { by: 'teresa', at: first.sentAt, reason: '' });
    await discounts.release('order-1');
    await orders.move('order-1', 'confirmed', first.sentAt);
    const again = { ...first, id: 'v9', orderId: 'order-2', operationNumber: '700003' };
    expect(await vouchers.add(again)).toBe(true);
    await vouchers.decide('v9', 'approved', { by: 'teresa', at: first.sentAt, reason: '' });
    expect(refused(await send(3)).kind).toBe('operation-taken');
    expect(await discounts.usesOf(code.id, 'ana')).toEqual({ inAll: 0, byAccount: 0 });
  });
});
