import { describe, expect, test } from 'vitest';
import { aGift } from '#test/support/orders/gift-builders.ts';
import { givingInMemory } from '#test/support/orders/gifts-in-memory.ts';
import { anOrder } from '#test/support/orders/buying-builders.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { aDay } from '#test/support/shared/days.ts';

const tomorrow = { gift: aGift({ sendOn: aDay('2026-03-11') }) };

describe('sending the letter of a gift again', () => {
  test('makes a new link, after a minute, for who gave it and for the staff', async () => {
    const school = await givingInMemory();
    await school.give();
    const earlier = school.secret();
    expect(refused(await school.change.resend('order-1', 'ana'))).toEqual({ kind: 'mail-just-sent' });
    school.clock.advance({ minutes: 1 });
    accepted(await school.change.resend('order-1', 'ana'));
    school.clock.advance({ minutes: 1 });
    accepted(await school.change.resend('order-1', null));
    expect(school.letters()).toHaveLength(3);
    expect(refused(await school.accept.execute('luis', earlier, false))).toEqual({ kind: 'gift-unknown' });
    accepted(await school.accept.execute('luis', school.secret(), false));
  });

  test('is nobody else’s to do, nor before it is paid or due, nor once it was accepted', async () => {
    const school = await givingInMemory();
    await school.orders.add(anOrder('order-9', 9, tomorrow));
    await school.give(tomorrow);
    expect(refused(await school.change.resend('order-1', 'luis'))).toEqual({ kind: 'gift-not-found' });
    expect(refused(await school.change.resend('order-9', 'ana'))).toEqual({ kind: 'gift-not-found' });
    expect(refused(await school.change.resend('nada', null))).toEqual({ kind: 'gift-not-found' });
    expect(refused(await school.change.resend('order-1', 'ana'))).toMatchObject({ kind: 'gift-waits' });
    school.clock.set('2026-03-11T14:00:00.000Z');
    await school.sendDue.execute(() => false);
    accepted(await school.accept.execute('luis', school.secret(), false));
    school.clock.advance({ minutes: 5 });
    expect(refused(await school.change.resend('order-1', 'ana'))).toEqual({ kind: 'gift-accepted' });
    expect(refused(await school.change.correct('order-1', 'ana', 'otra@correo.pe'))).toEqual({ kind: 'gift-accepted' });
  });

  test('reaches one address five times a day', async () => {
    const school = await givingInMemory();
    await school.give();
    for (let round = 0; round < 5; round += 1) {
      school.clock.advance({ minutes: 2 });
      accepted(await school.change.resend('order-1', 'ana'));
    }
    school.clock.advance({ minutes: 2 });
    expect(refused(await school.change.resend('order-1', 'ana'))).toEqual({ kind: 'too-many-letters' });
    expect(school.letters()).toHaveLength(6);
  });
});

describe('correcting where it goes', () => {
  test('before its day changes the address alone', async () => {
    const school = await givingInMemory();
    await school.give(tomorrow);
    accepted(await school.change.correct('order-1', 'ana', ' Otra@Correo.pe '));
    expect(school.letters()).toEqual([]);
    school.clock.set('2026-03-11T14:00:00.000Z');
    await school.sendDue.execute(() => false);
    expect(school.letters().map(({ to }) => to.email)).toEqual(['otra@correo.pe']);
  });

  test('after it the letter goes out again, and the link that went astray opens nothing', async () => {
    const school = await givingInMemory();
    await school.give();
    const astray = school.secret();
    school.clock.advance({ minutes: 2 });
    accepted(await school.change.correct('order-1', 'ana', 'otra@correo.pe'));
    expect(school.letters().map(({ to }) => to.email)).toEqual(['luis@correo.pe', 'otra@correo.pe']);
    expect(refused(await school.accept.execute('eva', astray, false))).toEqual({ kind: 'gift-unknown' });
  });

  test('to the same address changes nothing; one that is none is refused', async () => {
    const school = await givingInMemory();
    await school.give();
    accepted(await school.change.correct('order-1', 'ana', 'luis@correo.pe'));
    expect(school.letters()).toHaveLength(1);
    expect(refused(await school.change.correct('order-1', 'ana', 'luis'))).toEqual({ kind: 'email-invalid' });
    expect(refused(await school.change.correct('order-1', 'luis', 'otra@correo.pe'))).toEqual({
      kind: 'gift-not-found',
    });
    expect(refused(await school.change.correct('order-1', 'ana', 'otra@correo.pe'))).toEqual({
      kind: 'mail-just-sent',
    });
  });
});
