import { describe, expect, test } from 'vitest';
import { SettleAttempt } from '#application/server/payments/settle-attempt.ts';
import { ApproveVoucher } from '#application/server/vouchers/approve-voucher.ts';
import { voucherDecisionRefusals } from '#adapters/server/http/vouchers/voucher-refusals.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { aGrant, anAttempt, anOrder, at } from '#test/support/orders/buying-builders.ts';
import { buyingInMemory } from '#test/support/orders/buying-in-memory.ts';
import { aCode } from '#test/support/cart/cart-items.ts';
import { aVoucher } from '#test/support/receipts/receipt-builders.ts';

/** Order 1 waits with its voucher; order 2 is of the same course. */
async function waiting() {
  const school = await buyingInMemory();
  await school.accounts.add(aUser('teresa'), '');
  await school.team.setRoles('teresa', ['cashier'], at);
  await school.orders.add(anOrder('order-1', 1, { state: 'pending' }));
  await school.orders.add(anOrder('order-2', 2));
  await school.vouchers.add(aVoucher('v1'));
  const approve = (knowing = false, { id = 'v1', by = 'teresa', note = '' } = {}) =>
    school.work.write(ApproveVoucher, (useCase) => useCase.execute(id, by, { note, knowing }));
  const stateOf = async (id: string) => (await school.orders.find(id))?.state;
  return { ...school, approve, stateOf };
}

describe('approving a voucher', () => {
  test('confirms its order, and nothing is to be given back', async () => {
    const { approve, grants, stateOf, surplus } = await waiting();
    expect(accepted(await approve()).state).toBe('approved');
    expect(await stateOf('order-1')).toBe('confirmed');
    expect(grants.all).toHaveLength(1);
    expect(await surplus.list('open', 10)).toEqual([]);
  });

  test('of an order that another payment confirmed is told first; the money is then kept to be given back', async () => {
    const { approve, grants, logger, orders, surplus, vouchers } = await waiting();
    await orders.move('order-1', 'confirmed', at);
    expect(refused(await approve())).toEqual({ kind: 'order-already-paid', giveBack: 11_800 });
    expect((await vouchers.find('v1'))?.state).toBe('sent');
    expect(await surplus.list('open', 10)).toEqual([]);
    expect(accepted(await approve(true)).state).toBe('approved');
    accepted(await approve(true));
    expect(await surplus.list('open', 10)).toMatchObject([
      { source: { kind: 'voucher', id: 'v1' }, reason: 'order-paid', amount: 11_800 },
    ]);
    expect(logger.entries).toMatchObject([{ level: 'error', data: { order: 1, operation: '00123456' } }]);
    expect(grants.all).toEqual([]);
  });

  test('for what the buyer has is told first; then the money is kept and nothing is given twice', async () => {
    const { approve, discounts, grants, stateOf, surplus } = await waiting();
    const code = aCode('QUINCE', { limitInAll: 1 });
    await discounts.claim(code, { orderId: 'order-1', userId: 'ana', at });
    await grants.add([aGrant('grant-2', { orderId: 'order-2' })]);
    const products = [{ title: 'Curso 10', order: null }];
    expect(refused(await approve())).toEqual({ kind: 'bought-otherwise', products, giveBack: 11_800, soldOut: null });
    accepted(await approve(true));
    expect(await stateOf('order-1')).toBe('continue');
    expect(grants.all).toHaveLength(1);
    expect(await surplus.list('open', 10)).toMatchObject([{ reason: 'products-owned' }]);
    expect((await discounts.usesOf(code.id, null)).inAll).toBe(0);
  });

  test('of an account that was erased is told first; then nothing is confirmed, and the money is kept', async () => {
    const { accounts, approve, grants, orders, stateOf, surplus, vouchers } = await waiting();
    await accounts.add(aUser('luis', { disabledAt: at }), '');
    await orders.add(anOrder('order-3', 3, { userId: 'luis', state: 'pending' }));
    await vouchers.add(aVoucher('v3', { orderId: 'order-3', operationNumber: '3' }));
    expect(refused(await approve(false, { id: 'v3' }))).toEqual({ kind: 'account-erased', giveBack: 11_800 });
    accepted(await approve(true, { id: 'v3' }));
    expect([await stateOf('order-3'), grants.all]).toEqual(['continue', []]);
    expect(await surplus.list('open', 10)).toMatchObject([{ orderId: 'order-3', reason: 'account-erased' }]);
  });

  test('of an order that let its places go, which are somebody else’s by now, is told first; then it is confirmed all the same', async () => {
    const { accounts, approve, orders, placesTaken, sessions, stateOf, vouchers } = await waiting();
    await accounts.add(aUser('pedro'), '');
    const lines = anOrder('', 1).lines.map((line) => ({ ...line, kind: 'seminar' as const }));
    await orders.add(anOrder('order-3', 3, { userId: 'pedro', state: 'expired', lines }));
    await vouchers.add(aVoucher('v3', { orderId: 'order-3', operationNumber: '3' }));
    placesTaken.seminars = [{ productId: 10, seminarId: 10, title: 'Curso 10', persons: 1 }];
    placesTaken.enrolled = ['luis'];
    sessions.capacity = 1;
    expect(refused(await approve(false, { id: 'v3' }))).toEqual({ kind: 'places-gone', seminar: 'Curso 10', left: 0 });
    expect(await stateOf('order-3')).toBe('expired');
    accepted(await approve(true, { id: 'v3' }));
    expect(await stateOf('order-3')).toBe('confirmed');
  });

  test('of which part is had otherwise, and whose places are somebody else’s, is told both before it is confirmed', async () => {
    const { approve, grants, orders, placesTaken, sessions, stateOf, vouchers } = await waiting();
    const [line] = anOrder('', 1).lines;
    if (line === undefined) throw new Error('No line');
    const seat = { ...line, productId: 11, kind: 'seminar' as const, title: 'Seminario 11' };
    await orders.add(anOrder('order-3', 3, { state: 'expired', lines: [line, seat] }));
    await vouchers.add(aVoucher('v3', { orderId: 'order-3', operationNumber: '3' }));
    await grants.add([aGrant('grant-2', { orderId: 'order-2' })]);
    placesTaken.seminars = [{ productId: 11, seminarId: 11, title: 'Seminario 11', persons: 1 }];
    placesTaken.enrolled = ['luis'];
    sessions.capacity = 1;
    const said = refused(await approve(false, { id: 'v3' }));
    const soldOut = { seminar: 'Seminario 11', left: 0 };
    expect(said).toMatchObject({ kind: 'bought-otherwise', products: [{ title: 'Curso 10' }], soldOut });
    if (said.kind !== 'bought-otherwise') throw new Error(said.kind);
    const { detail, data } = voucherDecisionRefusals['bought-otherwise'];
    expect(typeof detail === 'string' ? detail : detail(said)).toMatch(
      /ya tiene «Curso 10»[^]*«Seminario 11» está agotado[^]*más inscritos que cupos/,
    );
    expect(data?.(said)).toMatchObject({ left: 0 });
    accepted(await approve(true, { id: 'v3' }));
    expect(await stateOf('order-3')).toBe('confirmed');
  });

  test('while a card is charged for the same is told first; then the card’s money is what comes too much', async () => {
    const { approve, attempts, grants, stateOf, surplus, work } = await waiting();
    await attempts.add(anAttempt('attempt-2', 'order-2', { state: 'unknown' }));
    const products = [{ title: 'Curso 10', order: { number: 2, state: 'unanswered' } }];
    expect(refused(await approve())).toEqual({ kind: 'bought-otherwise', products, giveBack: 0, soldOut: null });
    expect(await stateOf('order-1')).toBe('pending');
    accepted(await approve(true));
    expect(await stateOf('order-1')).toBe('confirmed');
    expect(await surplus.list('open', 10)).toEqual([]);
    const word = { transactionId: 'X', actionCode: '000', buyerText: null, cardMask: null, cardBrand: null };
    await work.write(SettleAttempt, (settle) => settle.execute('attempt-2', { kind: 'approved', word }));
    expect(await surplus.list('open', 10)).toMatchObject([{ orderId: 'order-2', reason: 'products-owned' }]);
    expect(grants.all.map(({ orderId }) => orderId)).toEqual(['order-1']);
  });

  test('keeps who decided, when and why; said again it changes nothing', async () => {
    const { approve, clock, outbox, vouchers } = await waiting();
    const decision = { by: 'teresa', at: clock.now(), reason: 'Visto en el extracto' };
    const told = accepted(await approve(false, { note: ' Visto en el extracto ' }));
    expect(told).toEqual(aVoucher('v1', { state: 'approved', decision }));
    expect(await vouchers.find('v1')).toEqual(told);
    expect(accepted(await approve(false, { note: 'Otra cosa' }))).toEqual(told);
    expect(outbox.posted).toHaveLength(1);
  });

  test('is a collaborator’s, of a voucher that waits; one of another amount asks for a note', async () => {
    const { approve, stateOf, team, vouchers } = await waiting();
    expect(refused(await approve(true, { by: 'ana' })).kind).toBe('collaborators-only');
    expect(refused(await approve(true, { by: 'nadie' })).kind).toBe('collaborators-only');
    await team.setRoles('ana', ['auditor', 'support'], at);
    expect(refused(await approve(true, { by: 'ana' })).kind).toBe('permission-missing');
    expect(refused(await approve(true, { id: 'v9' })).kind).toBe('voucher-not-found');
    await vouchers.decide('v1', 'rejected', { by: 'teresa', at, reason: 'No figura' });
    expect(refused(await approve(true))).toEqual({ kind: 'voucher-rejected-already', reason: 'No figura' });
    await vouchers.add(aVoucher('v2', { state: 'review' }));
    expect(refused(await approve(true, { id: 'v2', note: ' ' })).kind).toBe('note-missing');
    expect(await stateOf('order-1')).toBe('pending');
    accepted(await approve(false, { id: 'v2', note: 'Aceptado' }));
    expect(await stateOf('order-1')).toBe('confirmed');
  });

  test('does not confirm an order that no longer recomputes, even knowing', async () => {
    const { approve, grants, orders, vouchers } = await waiting();
    const { snapshot, ...order } = anOrder('order-1', 1, { state: 'pending' });
    const totals = { ...snapshot.totals, tax: snapshot.totals.net };
    await orders.add({ ...order, snapshot: { ...snapshot, totals } });
    expect(refused(await approve()).kind).toBe('order-differs');
    expect(refused(await approve(true)).kind).toBe('order-differs');
    expect((await vouchers.find('v1'))?.state).toBe('sent');
    expect(grants.all).toEqual([]);
  });

  test('fails when the voucher was decided beside its order’s lock', async () => {
    const { approve, vouchers } = await waiting();
    vouchers.decide = () => Promise.resolve(false);
    await expect(approve()).rejects.toThrow('v1');
  });
});
