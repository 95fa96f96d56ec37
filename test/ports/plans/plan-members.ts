import { expect, test } from 'vitest';
import type { OwnedPlan } from '#test/memory/plans/plan-members-in-memory.ts';
import type { PlanMembers } from '#application/server/plans/ports/plan-members.ts';
import { removed } from '#domain/plans/plan-members.ts';
import { at } from '#test/support/accounts/account-builders.ts';
import { anInvitation } from '#test/support/plans/plan-member-builders.ts';

/** 'ana' has plan 10 for three until eight in the evening, for ever plan 11 for one with two more; 'luis' has plan 10. */
export const plansOfTest: readonly OwnedPlan[] = [
  { ...plan(10), ownerId: 'ana', seats: 3, until: at('20:00').toISOString(), isCompany: true },
  { ...plan(11), ownerId: 'ana', seats: 3, page: 'pack' },
  { ...plan(10), ownerId: 'luis', seats: 3 },
];

function plan(id: number): Omit<OwnedPlan, 'ownerId'> {
  const since = at('09:00').toISOString();
  return { id, slug: `plan-${id}`, title: `Plan ${id}`, page: 'pro', seats: 1, since, until: null, isCompany: false };
}

/** What every adapter of PlanMembers does, with the plans of the test; the accounts 'ana', 'luis' and 'eva' exist. */
export function planMembersContract(make: () => Promise<PlanMembers>): void {
  const member = anInvitation('m1');
  const active = { ...member, state: 'active', userId: 'eva', acceptedAt: at('11:00') } as const;

  test('knows the plans in force of their owner, with their seats', async () => {
    const members = await make();
    const { ownerId: _, ...ten } = plansOfTest[0] as OwnedPlan;
    expect(await members.plansOf('ana', at('12:00'))).toMatchObject([ten, { id: 11, seats: 3, page: 'pack' }]);
    expect((await members.plansOf('ana', at('20:00'))).map(({ id }) => id)).toEqual([11]);
    expect(await members.plansOf('eva', at('12:00'))).toEqual([]);
  });

  test('gives back who was invited: by id, by fingerprint, in the owner’s list', async () => {
    const members = await make();
    await members.lock('ana');
    expect(await members.add(member)).toBe(true);
    expect(await members.find('m1')).toEqual(member);
    expect(await members.findByFingerprint('print-m1')).toEqual(member);
    expect(await members.of('ana')).toEqual([{ ...member, fullName: null }]);
    expect(await members.of('luis')).toEqual([]);
    expect(await members.find('m2')).toBeNull();
    expect(await members.findByFingerprint('print-m2')).toBeNull();
  });

  test('a seat, and an address in a plan, are one person’s', async () => {
    const members = await make();
    await members.add(member);
    expect(await members.add(anInvitation('m2'))).toBe(false);
    expect(await members.add(anInvitation('m3', { seat: 3, email: member.email }))).toBe(false);
    expect(await members.add(anInvitation('m4', { seat: 3 }))).toBe(true);
    expect(await members.add(anInvitation('m5', { planId: 11 }))).toBe(true);
    expect(await members.add(anInvitation('m6', { ownerId: 'luis' }))).toBe(true);
    expect((await members.of('ana')).map(({ id }) => id)).toEqual(['m1', 'm4', 'm5']);
  });

  test('changes what is as it was said to be, and nothing else', async () => {
    const members = await make();
    await members.add(member);
    expect(await members.save(active, 'invited')).toBe(true);
    expect(await members.save({ ...active, userId: 'luis' }, 'invited')).toBe(false);
    expect(await members.find('m1')).toEqual(active);
    expect(await members.of('ana')).toEqual([{ ...active, fullName: 'Ana Quispe Rojas' }]);
    expect(await members.ofUser('eva')).toEqual(active);
    expect(await members.ofUser('luis')).toBeNull();
  });

  test('nobody has two seats, and a seat that is taken is not taken again', async () => {
    const members = await make();
    await members.add(member);
    await members.save(active, 'invited');
    const other = anInvitation('m2', { ownerId: 'luis' });
    await members.add(other);
    expect(await members.save({ ...other, state: 'active', userId: 'eva' }, 'invited')).toBe(false);
    const third = anInvitation('m3', { seat: 3 });
    await members.add(third);
    expect(await members.save({ ...third, seat: 2 }, 'invited')).toBe(false);
    expect(await members.find('m3')).toEqual(third);
  });

  test('whoever is removed leaves the list and the seat, and may be invited and use another plan', async () => {
    const members = await make();
    await members.add(member);
    await members.save(active, 'invited');
    expect(await members.save(removed(active), 'active')).toBe(true);
    expect(await members.of('ana')).toEqual([]);
    expect(await members.ofUser('eva')).toBeNull();
    const again = anInvitation('m2', { email: member.email });
    expect(await members.add(again)).toBe(true);
    expect(await members.save({ ...again, state: 'active', userId: 'eva' }, 'invited')).toBe(true);
  });

  test('remembers who answers for an owner, one at a time', async () => {
    const members = await make();
    expect(await members.chosenResponsible('ana')).toBeNull();
    await members.chooseResponsible('ana', 'eva', at('12:00'));
    await members.chooseResponsible('ana', 'luis', at('13:00'));
    expect(await members.chosenResponsible('ana')).toBe('luis');
    expect(await members.chosenResponsible('luis')).toBeNull();
  });
}
