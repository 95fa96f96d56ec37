import { expect, test } from 'vitest';
import { KeepSession } from '#application/server/payments/keep-session.ts';
import { RejectVoucher } from '#application/server/vouchers/reject-voucher.ts';
import { RefundableOrders } from '#application/server/payments/refunds/refundable-orders.ts';
import { OrderAudit } from '#application/server/payments/order-audit.ts';
import type { OrderSnapshot } from '#domain/orders/order-snapshot.ts';
import type { NewOrder } from '#application/server/orders/ports/orders.ts';
import { DisputesInMemory } from '#test/memory/payments/disputes-in-memory.ts';
import { RefundsInMemory } from '#test/memory/payments/refunds-in-memory.ts';
import { aGrant, anOrder, at } from '#test/support/orders/buying-builders.ts';
import { buyingInMemory } from '#test/support/orders/buying-in-memory.ts';
import { aVoucher } from '#test/support/receipts/receipt-builders.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { aCode, day } from '#test/support/cart/cart-items.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

const discount = aCode('CIEN', { firstDay: day('2026-01-01'), lastDay: day('2026-12-31'), limitInAll: 1 });
const { snapshot } = anOrder('', 1);
/** The same price, as of a code that takes nothing off. */
const discounted: OrderSnapshot = { ...snapshot, code: { id: discount.id, origin: 'coupon', word: discount.word } };

/** A school whose gateway makes codes, with order 1 of ana, to be paid by one until 48 hours later. */
async function ordered(parts: Partial<NewOrder> = {}) {
  const clock = new FixedClock();
  const school = await buyingInMemory({ clock, codes: [discount] });
  school.gateway.makesCodes = true;
  await school.orders.add(anOrder('order-1', 1, { snapshot: discounted, paymentMethod: 'cash-code', ...parts }));
  const ask = () => school.askForCode.execute({ userId: 'ana', orderId: 'order-1' });
  const [subjects, stateOf] = [
    () => school.outbox.posted.map(({ letter }) => letter.subject.replaceAll('\u00A0', ' ')),
    async () => (await school.orders.find('order-1'))?.state,
  ];
  const attempt = async () => (await school.attempts.ofOrder('order-1')).at(-1);
  const end = async (ending: 'approved' | 'ended') =>
    school.gateway.endCode((await attempt())?.purchaseNumber ?? '', ending);
  const notice = async () => school.takeNotice.execute('memoria', (await attempt())?.purchaseNumber);
  const round = () => school.resolveUnfinished.execute();
  const used = async () => (await school.discounts.usesOf(discount.id, null)).inAll;
  return { ...school, clock, ask, attempt, end, notice, round, stateOf, subjects, used };
}

test('asked for often, it is one code, told by one letter with amount and end; paid, its order is granted once', async () => {
  const { ask, end, gateway, grants, notice, outbox, stateOf, subjects, surplus } = await ordered();
  const both = await Promise.all([ask(), ask()]);
  const code = { number: '13642064', until: new Date(at.getTime() + 48 * 3_600_000) };
  for (const asked of [...both, await ask()]) expect(accepted(asked)).toMatchObject({ state: 'waiting', code });
  expect([gateway.codesMade, await stateOf()]).toEqual([1, 'continue']);
  expect(subjects()).toEqual(['Paga tu pedido N.º 1: S/. 118.00 con el código 13642064']);
  expect(JSON.stringify(outbox.posted[0])).toContain('jueves 12 de marzo de 2026, 10:00');
  // A notice says nothing by itself: it is asked back.
  await notice();
  expect(await stateOf()).toBe('continue');
  await end('approved');
  await Promise.all([notice(), notice()]);
  await notice();
  expect([await stateOf(), grants.all.length, (await surplus.list('open', 9)).length]).toEqual(['confirmed', 1, 0]);
  expect(subjects().slice(1)).toEqual(['Ya es tuyo: Curso 10']);
  expect(refused(await ask())).toEqual({ kind: 'order-already-paid' });
});

test('whose answer was lost is found later; one that was never made ends, and another may be asked for', async () => {
  const { ask, attempt, clock, gateway, round, subjects, work } = await ordered();
  gateway.isSilentAboutCodes = true;
  expect(accepted(await ask())).toMatchObject({ state: 'created', code: { number: null } });
  // It may be made there by now: giving it up here would leave what is paid by it unasked about.
  const { id = '' } = (await attempt()) ?? {};
  expect(await work.write(KeepSession, (keep) => keep.givenUp(id, 'cancelled'))).toBe(false);
  clock.advance({ minutes: 3 });
  gateway.isSilentAboutCodes = false;
  await round();
  expect(await attempt()).toMatchObject({ state: 'waiting', code: { number: '13642064' } });
  expect(subjects()).toHaveLength(1);
  const never = await ordered();
  // The process ended between the attempt and the gateway.
  const code = { number: null, until: new Date(at.getTime() + 48 * 3_600_000) };
  await never.attempts.add({ ...(await attempt())!, id: 'left', state: 'created', code, createdAt: at });
  never.clock.advance({ minutes: 2 });
  await never.round();
  expect((await never.attempts.find('left'))?.state).toBe('refused');
  expect(never.subjects()).toEqual([]);
  expect(accepted(await never.ask())).toMatchObject({ state: 'waiting' });
});

test('looked at again after it ended, it is the one that ended: another is made where that is asked for', async () => {
  const { ask, askForCode, end, gateway, notice, subjects } = await ordered();
  const look = () => askForCode.execute({ userId: 'ana', orderId: 'order-1', again: false });
  const first = accepted(await look());
  await end('ended');
  await notice();
  expect(accepted(await look())).toMatchObject({ id: first.id, state: 'refused' });
  expect([gateway.codesMade, subjects().length]).toEqual([1, 2]);
  const other = accepted(await ask());
  expect(other).toMatchObject({ state: 'waiting' });
  expect(accepted(await look())).toMatchObject({ id: other.id, state: 'waiting' });
});

test.each([true, false])(
  'that runs out frees what it held and says so by letter; money that comes late is granted all the same, told: %s',
  async (isTold) => {
    const { ask, askForCode, attempt, clock, end, grants, notice, round, stateOf, subjects, used } = await ordered();
    accepted(await ask());
    expect(await used()).toBe(1);
    clock.advance({ minutes: 48 * 60 });
    await end('ended');
    await round();
    await round();
    expect([(await attempt())?.state, await stateOf()]).toEqual(['refused', 'expired']);
    expect((await attempt())?.buyerText).toBe('Tu código venció sin que se pagara. No se te cobró nada.');
    expect(subjects().slice(1)).toEqual(['Tu código de pago 13642064 venció: no lo pagues']);
    expect(await used()).toBe(0);
    // Looked at, it says which number is not to be paid any more; none follows it.
    const looked = accepted(await askForCode.execute({ userId: 'ana', orderId: 'order-1', again: false }));
    expect([looked.state, looked.code?.number]).toEqual(['refused', '13642064']);
    expect(refused(await ask())).toMatchObject({ kind: 'order-expired' });
    await end('approved');
    clock.advance({ hours: 25 });
    await (isTold ? notice() : round());
    await (isTold ? notice() : round());
    expect([(await attempt())?.state, await stateOf(), grants.all.length]).toEqual(['paid', 'confirmed', 1]);
  },
);

test('paid late for a place that is somebody else’s by now, or beside another payment, is kept to be given back, once', async () => {
  const lines = anOrder('', 1).lines.map((line) => ({ ...line, kind: 'seminar' as const }));
  const late = await ordered({ state: 'expired', lines });
  const open = await ordered();
  accepted(await open.ask());
  for (const school of [late, open]) {
    const found = (await open.attempt())!;
    if (school === late) await school.attempts.add({ ...found, state: 'refused' });
    if (school === late) await school.gateway.makeCode({ ...codeOf(found), amount: found.amount });
    await school.end('approved');
  }
  late.placesTaken.seminars = [{ productId: 10, seminarId: 10, title: 'Curso 10', persons: 1 }];
  late.placesTaken.enrolled = ['luis'];
  late.sessions.capacity = 1;
  await open.orders.move('order-1', 'confirmed', at);
  for (const [school, reason] of [
    [late, 'attempt-refused'],
    [open, 'order-paid'],
  ] as const) {
    await school.notice();
    await school.notice();
    expect(await school.surplus.list('open', 9)).toMatchObject([{ amount: 11_800, reason }]);
    expect(school.grants.all).toEqual([]);
  }
});

test('told as paid once its order’s time is over, takes no place that was sold meanwhile, though nobody let the order expire yet', async () => {
  const lines = anOrder('', 1).lines.map((line) => ({ ...line, kind: 'seminar' as const }));
  const { ask, clock, end, grants, notice, outbox, placesTaken, sessions, surplus, used } = await ordered({ lines });
  accepted(await ask());
  placesTaken.seminars = [{ productId: 10, seminarId: 10, title: 'Curso 10', persons: 1 }];
  placesTaken.enrolled = ['luis'];
  sessions.capacity = 1;
  clock.advance({ hours: 48 });
  await end('approved');
  await notice();
  expect(await surplus.list('open', 9)).toMatchObject([{ amount: 11_800, reason: 'attempt-refused' }]);
  expect([grants.all, await used()]).toEqual([[], 0]);
  // No card paid, nothing was refused, and nobody gives cash back by the way it came.
  const letter = JSON.stringify(outbox.posted.at(-1)?.letter);
  expect(letter).toContain('Cuando llegó, el plazo de ese pedido había terminado y ya no quedaban cupos');
  expect(letter).toContain('Código de pago 13642064, compra ');
  expect(letter).toContain('te lo transfiere');
  expect(letter).not.toMatch(/Tarjeta|rechazado|mismo medio/);
});

test('its end leaves alone what another payment of its order holds', async () => {
  const { ask, attempt, end, orders, round, stateOf, subjects, used } = await ordered();
  accepted(await ask());
  await orders.move('order-1', 'pending', at);
  await end('ended');
  await round();
  expect([(await attempt())?.state, await stateOf(), await used()]).toEqual(['refused', 'pending', 1]);
  expect(subjects()).toHaveLength(1);
});

test('keeps the use of its discount while it waits: neither a declined card nor a rejected deposit of its order frees it', async () => {
  const { accounts, ask, authorize, gateway, startPayment, team, used, vouchers, work } = await ordered();
  accepted(await ask());
  const { attempt: card } = accepted(await startPayment.execute('ana', 'order-1'));
  await authorize.execute('memoria', card.purchaseNumber, gateway.typeCard(card.purchaseNumber, 'declined'));
  expect(await used()).toBe(1);
  await accounts.add(aUser('teresa'), '');
  await team.setRoles('teresa', ['cashier'], at);
  await vouchers.add(aVoucher('v1'));
  accepted(await work.write(RejectVoucher, (reject) => reject.execute('v1', 'teresa', 'No figura')));
  expect(await used()).toBe(1);
});

test('is taken back at the gateway once its order is paid otherwise, without a letter; what is paid all the same goes back', async () => {
  const { ask, attempt, clock, gateway, grants, notice, orders, round, subjects, surplus } = await ordered();
  accepted(await ask());
  await orders.move('order-1', 'confirmed', at);
  clock.advance({ minutes: 3 });
  gateway.isSilentAboutCodes = true;
  await round();
  expect((await attempt())?.state).toBe('waiting');
  gateway.isSilentAboutCodes = false;
  clock.advance({ minutes: 3 });
  await round();
  expect(await attempt()).toMatchObject({ state: 'refused', buyerText: expect.stringContaining('no lo pagues') });
  expect(await gateway.codeStatus((await attempt())!)).toEqual({ kind: 'ended' });
  expect(subjects()).toHaveLength(1);
  gateway.endCode((await attempt())!.purchaseNumber, 'approved');
  await notice();
  expect(await surplus.list('open', 9)).toMatchObject([{ amount: 11_800, reason: 'order-paid' }]);
  expect(grants.all).toEqual([]);
});

test('made while another payment confirmed its order, is told to nobody, and taken back', async () => {
  const { ask, attempt, clock, gateway, orders, round, subjects } = await ordered();
  // The gateway makes it, and its answer comes after a card paid.
  const make = gateway.makeCode.bind(gateway);
  gateway.makeCode = async (request) => {
    const made = await make(request);
    await orders.move('order-1', 'confirmed', at);
    return made;
  };
  accepted(await ask());
  expect([(await attempt())?.state, subjects()]).toEqual(['waiting', []]);
  clock.advance({ minutes: 3 });
  await round();
  expect([(await attempt())?.state, subjects()]).toEqual(['refused', []]);
});

test('is taken back, and its buyer told, once what it was to pay is theirs by another order', async () => {
  const { ask, attempt, clock, gateway, grants, round, stateOf, subjects, used } = await ordered();
  accepted(await ask());
  await grants.add([aGrant('grant-1', { orderId: 'order-2' })]);
  clock.advance({ minutes: 3 });
  await round();
  expect(await attempt()).toMatchObject({ state: 'refused', buyerText: expect.stringContaining('no lo pagues') });
  expect(await gateway.codeStatus((await attempt())!)).toEqual({ kind: 'ended' });
  expect([await stateOf(), await used()]).toEqual(['continue', 0]);
  expect(subjects().slice(1)).toEqual(['Retiramos tu código de pago 13642064: no lo pagues']);
});

test('is not asked about all the time, and ends an hour after its time whatever the gateway’s clock says', async () => {
  const { ask, attempt, clock, resolve, round } = await ordered();
  accepted(await ask());
  clock.advance({ minutes: 49 * 60 - 1 });
  await round();
  expect((await attempt())?.state).toBe('waiting');
  clock.advance({ minutes: 2 });
  // Somebody asked a minute and a half ago.
  await resolve.execute((await attempt())!);
  expect((await attempt())?.state).toBe('waiting');
  clock.advance({ minutes: 1 });
  await round();
  expect((await attempt())?.state).toBe('refused');
});

test('none for an order to be paid otherwise, of somebody else, or where the gateway makes none', async () => {
  const { ask, askForCode, gateway } = await ordered({ paymentMethod: 'card' });
  expect(refused(await ask())).toEqual({ kind: 'not-by-cash-code' });
  expect(refused(await askForCode.execute({ userId: 'luis', orderId: 'order-1' }))).toEqual({
    kind: 'order-not-found',
  });
  gateway.makesCodes = false;
  expect(refused(await ask())).toEqual({ kind: 'cash-codes-not-taken' });
});

test('money of a code goes back by transfer: no gateway takes it back', async () => {
  const { ask, attempts, end, grants, logger, notice, orders, surplus } = await ordered();
  accepted(await ask());
  await end('approved');
  await notice();
  const refundable = new RefundableOrders(
    new RefundsInMemory(),
    new DisputesInMemory(),
    surplus,
    attempts,
    grants,
    new OrderAudit(logger),
  );
  const order = await orders.find('order-1');
  expect(order === null ? undefined : await refundable.attemptOf(order)).toBeNull();
});

function codeOf({ purchaseNumber, code }: { purchaseNumber: string; code?: { until: Date } }) {
  const buyer = { firstName: 'Ana', lastName: 'Quispe', email: 'ana@correo.pe', phone: '' };
  return { purchaseNumber, description: 'Pedido N.º 1', buyer, until: code?.until ?? at };
}
