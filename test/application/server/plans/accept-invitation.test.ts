import { describe, expect, test } from 'vitest';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { anInvitation } from '#test/support/plans/plan-member-builders.ts';
import { anOwnedPlan, plansInMemory } from '#test/support/plans/plans-in-memory.ts';

/** Luis and Eva are invited to ana's plan 10; eva has plans of her own, 20 and 21. */
async function invited() {
  const ofEva = { ownerId: 'eva' } as const;
  const office = await plansInMemory([anOwnedPlan(10), anOwnedPlan(20, ofEva), anOwnedPlan(21, ofEva)]);
  await office.members.add(anInvitation('luis', { fingerprint: 'print-para-luis', expiresAt: soon }));
  await office.members.add(anInvitation('eva', { fingerprint: 'print-para-eva', seat: 3, expiresAt: soon }));
  return office;
}

const soon = new Date('2026-03-15T15:00:00Z');

describe('accepting an invitation', () => {
  test('makes the account the owner’s guest, verified by the letter, and the owner hears of it', async () => {
    const { accept, accounts, clock, events, guests, members, outbox } = await invited();
    accepted(await accept.execute('luis', 'para-luis'));
    expect(await members.find('luis')).toMatchObject({
      state: 'active',
      userId: 'luis',
      seat: 2,
      acceptedAt: clock.now(),
    });
    expect([...guests.ofPlans]).toEqual(['luis']);
    expect((await accounts.find('luis'))?.emailVerifiedAt).toEqual(clock.now());
    expect(await events.of('luis')).toMatchObject([{ kind: 'plan-joined', data: { owner: 'ana', plan: '10' } }]);
    expect(outbox.posted).toMatchObject([
      {
        to: { name: 'Ana Huamán Quispe', email: 'ana@correo.pe' },
        letter: {
          subject: 'Luis Huamán Quispe ya usa el Plan 10',
          greeting: 'Hola, Ana:',
          blocks: [{ kind: 'text', text: 'Luis Huamán Quispe (luis@correo.pe) aceptó la invitación al Plan 10.' }],
          action: { url: 'http://localhost:3000/main/gestion-usuarios' },
        },
      },
    ]);
  });

  test('once more changes nothing', async () => {
    const { accept, events, outbox } = await invited();
    accepted(await accept.execute('luis', 'para-luis'));
    accepted(await accept.execute('luis', 'para-luis'));
    expect([await events.of('luis'), outbox.posted].map((each) => each.length)).toEqual([1, 1]);
  });

  test('is told to whoever answers for the plan; of that person, to the owner', async () => {
    const { accept, choose, members, outbox } = await invited();
    accepted(await accept.execute('luis', 'para-luis'));
    accepted(await choose.execute('ana', 'luis'));
    accepted(await accept.execute('eva', 'para-eva'));
    expect(outbox.posted.map(({ to }) => to.email)).toEqual(['ana@correo.pe', 'luis@correo.pe']);
    expect(outbox.posted[1]?.letter.greeting).toBe('Hola, Luis:');
    const before = await members.find('luis');
    if (before === null) throw new Error('Luis is gone');
    await members.save({ ...before, state: 'removed', seat: null }, 'active');
    await members.add(anInvitation('luis-2', { email: before.email, fingerprint: 'print-otra', expiresAt: soon }));
    accepted(await accept.execute('luis', 'otra'));
    expect(outbox.posted.at(-1)?.to.email).toBe('ana@correo.pe');
  });

  test('is for the account under its address, while it is open', async () => {
    const { accept, clock, guests, members } = await invited();
    expect(refused(await accept.execute('eva', 'para-luis')).kind).toBe('invitation-of-another');
    expect(refused(await accept.execute('luis', 'nada')).kind).toBe('invitation-unknown');
    await members.add(anInvitation('nueva', { fingerprint: 'print-nueva', seat: 4, expiresAt: soon }));
    expect(refused(await accept.execute('nadie', 'nueva')).kind).toBe('invitation-of-another');
    await members.add(anInvitation('otro', { planId: 11, fingerprint: 'print-otro' }));
    expect(refused(await accept.execute('luis', 'otro')).kind).toBe('invitation-plan-over');
    clock.set(soon.toISOString());
    expect(refused(await accept.execute('luis', 'para-luis')).kind).toBe('invitation-expired');
    expect([...guests.ofPlans]).toEqual([]);
  });

  test('is not for whoever has people in a plan of their own; of one that ended, and of people without a seat, it is', async () => {
    const { accept, members } = await invited();
    await members.add(anInvitation('juan', { ownerId: 'eva', planId: 20, userId: 'juan', state: 'active' }));
    expect(refused(await accept.execute('eva', 'para-eva')).kind).toBe('manages-users');
    await members.save(
      anInvitation('juan', { ownerId: 'eva', planId: 20, userId: 'juan', seat: null, state: 'removed' }),
      'active',
    );
    await members.add(anInvitation('paz', { ownerId: 'eva', planId: 20, state: 'expired', seat: null }));
    await members.add(anInvitation('sol', { ownerId: 'eva', planId: 19, userId: 'sol', state: 'active' }));
    accepted(await accept.execute('eva', 'para-eva'));
  });

  test('is not for whoever is the guest of another, also when they become so at that moment', async () => {
    const { accept, guests, members } = await invited();
    await members.add(anInvitation('luis-20', { ownerId: 'eva', planId: 20, userId: 'luis', state: 'disabled' }));
    expect(refused(await accept.execute('luis', 'para-luis')).kind).toBe('guest-elsewhere');
    members.save = () => Promise.resolve(false);
    expect(refused(await accept.execute('eva', 'para-eva')).kind).toBe('manages-users');
    members.of = () => Promise.resolve([]);
    expect(refused(await accept.execute('eva', 'para-eva')).kind).toBe('guest-elsewhere');
    expect([...guests.ofPlans]).toEqual([]);
  });
});

describe('an invitation, by its secret', () => {
  test('is found with its plan, its owner and the account under its address', async () => {
    const { invitations } = await invited();
    expect(accepted(await invitations.open('para-luis'))).toMatchObject({
      member: { id: 'luis' },
      plan: { id: 10 },
      owner: { id: 'ana' },
      account: { id: 'luis' },
    });
  });

  test('locks whom it touches, always in the same order, and only to change something', async () => {
    const { invitations, members } = await invited();
    await members.add(
      anInvitation('ana', { ownerId: 'eva', planId: 20, fingerprint: 'print-para-ana', expiresAt: soon }),
    );
    const locked: string[] = [];
    members.lock = (...args: readonly string[]) => {
      locked.push(...args);
      return Promise.resolve();
    };
    accepted(await invitations.find('para-eva', true));
    accepted(await invitations.find('para-ana', true));
    expect(locked).toEqual(['ana', 'eva', 'ana', 'eva']);
    accepted(await invitations.find('para-eva', false));
    accepted(await invitations.open('para-eva'));
    expect(locked).toHaveLength(4);
    await members.add(anInvitation('nueva', { fingerprint: 'print-nueva', seat: 4 }));
    accepted(await invitations.find('nueva', true));
    expect(locked.slice(4)).toEqual(['ana']);
  });

  test('that was withdrawn while it waited for the lock is as it is now', async () => {
    const { accept, members } = await invited();
    members.lock = async () => {
      await members.save(
        anInvitation('luis', { fingerprint: 'print-para-luis', seat: null, state: 'removed' }),
        'invited',
      );
    };
    expect(refused(await accept.execute('luis', 'para-luis')).kind).toBe('invitation-revoked');
  });

  test('that was sent anew while it waited for the lock is unknown: its link stopped working', async () => {
    const { accept, members } = await invited();
    members.lock = async () => {
      await members.save(anInvitation('luis', { fingerprint: 'print-nueva', expiresAt: soon }), 'invited');
    };
    expect(refused(await accept.execute('luis', 'para-luis')).kind).toBe('invitation-unknown');
  });

  test('is shown while it is open', async () => {
    const { clock, invitations } = await invited();
    expect(refused(await invitations.open('nada')).kind).toBe('invitation-unknown');
    clock.set(soon.toISOString());
    expect(refused(await invitations.open('para-luis')).kind).toBe('invitation-expired');
  });
});
