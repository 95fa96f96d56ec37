import { describe, expect, test } from 'vitest';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { anInvitation } from '#test/support/plans/plan-member-builders.ts';
import { plansInMemory } from '#test/support/plans/plans-in-memory.ts';

/** Luis uses ana's plan; eva is invited to it. */
async function withLuis() {
  const office = await plansInMemory();
  await office.members.add(anInvitation('m-luis', { userId: 'luis', state: 'active' }));
  await office.members.add(anInvitation('m-eva', { seat: 3 }));
  office.guests.ofPlans.add('luis');
  const told = () => office.outbox.posted.map(({ to, letter }) => [to.email, letter.subject]);
  return { ...office, told };
}

describe('changing what a person may use of a plan', () => {
  test('is done once and told once: paused, given back, ended', async () => {
    const { change, guests, members, told } = await withLuis();
    for (const how of ['enabled', 'disabled', 'disabled', 'enabled', 'removed', 'removed'] as const) {
      accepted(await change.execute('ana', 'm-luis', how));
    }
    expect(told()).toEqual([
      ['luis@correo.pe', 'Tu acceso está en pausa'],
      ['luis@correo.pe', 'Tienes acceso otra vez'],
      ['luis@correo.pe', 'Ya no usas el Plan 10'],
    ]);
    expect(await members.find('m-luis')).toMatchObject({ state: 'removed', seat: null });
    expect([...guests.ofPlans]).toEqual([]);
  });

  test('keeps the seat of whoever is paused', async () => {
    const { change, guests, members } = await withLuis();
    accepted(await change.execute('ana', 'm-luis', 'disabled'));
    expect(await members.find('m-luis')).toMatchObject({ state: 'disabled', seat: 2, userId: 'luis' });
    expect([...guests.ofPlans]).toEqual(['luis']);
  });

  test('writes who did it, and notes who was taken off', async () => {
    const { change, events, outbox } = await withLuis();
    accepted(await change.execute('ana', 'm-luis', 'removed'));
    expect(await events.of('luis')).toMatchObject([{ kind: 'plan-removed', data: { owner: 'ana' } }]);
    expect(outbox.posted).toMatchObject([
      {
        to: { name: 'Luis Huamán Quispe', email: 'luis@correo.pe' },
        letter: {
          preview: expect.stringMatching(/^Ana Huamán Quispe te retiró de su Plan 10\./),
          greeting: 'Hola, Luis:',
          blocks: [{ kind: 'text', text: expect.stringMatching(/^Ana Huamán Quispe te retiró de su Plan 10\./) }],
          action: { url: 'http://localhost:3000/main' },
        },
      },
    ]);
  });

  test('withdraws an invitation without a letter; it cannot be paused', async () => {
    const { change, events, members, outbox } = await withLuis();
    const noted: string[] = [];
    events.add = ({ kind }) => {
      noted.push(kind);
      return Promise.resolve();
    };
    expect(refused(await change.execute('ana', 'm-eva', 'disabled')).kind).toBe('member-not-accepted');
    accepted(await change.execute('ana', 'm-eva', 'removed'));
    expect(await members.find('m-eva')).toMatchObject({ state: 'removed', seat: null });
    expect([outbox.posted, noted]).toEqual([[], []]);
  });

  test('is the owner’s alone', async () => {
    const { change, members, outbox } = await withLuis();
    expect(refused(await change.execute('eva', 'm-luis', 'removed')).kind).toBe('member-not-found');
    expect(refused(await change.execute('ana', 'nadie', 'removed')).kind).toBe('member-not-found');
    expect((await members.find('m-luis'))?.state).toBe('active');
    expect(outbox.posted).toEqual([]);
  });

  test('of somebody whose account is gone writes to nobody', async () => {
    const { change, members, outbox } = await withLuis();
    await members.add(anInvitation('m-sol', { userId: 'sol', state: 'active', seat: 4 }));
    accepted(await change.execute('ana', 'm-sol', 'disabled'));
    expect(outbox.posted).toEqual([]);
  });
});
