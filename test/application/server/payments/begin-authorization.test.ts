import { describe, expect, test } from 'vitest';
import type { OrderLine } from '#application/server/orders/ports/orders.ts';
import type { NewGrant } from '#application/server/orders/ports/grants.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { aGrant, anAttempt, anOrder, at } from '#test/support/orders/buying-builders.ts';
import { buyingInMemory } from '#test/support/orders/buying-in-memory.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { ApproveVoucher } from '#application/server/vouchers/approve-voucher.ts';
import { aCode, day } from '#test/support/cart/cart-items.ts';
import { aVoucher } from '#test/support/receipts/receipt-builders.ts';

const [firstLine] = anOrder('order-1', 1).lines as [OrderLine];

/** A buyer who typed an approved card for order 1 and is about to come back. */
async function aboutToComeBack(
  parts: Parameters<typeof anOrder>[2] = {},
  codes: Parameters<typeof buyingInMemory>[0] = {},
  had: readonly NewGrant[] = [],
) {
  const school = await buyingInMemory(codes);
  await school.orders.add(anOrder('order-1', 1, parts));
  await school.grants.add(had);
  const { attempt } = accepted(await school.startPayment.execute('ana', 'order-1'));
  const token = school.gateway.typeCard(attempt.purchaseNumber, 'approved');
  const comeBack = async () => {
    await school.authorize.execute('memoria', attempt.purchaseNumber, token);
    return school.attempts.find(attempt.id);
  };
  return { ...school, attempt, comeBack };
}

describe('a buyer who comes back to an order that cannot be charged any more', () => {
  test.each([
    ['confirmed', 'Este pedido ya estaba pagado. No se te cobró otra vez.'],
    ['finished', 'Este pedido ya estaba pagado. No se te cobró otra vez.'],
    ['pending', 'Estamos verificando otro pago de este pedido. No se te cobró nada.'],
    ['expired', 'El plazo para pagar este pedido venció. No se te cobró nada.'],
  ] as const)('is not charged when it is %s, and reads why', async (state, buyerText) => {
    const { comeBack, gateway, grants, orders } = await aboutToComeBack();
    await orders.move('order-1', state, at);
    expect(await comeBack()).toMatchObject({ state: 'refused', buyerText });
    expect(gateway.authorizations).toBe(0);
    expect(grants.all).toEqual([]);
  });

  test('is not charged when its time ran out while the card was typed', async () => {
    const { clock, comeBack, gateway } = await aboutToComeBack();
    clock.advance({ hours: 48 });
    expect(await comeBack()).toMatchObject({ state: 'refused', buyerText: expect.stringContaining('venció') });
    expect(gateway.authorizations).toBe(0);
  });

  test.each(['authorizing', 'unknown'] as const)('is not charged while another attempt of it is %s', async (state) => {
    const { attempts, comeBack, gateway } = await aboutToComeBack();
    await attempts.add(anAttempt('attempt-9', 'order-1', { state }));
    expect(await comeBack()).toMatchObject({
      state: 'refused',
      buyerText: 'Estamos verificando otro pago de este pedido. No se te cobró nada.',
    });
    expect(gateway.authorizations).toBe(0);
  });

  test('is not charged when the last place of its seminar was sold meanwhile; one that has a place holds it', async () => {
    const school = await aboutToComeBack({ lines: [{ ...firstLine, kind: 'seminar' }] });
    const { comeBack, gateway, placesTaken, sessions } = school;
    placesTaken.seminars = [{ productId: 10, seminarId: 10, title: 'Curso 10', persons: 1 }];
    sessions.capacity = 1;
    placesTaken.enrolled = ['luis'];
    const buyerText = '«Curso 10» está agotado: ya no quedan cupos. No se te cobró nada.';
    expect(await comeBack()).toMatchObject({ state: 'refused', buyerText });
    expect([gateway.authorizations, placesTaken.kept]).toEqual([0, []]);
    expect(refused(await school.startPayment.execute('ana', 'order-1'))).toMatchObject({ kind: 'sold-out', left: 0 });
    placesTaken.enrolled = [];
    const { attempt } = accepted(await school.startPayment.execute('ana', 'order-1'));
    const token = gateway.typeCard(attempt.purchaseNumber, 'approved');
    await school.authorize.execute('memoria', attempt.purchaseNumber, token);
    expect([gateway.authorizations, placesTaken.kept]).toEqual([1, [[10, 1]]]);
    expect(new Set(placesTaken.locked)).toEqual(new Set([10]));
  });

  test('is not charged when it no longer recomputes', async () => {
    const { attempt, comeBack, gateway, orders } = await aboutToComeBack();
    const order = anOrder('order-1', 1);
    await orders.add({
      ...order,
      snapshot: { ...order.snapshot, totals: { ...order.snapshot.totals, tax: attempt.amount } },
    });
    expect(await comeBack()).toMatchObject({ state: 'refused', buyerText: expect.stringContaining('no cuadra') });
    expect(gateway.authorizations).toBe(0);
  });

  test.each([
    'QUINCE',
    // Called otherwise since.
    'QUINCENA',
  ])('is not charged when its code has no use left; one that has is claimed for it', async (word) => {
    const code = aCode(word, { firstDay: day('2026-01-01'), lastDay: day('2026-12-31'), limitInAll: 1 });
    const base = anOrder('order-1', 1);
    const snapshot = { ...base.snapshot, code: { id: code.id, origin: code.origin, word: 'QUINCE' } };
    const late = await aboutToComeBack({ snapshot }, { codes: [code] });
    await late.discounts.claim(code, { orderId: 'order-9', userId: 'luis', at });
    const buyerText = expect.stringContaining('El código QUINCE se agotó antes de tu pago. No se te cobró nada');
    expect(await late.comeBack()).toMatchObject({ state: 'refused', buyerText });
    expect(late.gateway.authorizations).toBe(0);
    const early = await aboutToComeBack({ snapshot }, { codes: [code] });
    expect(await early.comeBack()).toMatchObject({ state: 'paid' });
    expect(await early.discounts.usesOf(code.id, 'ana')).toEqual({ inAll: 1, byAccount: 1 });
  });
});

describe('a buyer who was declined and is sent back once more', () => {
  test('is not charged, and takes no use of a code', async () => {
    const code = aCode('QUINCE', { firstDay: day('2026-01-01'), lastDay: day('2026-12-31'), limitInAll: 1 });
    const { snapshot } = anOrder('order-1', 1);
    const parts = { snapshot: { ...snapshot, code: { id: code.id, origin: code.origin, word: code.word } } };
    const { attempt, comeBack, discounts, gateway } = await aboutToComeBack(parts, { codes: [code] });
    gateway.typeCard(attempt.purchaseNumber, 'declined');
    await comeBack();
    expect(await comeBack()).toMatchObject({ state: 'refused', buyerText: 'Rechazado con el código 116' });
    expect(gateway.authorizations).toBe(1);
    expect(await discounts.usesOf(code.id, 'ana')).toEqual({ inAll: 0, byAccount: 0 });
  });
});

describe('a buyer who comes back for a product that is paid otherwise', () => {
  test('is not charged for what is theirs meanwhile', async () => {
    const { comeBack, gateway, grants } = await aboutToComeBack();
    await grants.add([aGrant('grant-1', { orderId: 'order-9' })]);
    const buyerText = 'Ya tienes «Curso 10». No se te cobró nada.';
    expect(await comeBack()).toMatchObject({ state: 'refused', buyerText });
    expect(gateway.authorizations).toBe(0);
  });

  test.each([
    ['authorizing', 'que se está cobrando a tu tarjeta en este momento'],
    ['unknown', 'que espera la respuesta de la pasarela'],
  ] as const)('is not charged while another order of it is %s, and reads which', async (state, how) => {
    const { attempts, comeBack, gateway, orders } = await aboutToComeBack();
    await orders.add(anOrder('order-2', 2));
    await attempts.add(anAttempt('attempt-2', 'order-2', { state }));
    const buyerText = `Ya estás pagando «Curso 10» en tu pedido N.º\u00A02, ${how}. No se te cobró nada.`;
    expect(await comeBack()).toMatchObject({ state: 'refused', buyerText });
    expect(gateway.authorizations).toBe(0);
  });

  test('is not charged while a voucher for it is looked at', async () => {
    const { comeBack, gateway, orders, vouchers } = await aboutToComeBack();
    await orders.add(anOrder('order-2', 2));
    await vouchers.add(aVoucher('v1', { orderId: 'order-2' }));
    expect(await comeBack()).toMatchObject({
      state: 'refused',
      buyerText: expect.stringContaining('tu pedido N.º\u00A02, que espera que verifiquemos tu constancia'),
    });
    expect(gateway.authorizations).toBe(0);
  });

  test.each([
    ['an hour of a consultancy that was bought before', { kind: 'consultancy' }, {}],
    ['further seats alone of a seminar that is theirs', { kind: 'seminar' }, { seatsAlone: true }],
  ] as const)('is charged for what is used up: %s', async (_, kind, seats) => {
    const { lines } = anOrder('order-1', 1);
    const used = lines.map((line) => ({ ...line, ...kind, choices: { ...line.choices, ...seats } }));
    const { comeBack, gateway, grants } = await aboutToComeBack({ lines: used }, {}, [
      aGrant('grant-1', { orderId: 'order-9' }),
    ]);
    expect(await comeBack()).toMatchObject({ state: 'paid' });
    expect(gateway.authorizations).toBe(1);
    expect(grants.all).toHaveLength(2);
  });

  test('is not charged for further seats alone of what went back to the school: they would give it for the price of a seat', async () => {
    const choices = { ...firstLine.choices, seatsAlone: true, seats: 1 };
    const school = await aboutToComeBack({ lines: [{ ...firstLine, kind: 'seminar', choices }] }, {}, [
      aGrant('grant-1', { orderId: 'order-9' }),
    ]);
    const { accounts, comeBack, gateway, grants, orders, startPayment, surplus, team, vouchers, work } = school;
    await grants.takeBack('order-9', [10], at);
    const buyerText = expect.stringContaining('se devolvió o se está devolviendo. No se te cobró nada.');
    expect(await comeBack()).toMatchObject({ state: 'refused', buyerText });
    expect(refused(await startPayment.execute('ana', 'order-1')).kind).toBe('seats-without-own');
    expect(gateway.authorizations).toBe(0);
    // What was deposited already is kept to be given back.
    await accounts.add(aUser('teresa'), '');
    await team.setRoles('teresa', ['cashier'], at);
    await orders.move('order-1', 'pending', at);
    await vouchers.add(aVoucher('v1'));
    accepted(await work.write(ApproveVoucher, (it) => it.execute('v1', 'teresa', { note: '', knowing: true })));
    expect(await surplus.list('open', 9)).toMatchObject([{ amount: 11_800, reason: 'seats-without-own' }]);
    expect(grants.all).toEqual([]);
  });

  test('is charged when the other order is somebody else’s, was given up, or is of what is used up', async () => {
    const { attempts, comeBack, gateway, orders } = await aboutToComeBack();
    await orders.add(anOrder('order-2', 2, { userId: 'luis' }));
    await attempts.add(anAttempt('attempt-2', 'order-2', { state: 'unknown' }));
    await orders.add(anOrder('order-3', 3));
    await attempts.add(anAttempt('attempt-3', 'order-3', { state: 'refused' }));
    const { lines, ...plan } = anOrder('order-4', 4);
    await orders.add({ ...plan, lines: lines.map((line) => ({ ...line, kind: 'plan' as const })) });
    await attempts.add(anAttempt('attempt-4', 'order-4', { state: 'unknown' }));
    expect(await comeBack()).toMatchObject({ state: 'paid' });
    expect(gateway.authorizations).toBe(1);
  });
});
