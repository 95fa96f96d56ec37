import { expect, test } from 'vitest';
import { aSellableProduct } from '#test/support/orders/buying-builders.ts';
import { niubizOfTest } from '#test/support/payments/niubiz-of-test.ts';
import { anOrderOfTwo, refundingInMemory } from '#test/support/payments/refunding-in-memory.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

const errors = ({ logger }: { logger: { entries: readonly { level: string; message: string }[] } }) =>
  logger.entries.filter(({ level }) => level === 'error').map(({ message }) => message);

/** Ana's paid order, whose reversal the network holds back for so long that its refund is said to have never arrived. */
async function heldBack() {
  const clock = new FixedClock();
  const { gateway, standIn } = niubizOfTest({}, clock);
  const products = [aSellableProduct(10), aSellableProduct(11)];
  const school = await refundingInMemory({ products, clock, takenBy: gateway });
  const order = anOrderOfTwo();
  await school.orders.add(order);
  const { attempt } = accepted(await school.startPayment.execute('ana', order.id));
  const { purchaseNumber, sessionKey } = (await school.attempts.find(attempt.id)) ?? attempt;
  const transactionToken = standIn.typeCard(sessionKey ?? '', purchaseNumber, 'approved');
  await school.authorize.execute('niubiz', purchaseNumber, { form: { transactionToken }, query: {} });
  standIn.faults.reversal = [{ kind: 'late' }];
  const { id } = await school.giveBack();
  clock.advance({ minutes: 3 });
  await school.resolveRefunds.execute();
  expect(await school.refunds.find(id)).toMatchObject({
    state: 'refused',
    gatewayText: expect.stringContaining('no se devolvió nada') as unknown,
  });
  const later = async (time: Parameters<FixedClock['advance']>[0]) => {
    clock.advance(time);
    await school.resolveRefunds.execute();
    return (await school.refunds.find(id))?.state;
  };
  return { ...school, standIn, later };
}

test('a reversal that reaches Niubiz later than that is found out: its refund is done after all, its access taken back, its note issued', async () => {
  const { grants, later, notes, orders, standIn } = await heldBack();
  standIn.arrive();
  expect(await later({ minutes: 10 })).toBe('refused');
  expect(await later({ minutes: 10 })).toBe('done');
  expect(await grants.ownedForEver('ana', [10, 11])).toEqual(new Set());
  expect(await notes.ofOrder('order-1')).toHaveLength(1);
  expect(await orders.find('order-1')).toMatchObject({ state: 'finished' });
});

test('one that arrives days later is found out as well, each day asked for once; none that never does', async () => {
  const { later, standIn } = await heldBack();
  const asked = () => standIn.calls.filter((kind) => kind === 'refundStatus').length;
  const before = asked();
  expect(await later({ minutes: 20 })).toBe('refused');
  expect(await later({ hours: 1 })).toBe('refused');
  expect(asked()).toBe(before + 1);
  standIn.arrive();
  expect(await later({ hours: 25 })).toBe('done');
  const never = await heldBack();
  for (const hours of [1, 25, 25, 25, 25]) expect(await never.later({ hours })).toBe('refused');
  expect(never.standIn.calls.filter((kind) => kind === 'refundStatus')).toHaveLength(before + 3);
});

test('where the same went back by transfer meanwhile, the money went twice, and the school is told', async () => {
  const school = await heldBack();
  expect(await school.giveBack({ operation: '00123' })).toMatchObject({ state: 'done' });
  school.standIn.arrive();
  expect(await school.later({ minutes: 20 })).toBe('refused');
  expect(errors(school)).toEqual(['A refund known as refused was given back, and another one gave back the same']);
});

test('where the second refund is the one that undid the payment, nothing went twice, and nobody is alarmed', async () => {
  const school = await heldBack();
  expect(await school.giveBack()).toMatchObject({ state: 'done' });
  expect(await school.later({ minutes: 20 })).toBe('refused');
  expect(errors(school)).toEqual([]);
});
