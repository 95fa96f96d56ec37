import { expect, test } from 'vitest';
import { accepted } from '#test/support/shared/accepted.ts';
import { anOrder, at, later } from '#test/support/orders/buying-builders.ts';
import { anInvitation } from '#test/support/plans/plan-member-builders.ts';
import { anOwnedPlan, plansInMemory } from '#test/support/plans/plans-in-memory.ts';

/** Ana's plan 10 gives course 20; luis has a seat in it and a course of his own. */
async function withPlans() {
  const office = await plansInMemory([anOwnedPlan(10), anOwnedPlan(11, { seats: 9 })]);
  const plan = {
    id: 10,
    slug: 'plan-10',
    title: 'Plan 10',
    kind: 'plan',
    categoryId: null,
    isPublished: true,
  } as const;
  office.ownership.describe({ ...plan, plan: { page: 'pro', seats: 4, gives: [{ productId: 20 }] } });
  office.ownership.describe({ ...plan, id: 20, slug: 'curso-20', title: 'Curso 20', kind: 'course', plan: null });
  office.ownership.grant('ana', 10, new Date('2027-06-01T04:59:59Z'));
  office.ownership.grant('luis', 30);
  office.ownership.seat('luis', { ownerId: 'ana', planId: 10, seat: 2 });
  await office.members.add(anInvitation('m-luis', { userId: 'luis', state: 'active' }));
  return office;
}

test('of a seminar that was held, a plan is told to hold the recording', async () => {
  const { mine, ownership } = await withPlans();
  const day = '2026-01-10T15:00:00.000Z';
  const seminar = { id: 20, slug: 'despido', title: 'Despido', kind: 'seminar', categoryId: null } as const;
  ownership.describe({ ...seminar, isPublished: true, plan: null, held: { startsAt: day, endsAt: null } });
  expect((await mine.execute('ana')).plans[0]?.holds).toMatchObject([{ id: 20, isOver: true }]);
});

test('an own plan says who has seats and what it gives; a lent one who answers for it', async () => {
  const { choose, mine } = await withPlans();
  expect(await mine.execute('ana')).toMatchObject({
    plans: [{ id: 10, isOwn: true, seats: { total: 4, used: 2 }, responsible: null, holds: [{ id: 20 }] }],
    pausedBy: null,
  });
  expect(await mine.execute('luis')).toMatchObject({
    plans: [{ id: 10, isOwn: false, seats: null, responsible: 'Ana Huamán Quispe', holds: [{ id: 20 }] }],
    pausedBy: null,
  });
  accepted(await choose.execute('ana', 'luis'));
  expect((await mine.execute('luis')).plans).toMatchObject([{ responsible: 'Luis' }]);
  expect((await mine.execute('luis')).plans[0]?.holds).toHaveLength(1);
});

test('each own plan says its own seats', async () => {
  const { mine, ownership } = await withPlans();
  const plan = {
    id: 11,
    slug: 'plan-11',
    title: 'Plan 11',
    kind: 'plan',
    categoryId: null,
    isPublished: true,
  } as const;
  ownership.describe({ ...plan, plan: { page: 'pro', seats: 9, gives: [] } });
  ownership.grant('ana', 11);
  const seats = (await mine.execute('ana')).plans.map((each) => [each.id, each.seats?.total, each.seats?.used]);
  expect(seats).toEqual([
    [10, 4, 2],
    [11, 9, 1],
  ]);
});

test('whoever keeps a seat without access reads who paused it; whoever has none, nothing', async () => {
  const { change, mine, ownership } = await withPlans();
  accepted(await change.execute('ana', 'm-luis', 'disabled'));
  ownership.seat('luis', null);
  expect(await mine.execute('luis')).toMatchObject({ plans: [], pausedBy: 'Ana Huamán Quispe' });
  accepted(await change.execute('ana', 'm-luis', 'removed'));
  expect(await mine.execute('luis')).toMatchObject({ plans: [], pausedBy: null });
  expect(await mine.execute('eva')).toEqual({ plans: [], history: [], pausedBy: null });
});

test('the plans bought are told, the newest first, each with its order; what is unpaid or no plan is not', async () => {
  const { mine, orders } = await withPlans();
  const { lines, ...order } = anOrder('order-1', 1, { state: 'confirmed', confirmedAt: at });
  const [line] = lines;
  if (line === undefined) throw new Error('The order has no line');
  const plan = { ...line, kind: 'plan', title: 'Plan 10', slug: 'plan-10' } as const;
  const seats = { ...plan, choices: { ...plan.choices, seats: 3 } };
  await orders.add({ ...order, lines: [line, plan] });
  const { seats: _, ...seatless } = plan.choices;
  const old = { ...plan, choices: seatless as typeof plan.choices };
  await orders.add({ ...order, id: 'order-2', number: 2, confirmedAt: later(5), lines: [seats] });
  await orders.add({ ...order, id: 'order-3', number: 3, confirmedAt: null, state: 'continue', lines: [plan] });
  await orders.add({ ...order, id: 'order-4', number: 4, userId: 'luis', lines: [old] });
  const told = { title: 'Plan 10', slug: 'plan-10', net: 11_800 };
  expect((await mine.execute('ana')).history).toEqual([
    { ...told, orderId: 'order-2', orderNumber: 2, boughtAt: later(5).toISOString(), extraSeats: 3 },
    { ...told, orderId: 'order-1', orderNumber: 1, boughtAt: at.toISOString(), extraSeats: 0 },
  ]);
  expect((await mine.execute('luis')).history).toMatchObject([{ orderId: 'order-4', extraSeats: 0 }]);
});
