import { expect, test } from 'vitest';
import type { Gifts } from '#application/server/orders/ports/gifts.ts';
import type { Orders } from '#application/server/orders/ports/orders.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import { anOrder, at, later } from '#test/support/orders/buying-builders.ts';
import { aGift } from '#test/support/orders/gift-builders.ts';

export interface GiftsUnderTest {
  readonly gifts: Gifts;
  readonly orders: Orders;
}

const first = (fingerprint: string, when = at) => ({ fingerprint, at: when, isFirst: true });
const another = (fingerprint: string, when = at) => ({ fingerprint, at: when, isFirst: false });

/** What every `Gifts` does. The factory knows the accounts ana and luis and the course 10; nothing is bought yet. */
export function giftsContract(make: () => Promise<GiftsUnderTest>): void {
  /** Ana's order-1 for Luis, paid and due at `at`, unless said otherwise; order-2 is hers, for herself. */
  async function given(dueAt: Date | null = at) {
    const world = await make();
    await world.orders.add(anOrder('order-1', 1, { gift: aGift() }));
    await world.orders.add(anOrder('order-2', 2));
    if (dueAt !== null) await world.gifts.schedule('order-1', dueAt);
    return world;
  }

  test('one that is withdrawn goes to nobody', async () => {
    const { gifts } = await given();
    await gifts.send('order-1', first('a'));
    expect(await gifts.withdraw('order-1')).toBe(true);
    expect(await gifts.findByFingerprint('a')).toBeNull();
    expect(await gifts.send('order-1', another('b'))).toBeNull();
    expect([await gifts.ofGiver('ana', 10), await gifts.due(later(9), 10)]).toEqual([[], []]);
    expect(await gifts.withdraw('order-2')).toBe(false);
  });

  test('one that somebody has is not withdrawn', async () => {
    const { gifts } = await given();
    await gifts.send('order-1', first('a'));
    await gifts.accept('a', 'luis', later(1));
    expect(await gifts.withdraw('order-1')).toBe(false);
    expect(await gifts.findByFingerprint('a')).toMatchObject({ acceptedBy: 'luis' });
  });

  test('a gift is its order with for whom it is; nothing has become of it', async () => {
    const { gifts } = await given(null);
    expect(await gifts.find('order-1')).toEqual({
      ...aGift(),
      orderId: 'order-1',
      orderNumber: 1,
      giverId: 'ana',
      titles: ['Curso 10'],
      dueAt: null,
      sentAt: null,
      acceptedAt: null,
      acceptedBy: null,
    });
    expect(await gifts.find('order-2')).toBeNull();
    expect(await gifts.find('nadie')).toBeNull();
  });

  test('one that is not paid is in no list, due never, and no letter of it goes out', async () => {
    const { gifts } = await given(null);
    expect([await gifts.ofGiver('ana', 9), await gifts.latest(9), await gifts.due(later(9e6), 9)]).toEqual([
      [],
      [],
      [],
    ]);
    expect(await gifts.send('order-1', first('f1'))).toBeNull();
    expect(await gifts.findByFingerprint('f1')).toBeNull();
  });

  test('is due from its instant on until its letter went out, the longest due first', async () => {
    const { gifts, orders } = await given(later(5));
    await orders.add(anOrder('order-3', 3, { gift: aGift() }));
    await gifts.schedule('order-3', later(2));
    expect(await gifts.due(later(1), 9)).toEqual([]);
    expect(await gifts.due(later(2), 9)).toEqual(['order-3']);
    expect(await gifts.due(later(5), 9)).toEqual(['order-3', 'order-1']);
    expect(await gifts.due(later(5), 1)).toEqual(['order-3']);
    await gifts.send('order-3', first('f3', later(5)));
    expect(await gifts.due(later(5), 9)).toEqual(['order-1']);
  });

  test('is scheduled once', async () => {
    const { gifts } = await given(later(5));
    await gifts.schedule('order-1', later(1));
    await gifts.schedule('order-2', later(1));
    expect(await gifts.find('order-1')).toMatchObject({ dueAt: later(5) });
    expect(await gifts.due(later(4), 9)).toEqual([]);
  });

  test('its first letter goes out once, and only its secret opens it', async () => {
    const { gifts } = await given();
    expect(await gifts.send('order-1', first('f1', later(1)))).toMatchObject({ orderId: 'order-1', sentAt: later(1) });
    expect(await gifts.send('order-1', first('f2', later(2)))).toBeNull();
    expect(await gifts.findByFingerprint('f1')).toMatchObject({ orderId: 'order-1' });
    expect(await gifts.findByFingerprint('f2')).toBeNull();
  });

  test('another letter shuts the one before', async () => {
    const { gifts } = await given();
    await gifts.send('order-1', first('f1'));
    expect(await gifts.send('order-1', another('f2', later(3)))).toMatchObject({ sentAt: later(3) });
    expect(await gifts.findByFingerprint('f1')).toBeNull();
    expect(await gifts.accept('f1', 'luis', later(4))).toBe(false);
    expect(await gifts.accept('f2', 'luis', later(4))).toBe(true);
  });

  test('is accepted by the first, and then nothing of it is sent or corrected', async () => {
    const { gifts } = await given();
    await gifts.send('order-1', first('f1'));
    expect(await gifts.accept('f1', 'luis', later(2))).toBe(true);
    expect(await gifts.accept('f1', 'ana', later(3))).toBe(false);
    expect(await gifts.find('order-1')).toMatchObject({ acceptedAt: later(2), acceptedBy: 'luis' });
    expect(await gifts.send('order-1', another('f2'))).toBeNull();
    expect(await gifts.correct('order-1', 'otra@correo.pe' as EmailAddress)).toBe(false);
    expect(await gifts.find('order-1')).toMatchObject({ recipientEmail: 'luis@correo.pe' });
  });

  test('its address is corrected while nobody has accepted it, and of what is no gift there is none', async () => {
    const { gifts } = await given();
    expect(await gifts.correct('order-1', 'otra@correo.pe' as EmailAddress)).toBe(true);
    expect(await gifts.find('order-1')).toMatchObject({ recipientEmail: 'otra@correo.pe' });
    expect(await gifts.correct('order-2', 'otra@correo.pe' as EmailAddress)).toBe(false);
  });

  test('an account sees its own, newest first, as many as asked for; staff see everybody’s', async () => {
    const { gifts, orders } = await given();
    await orders.add(anOrder('order-3', 3, { gift: aGift(), userId: 'luis' }));
    await orders.add(anOrder('order-4', 4, { gift: aGift() }));
    for (const id of ['order-3', 'order-4']) await gifts.schedule(id, later(9));
    const numbers = (found: readonly { readonly orderNumber: number }[]) => found.map(({ orderNumber }) => orderNumber);
    expect(numbers(await gifts.ofGiver('ana', 9))).toEqual([4, 1]);
    expect(numbers(await gifts.ofGiver('ana', 1))).toEqual([4]);
    expect(numbers(await gifts.latest(9))).toEqual([4, 3, 1]);
    expect(numbers(await gifts.latest(2))).toEqual([4, 3]);
    expect(await gifts.ofGiver('nadie', 9)).toEqual([]);
  });

  test('forgets people and words of one that was accepted, and of no other', async () => {
    const { gifts } = await given();
    await gifts.forgetPeople('order-1');
    expect(await gifts.find('order-1')).toMatchObject({ recipientName: 'Luis Rojas' });
    await gifts.send('order-1', first('f1'));
    await gifts.accept('f1', 'luis', at);
    await gifts.forgetPeople('order-1');
    const nobody = { recipientName: '', recipientEmail: '', message: '', giverName: '' };
    expect(await gifts.find('order-1')).toMatchObject({ ...nobody, acceptedBy: 'luis' });
  });
}
