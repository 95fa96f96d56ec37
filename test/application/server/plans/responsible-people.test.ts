import { describe, expect, test } from 'vitest';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { anInvitation } from '#test/support/plans/plan-member-builders.ts';
import { anOwnedPlan, plansInMemory } from '#test/support/plans/plans-in-memory.ts';

/** Luis uses ana's plan 10; eva is paused in it; her plan 11 has ended, nobody uses 12. */
async function withPeople() {
  const ended = anOwnedPlan(11, { until: '2026-02-01T04:59:59.000Z' });
  const office = await plansInMemory([anOwnedPlan(10), ended, anOwnedPlan(12, { seats: 9 })]);
  await office.members.add(anInvitation('m-luis', { userId: 'luis', state: 'active' }));
  await office.members.add(anInvitation('m-eva', { userId: 'eva', state: 'disabled', seat: 3 }));
  await office.members.add(anInvitation('m-sol', { userId: 'sol', state: 'active', planId: 11 }));
  await office.members.add(anInvitation('m-paz', { seat: 4, expiresAt: new Date('2026-03-20T15:00:00Z') }));
  return office;
}

const ana = { id: 'ana', name: 'Ana Huamán Quispe' };
const luis = { id: 'luis', name: 'Luis' };

describe('who answers for a plan', () => {
  test('is its owner, until one of the people who use it is chosen', async () => {
    const { choose, people } = await withPeople();
    expect(await people.of('ana')).toEqual([
      { ...ana, isActive: true },
      { ...luis, isActive: false },
    ]);
    expect(await people.of('luis')).toEqual([{ ...ana, isActive: true }]);
    accepted(await choose.execute('ana', 'luis'));
    expect(await people.of('ana')).toEqual([
      { ...ana, isActive: false },
      { ...luis, isActive: true },
    ]);
    expect(await people.of('luis')).toEqual([{ ...luis, isActive: true }]);
    accepted(await choose.execute('ana', 'ana'));
    expect(await people.of('luis')).toEqual([{ ...ana, isActive: true }]);
  });

  test('is not whoever is paused, uses a plan that ended, or is somebody else', async () => {
    const { choose, people } = await withPeople();
    for (const id of ['eva', 'sol', 'nadie']) {
      expect(refused(await choose.execute('ana', id)).kind).toBe('responsible-not-found');
    }
    expect((await people.ofOwner('ana')).find(({ isActive }) => isActive)?.id).toBe('ana');
  });

  test('of whoever has no access, or no plan at all, is that person', async () => {
    const { people } = await withPeople();
    expect(await people.of('eva')).toEqual([{ id: 'eva', name: 'Eva Huamán Quispe', isActive: true }]);
    expect(await people.of('nadie')).toEqual([]);
  });
});

describe('the plans of an owner', () => {
  test('in force, with their people as they are now, the seats held and who answers', async () => {
    const { choose, clock, managed } = await withPeople();
    expect(await managed.execute('ana')).toMatchObject({
      owner: { ...ana, email: 'ana@correo.pe' },
      responsibleId: 'ana',
      plans: [
        { id: 10, seats: 4, used: 4, members: [{ seat: 2 }, { seat: 3 }, { seat: 4, state: 'invited' }] },
        { id: 12, seats: 9, used: 1, members: [] },
      ],
    });
    accepted(await choose.execute('ana', 'luis'));
    clock.set('2026-03-20T15:00:00.000Z');
    const later = await managed.execute('ana');
    expect(later?.responsibleId).toBe('luis');
    expect(later?.plans).toMatchObject([
      { id: 10, used: 3, members: [{ state: 'active' }, { state: 'disabled' }, { state: 'expired' }] },
      { id: 12 },
    ]);
  });

  test('of whoever has none are none', async () => {
    const { managed } = await withPeople();
    expect(await managed.execute('luis')).toMatchObject({ owner: { id: 'luis' }, responsibleId: 'luis', plans: [] });
    expect(await managed.execute('nadie')).toBeNull();
  });
});
