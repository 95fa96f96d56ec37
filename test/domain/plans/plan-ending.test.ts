import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dueReminder,
  endingText,
  hasSuccessor,
  reminderMoment,
  renewalTerm,
  type HeldPlan,
} from '#domain/plans/plan-ending.ts';
import { addDays, limaDay } from '#domain/shared/dates.ts';

const endsAt = new Date('2027-03-11T04:59:59.000Z');
const grantedAt = new Date('2026-03-10T15:00:00.000Z');
const plan: HeldPlan = {
  grantId: 'g',
  planId: 5,
  slug: 'plan',
  title: 'Plan',
  categoryId: 1,
  grantedAt,
  endsAt,
  extraSeats: 0,
  bought: null,
  isRefunded: false,
  toldDays: null,
};

test('a reminder is due from nine in the morning in Lima, 15 and 3 days before the last day, until the end', () => {
  expect(reminderMoment(endsAt, 15).toISOString()).toBe('2027-02-23T14:00:00.000Z');
  const due = (now: string, toldDays: number | null = null) =>
    dueReminder({ grantedAt, endsAt, toldDays }, new Date(now));
  expect(due('2027-02-23T13:59:59.999Z')).toBeNull();
  expect(due('2027-02-23T14:00:00.000Z')).toBe(15);
  expect(due('2027-03-06T14:00:00.000Z', 15)).toBeNull();
  expect(due('2027-03-07T14:00:00.000Z', 15)).toBe(3);
  expect(due('2027-03-07T14:00:00.000Z')).toBe(3);
  expect(due('2027-03-10T14:00:00.000Z', 3)).toBeNull();
  expect(due('2027-03-11T04:59:59.000Z')).toBeNull();
});

test('whoever had a plan after a reminder’s moment is not written to for it', () => {
  const week = { grantedAt: new Date('2027-03-04T15:00:00Z'), endsAt, toldDays: null };
  expect(dueReminder(week, new Date('2027-03-04T16:00:00Z'))).toBeNull();
  expect(dueReminder(week, new Date('2027-03-08T16:00:00Z'))).toBe(3);
  expect(dueReminder({ ...week, endsAt: null }, new Date('2027-03-08T16:00:00Z'))).toBeNull();
});

test('however often and however late one looks, each reminder goes out once at most, in order, and before the end', () => {
  const days = fc.array(fc.integer({ min: 0, max: 60 * 24 }), { maxLength: 40 });
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 40 }), (hours, length) => {
      const end = new Date(grantedAt.getTime() + length * 86_400_000);
      let told: number | null = null;
      const sent: number[] = [];
      for (const hour of hours.toSorted((a, b) => a - b)) {
        const now = new Date(grantedAt.getTime() + hour * 3_600_000);
        const due = dueReminder({ grantedAt, endsAt: end, toldDays: told }, now);
        if (due === null) continue;
        expect(now < end).toBe(true);
        sent.push(due);
        told = due;
      }
      expect([[], [15], [3], [15, 3]]).toContainEqual(sent);
    }),
  );
});

test('what follows a plan is another of its category that lasts longer', () => {
  const other = { ...plan, planId: 6, grantId: 'h' };
  const longer = new Date(endsAt.getTime() + 1);
  expect(hasSuccessor(plan, [plan])).toBe(false);
  expect(hasSuccessor(plan, [plan, { ...other, endsAt: longer }])).toBe(true);
  expect(hasSuccessor(plan, [plan, { ...other, endsAt: null }])).toBe(true);
  expect(hasSuccessor(plan, [plan, other])).toBe(false);
  expect(hasSuccessor(plan, [plan, { ...other, categoryId: 2, endsAt: null }])).toBe(false);
  const bare = { ...plan, categoryId: null };
  expect(hasSuccessor(bare, [bare, { ...other, categoryId: null, endsAt: null }])).toBe(false);
  expect(hasSuccessor({ ...plan, endsAt: null }, [])).toBe(true);
});

test('a plan is had again by the price it was bought by, else by one as long, else by the first', () => {
  const month = { id: 1, duration: { amount: 1, unit: 'month' } } as const;
  const year = { id: 2, duration: { amount: 1, unit: 'year' } } as const;
  const offered = [month, year];
  expect(renewalTerm({ priceId: 2, duration: month.duration }, offered)).toBe(year);
  expect(renewalTerm({ priceId: 9, duration: year.duration }, offered)).toBe(year);
  expect(renewalTerm({ priceId: 9, duration: { amount: 2, unit: 'year' } }, offered)).toBe(month);
  expect(renewalTerm(null, offered)).toBe(month);
  expect(renewalTerm(null, [])).toBeNull();
});

test('the days to an end are counted in Lima', () => {
  const last = limaDay(endsAt);
  const words = [-2, -1, 0, 1, 12].map((left) => endingText(last, addDays(last, -left)));
  expect(words).toEqual(['Terminó hace 2 días', 'Terminó ayer', 'Termina hoy', 'Termina mañana', 'Termina en 12 días']);
});
