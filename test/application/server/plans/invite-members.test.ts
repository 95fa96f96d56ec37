import { describe, expect, test } from 'vitest';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { anInvitation } from '#test/support/plans/plan-member-builders.ts';
import { anOwnedPlan, plansInMemory, secretOf } from '#test/support/plans/plans-in-memory.ts';

/** Ana's plan for so many, and what becomes of a list. */
async function withPlan(seats = 4) {
  const office = await plansInMemory([anOwnedPlan(10, { seats })]);
  const outcomes = async (list: string) =>
    accepted(await office.invite.execute('ana', 10, list)).map(({ outcome }) => outcome);
  const of = async (email: string) => (await office.members.of('ana')).find((member) => member.email === email);
  return { ...office, outcomes, of };
}

describe('inviting to a plan', () => {
  test('keeps an open invitation of seven days with a seat, and posts its link', async () => {
    const { clock, invite, members, outbox } = await withPlan();
    const told = accepted(await invite.execute('ana', 10, 'Luis Paz <luis@correo.pe>, nueva@correo.pe'));
    expect(told).toEqual([
      { text: expect.any(String), email: 'luis@correo.pe', outcome: 'invited' },
      { text: expect.any(String), email: 'nueva@correo.pe', outcome: 'invited' },
    ]);
    const secret = secretOf(outbox, 'luis@correo.pe');
    expect(await members.findByFingerprint(`print-${secret}`)).toMatchObject({
      ownerId: 'ana',
      planId: 10,
      email: 'luis@correo.pe',
      name: 'Luis Paz',
      userId: null,
      state: 'invited',
      seat: 2,
      sentAt: clock.now(),
      expiresAt: new Date('2026-03-17T15:00:00Z'),
    });
    expect(outbox.posted.map(({ to }) => to)).toEqual([
      { name: 'Luis Paz', email: 'luis@correo.pe' },
      { name: 'nueva@correo.pe', email: 'nueva@correo.pe' },
    ]);
  });

  test('writes who invites, to what, and until when', async () => {
    const { outbox, outcomes } = await withPlan();
    await outcomes('Luis Paz <luis@correo.pe>, nueva@correo.pe');
    expect(outbox.posted[0]?.letter).toMatchObject({
      subject: 'Ana Huamán Quispe te invita a su Plan 10',
      greeting: 'Hola, Luis Paz:',
      blocks: [
        { kind: 'text', text: expect.stringContaining('te reservó un cupo') },
        {
          kind: 'facts',
          rows: [
            ['Plan', 'Plan 10'],
            ['Te invita', 'Ana Huamán Quispe (ana@correo.pe)'],
            ['Vence la invitación', expect.stringContaining('17 de marzo de 2026')],
          ],
        },
        { kind: 'note', text: expect.stringContaining('solo para este correo') },
      ],
      action: { url: `http://localhost:3000/registro-invitado?token=${secretOf(outbox, 'luis@correo.pe')}` },
    });
    expect(outbox.posted[1]?.letter.greeting).toBe('Hola:');
  });

  test('tells of each what kept it out, and posts nothing for those', async () => {
    const { members, of, outbox, outcomes } = await withPlan(5);
    await members.add(anInvitation('luis', { userId: 'luis', state: 'active' }));
    await members.add(anInvitation('eva', { seat: 3, expiresAt: new Date('2026-03-12T15:00:00Z') }));
    await members.add(anInvitation('pausada', { seat: 4, userId: 'otra', state: 'disabled' }));
    const list = 'luis@correo.pe, eva@correo.pe, pausada@correo.pe, ana@correo.pe\nsin arroba\nsin punto';
    expect(await outcomes(`${list}\nuna@correo.pe, una@correo.pe, dos@correo.pe`)).toEqual([
      'already-member',
      'already-invited',
      'already-member',
      'yourself',
      'email-invalid',
      'email-invalid',
      'invited',
      'repeated',
      'no-seat',
    ]);
    expect(outbox.posted).toHaveLength(1);
    expect(await of('eva@correo.pe')).toMatchObject({ state: 'invited', seat: 3 });
  });

  test('SAFE-18: says of no address whether it has an account', async () => {
    const { invite } = await withPlan();
    const told = accepted(await invite.execute('ana', 10, 'luis@correo.pe'));
    const alone = accepted(await (await withPlan()).invite.execute('ana', 10, 'nadie@correo.pe'));
    const without = ({ text: _, email: __, ...rest }: (typeof told)[number]) => rest;
    expect(told.map(without)).toEqual(alone.map(without));
  });

  test('fills every seat of that plan, one list through, whatever is held in another', async () => {
    const { invite, members } = await plansInMemory([anOwnedPlan(10), anOwnedPlan(11)]);
    for (const seat of [2, 3, 4]) await members.add(anInvitation(`m-${seat}`, { planId: 11, seat }));
    const told = accepted(
      await invite.execute('ana', 10, 'una@correo.pe, dos@correo.pe, tres@correo.pe, m-2@correo.pe'),
    );
    expect(told.map(({ outcome }) => outcome)).toEqual(['invited', 'invited', 'invited', 'no-seat']);
    const ofPlan = (await members.of('ana')).filter(({ planId }) => planId === 10);
    expect(ofPlan.map(({ email, seat }) => [email, seat])).toEqual([
      ['una@correo.pe', 2],
      ['dos@correo.pe', 3],
      ['tres@correo.pe', 4],
    ]);
  });

  test('whose invitation nobody accepted in time is invited anew, in the seat that is free', async () => {
    const { clock, members, of, outbox, outcomes } = await withPlan(2);
    await outcomes('luis@correo.pe');
    const old = secretOf(outbox, 'luis@correo.pe');
    const { id } = (await of('luis@correo.pe')) ?? {};
    clock.advance({ days: 7 });
    expect(await outcomes('eva@correo.pe, luis@correo.pe')).toEqual(['invited', 'no-seat']);
    expect(await of('luis@correo.pe')).toMatchObject({ state: 'expired', seat: null });
    clock.advance({ days: 7 });
    expect(await outcomes('luis@correo.pe')).toEqual(['invited']);
    expect(await of('luis@correo.pe')).toMatchObject({ id, state: 'invited', seat: 2 });
    expect(await members.findByFingerprint(`print-${old}`)).toBeNull();
  });

  test('is told that there is no seat when another took it at that moment', async () => {
    const { members, outbox, outcomes } = await withPlan();
    members.add = () => Promise.resolve(false);
    expect(await outcomes('luis@correo.pe')).toEqual(['no-seat']);
    expect(outbox.posted).toEqual([]);
  });

  test('is for whoever owns the plan, while it is in force, and needs a list', async () => {
    const { clock, invite } = await withPlan();
    expect(refused(await invite.execute('ana', 10, ' \n ')).kind).toBe('list-empty');
    expect(refused(await invite.execute('ana', 11, 'luis@correo.pe')).kind).toBe('plan-not-yours');
    expect(refused(await invite.execute('luis', 10, 'eva@correo.pe')).kind).toBe('plan-not-yours');
    expect(refused(await invite.execute('nadie', 10, 'eva@correo.pe')).kind).toBe('plan-not-yours');
    clock.set('2027-06-01T05:00:00.000Z');
    expect(refused(await invite.execute('ana', 10, 'luis@correo.pe')).kind).toBe('plan-not-yours');
  });
});

describe('sending an invitation again', () => {
  test('makes a new link and ends the old one; its seat and person stay', async () => {
    const { clock, invitations, of, outbox, outcomes, resend } = await withPlan();
    await outcomes('luis@correo.pe');
    const [old, before] = [secretOf(outbox, 'luis@correo.pe'), await of('luis@correo.pe')];
    expect(refused(await resend.execute('ana', before?.id ?? '')).kind).toBe('mail-just-sent');
    clock.advance({ minutes: 1 });
    accepted(await resend.execute('ana', before?.id ?? ''));
    expect(outbox.posted).toHaveLength(2);
    expect(await of('luis@correo.pe')).toMatchObject({ id: before?.id, seat: 2, sentAt: clock.now() });
    expect(refused(await invitations.open(old)).kind).toBe('invitation-unknown');
    expect(accepted(await invitations.open(secretOf(outbox, 'luis@correo.pe'))).member.id).toBe(before?.id);
  });

  test('fills no stranger’s mailbox: five letters a day, however it is asked for', async () => {
    const { change, clock, of, outbox, outcomes, resend } = await withPlan();
    await outcomes('luis@correo.pe');
    const { id = '' } = (await of('luis@correo.pe')) ?? {};
    for (let sent = 2; sent <= 5; sent += 1) {
      clock.advance({ minutes: 1 });
      accepted(await resend.execute('ana', id));
    }
    clock.advance({ minutes: 1 });
    expect(refused(await resend.execute('ana', id)).kind).toBe('too-many-letters');
    accepted(await change.execute('ana', id, 'removed'));
    expect(await outcomes('luis@correo.pe')).toEqual(['too-many-letters']);
    expect(outbox.posted.filter(({ letter }) => letter.subject.includes('te invita'))).toHaveLength(5);
    clock.advance({ days: 1 });
    expect(await outcomes('luis@correo.pe')).toEqual(['invited']);
  });

  test('is refused of whom it does not concern, and when no seat is left', async () => {
    const { clock, members, outbox, resend } = await withPlan(2);
    await members.add(anInvitation('luis', { userId: 'luis', state: 'active' }));
    await members.add(anInvitation('eva', { seat: null, state: 'expired' }));
    await members.add(anInvitation('fuera', { seat: null, state: 'removed' }));
    await members.add(anInvitation('vieja', { planId: 11 }));
    clock.advance({ hours: 1 });
    expect(refused(await resend.execute('ana', 'nadie')).kind).toBe('member-not-found');
    expect(refused(await resend.execute('luis', 'eva')).kind).toBe('member-not-found');
    expect(refused(await resend.execute('ana', 'fuera')).kind).toBe('member-not-found');
    expect(refused(await resend.execute('ana', 'vieja')).kind).toBe('plan-not-yours');
    expect(refused(await resend.execute('ana', 'luis')).kind).toBe('member-accepted');
    expect(refused(await resend.execute('ana', 'eva')).kind).toBe('no-seat');
    await members.add(anInvitation('rosa', { ownerId: 'eva' }));
    expect(refused(await resend.execute('eva', 'rosa')).kind).toBe('plan-not-yours');
    expect(outbox.posted).toEqual([]);
  });

  test('is told that there is no seat when it was changed at that moment', async () => {
    const { clock, members, outbox, resend } = await withPlan();
    await members.add(anInvitation('eva'));
    clock.advance({ hours: 1 });
    members.save = () => Promise.resolve(false);
    expect(refused(await resend.execute('ana', 'eva')).kind).toBe('no-seat');
    expect(outbox.posted).toEqual([]);
  });
});
