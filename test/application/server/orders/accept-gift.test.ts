import { describe, expect, test } from 'vitest';
import type { Refund } from '#domain/payments/refund.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { aGrant, anAttempt, anOrder, aSellableProduct, at, later } from '#test/support/orders/buying-builders.ts';
import { givingInMemory } from '#test/support/orders/gifts-in-memory.ts';
import { aDispute } from '#test/support/payments/a-dispute.ts';
import { aRefund } from '#test/support/receipts/receipt-builders.ts';

const { lines } = anOrder('order-1', 1);
const twoLines = lines.flatMap((line) => [line, { ...line, productId: 11, title: 'Curso 11', slug: 'curso-11' }]);

describe('accepting a gift', () => {
  test('gives it to whoever accepts, from then on, for good, and tells the giver that somebody did', async () => {
    const school = await givingInMemory();
    await school.give();
    expect(school.grants.all).toEqual([]);
    school.clock.advance({ minutes: 30 });
    accepted(await school.accept.execute('luis', school.secret(), false));
    expect(school.grants.all).toMatchObject([
      { userId: 'luis', productId: 10, orderId: 'order-1', at: later(30), endsAt: null, isGift: true },
    ]);
    expect(await school.notices.ofUser('ana', 9)).toMatchObject([
      { kind: 'gift-accepted', text: 'Luis Rojas' },
      { kind: 'gift-bought', text: 'Luis Rojas' },
    ]);
    const told = school.outbox.posted.filter(({ letter }) => letter.subject.startsWith('Luis Rojas aceptó tu regalo'));
    expect(told.map(({ to }) => to.email)).toEqual([aUser('ana').email]);
    expect(await school.gifts.find('order-1')).toMatchObject({ acceptedBy: 'luis', acceptedAt: later(30) });
  });

  test('once more by the same account changes nothing; by another it is open already', async () => {
    const school = await givingInMemory();
    await school.give();
    accepted(await school.accept.execute('luis', school.secret(), false));
    accepted(await school.accept.execute('luis', school.secret(), false));
    expect(refused(await school.accept.execute('eva', school.secret(), false))).toEqual({ kind: 'gift-opened' });
    expect(school.grants.all).toHaveLength(1);
    expect(school.outbox.posted.filter(({ letter }) => letter.subject.includes('aceptó'))).toHaveLength(1);
  });

  test.each<[string, Partial<Refund>, boolean]>([
    ['is asked for back', { state: 'requested', way: null }, true],
    ['was decided about and not sent', { state: 'requested' }, false],
    ['is on its way', { state: 'sending' }, false],
    ['may have gone back', { state: 'unknown' }, false],
    ['was not taken back by its bank', { state: 'refused' }, true],
    ['goes back for less than it is worth', { state: 'sending', keepsAccess: true }, true],
  ])('one whose money %s', async (_, refund, opens) => {
    const school = await givingInMemory();
    await school.give();
    await school.refunds.add(aRefund('refund-1', refund));
    const accepting = await school.accept.execute('luis', school.secret(), false);
    expect(accepting.ok ? null : accepting.refusal).toEqual(opens ? null : { kind: 'gift-going-back' });
    expect(school.grants.all).toHaveLength(opens ? 1 : 0);
  });

  test('one whose payment a bank asks back opens nothing until that is decided; won, it opens', async () => {
    const school = await givingInMemory();
    await school.give();
    const dispute = aDispute('dispute-1');
    await school.disputes.add(dispute);
    expect(refused(await school.accept.execute('luis', school.secret(), false))).toEqual({ kind: 'gift-under-review' });
    await school.disputes.move({ ...dispute, state: 'answered' }, 'open');
    expect(refused(await school.accept.execute('luis', school.secret(), false)).kind).toBe('gift-under-review');
    expect(school.grants.all).toEqual([]);
    await school.disputes.move({ ...dispute, state: 'won' }, 'answered');
    accepted(await school.accept.execute('luis', school.secret(), false));
    expect(school.grants.all).toHaveLength(1);
    await school.disputes.add(aDispute('dispute-2', { number: 2 }));
    accepted(await school.accept.execute('luis', school.secret(), false));
  });

  test('a secret that no letter has opens nothing', async () => {
    const school = await givingInMemory();
    await school.give();
    expect(refused(await school.accept.execute('luis', 'nada', false))).toEqual({ kind: 'gift-unknown' });
    expect(school.grants.all).toEqual([]);
  });

  test('access and plans last from the acceptance, on from the end of what is had', async () => {
    const school = await givingInMemory();
    const month = lines.map((line) => ({
      ...line,
      kind: 'plan' as const,
      choices: { ...line.choices, duration: { amount: 1, unit: 'month' } as const, seats: 2 },
    }));
    await school.give({ lines: month });
    const [secret] = [school.secret()];
    await school.grants.add([
      aGrant('had', { userId: 'luis', orderId: 'own', endsAt: new Date('2026-04-20T04:59:59Z') }),
    ]);
    school.clock.advance({ minutes: 60 * 24 * 10 });
    accepted(await school.accept.execute('luis', secret, false));
    expect(school.grants.all.at(-1)).toMatchObject({ endsAt: new Date('2026-05-20T04:59:59Z'), extraSeats: 2 });
  });

  test('whoever has all of it cannot accept, and it stays for somebody else', async () => {
    const school = await givingInMemory();
    await school.give();
    await school.grants.add([aGrant('had', { userId: 'luis', orderId: 'own' })]);
    for (const knowing of [false, true]) {
      expect(refused(await school.accept.execute('luis', school.secret(), knowing))).toEqual({
        kind: 'gift-owned',
        titles: ['Curso 10'],
      });
    }
    accepted(await school.accept.execute('eva', school.secret(), false));
  });

  test('whoever has a part of it gets the rest, and only when they say that they know', async () => {
    const school = await givingInMemory();
    await school.give({ lines: twoLines });
    await school.grants.add([aGrant('had', { userId: 'luis', orderId: 'own' })]);
    const partly = { kind: 'gift-partly-owned', titles: ['Curso 10'] };
    expect(refused(await school.accept.execute('luis', school.secret(), false))).toEqual(partly);
    expect(school.grants.all).toHaveLength(1);
    accepted(await school.accept.execute('luis', school.secret(), true));
    expect(school.grants.all.slice(1)).toMatchObject([{ userId: 'luis', productId: 11, isGift: true }]);
  });

  test('what is used up can be accepted by whoever has it', async () => {
    const school = await givingInMemory();
    await school.give({ lines: lines.map((line) => ({ ...line, kind: 'consultancy' as const })) });
    await school.grants.add([aGrant('had', { userId: 'luis', orderId: 'own' })]);
    accepted(await school.accept.execute('luis', school.secret(), false));
    expect(school.grants.all).toHaveLength(2);
  });

  test('whoever is paying the same in an order of their own waits for its end', async () => {
    const school = await givingInMemory();
    await school.give();
    await school.orders.add(anOrder('own', 7, { userId: 'luis' }));
    await school.attempts.add(anAttempt('attempt-1', 'own', { state: 'authorizing' }));
    expect(refused(await school.accept.execute('luis', school.secret(), false))).toMatchObject({
      kind: 'in-other-order',
      title: 'Curso 10',
      order: { number: 7, state: 'charging' },
    });
    accepted(await school.accept.execute('eva', school.secret(), false));
  });

  test('for an account that was deleted nothing is told, and what was kept for its gift goes', async () => {
    const school = await givingInMemory();
    await school.accounts.add(aUser('rosa', { disabledAt: at }), '');
    await school.give({ userId: 'rosa' });
    accepted(await school.accept.execute('luis', school.secret(), false));
    expect(await school.gifts.find('order-1')).toMatchObject({ recipientName: '', message: '', acceptedBy: 'luis' });
    expect((await school.notices.ofUser('rosa', 9)).map(({ kind }) => kind)).toEqual(['gift-bought']);
  });
});

describe('reading a gift', () => {
  const products = [aSellableProduct(10), aSellableProduct(11)];

  test('says by whom, for whom and what, with covers of what is on sale; and changes nothing', async () => {
    const school = await givingInMemory({ products: [aSellableProduct(10)] });
    await school.give({ lines: twoLines });
    const before = await school.gifts.find('order-1');
    expect(accepted(await school.read.execute(school.secret(), null))).toEqual({
      giverName: 'Ana Quispe',
      recipientName: 'Luis Rojas',
      message: 'Feliz día.\nTe lo ganaste.',
      products: [
        { title: 'Curso 10', slug: 'curso-10', kind: 'course', coverImage: '/portadas/curso-10.svg', duration: null },
        { title: 'Curso 11', slug: 'curso-11', kind: 'course', coverImage: null, duration: null },
      ],
      owned: [],
      beingPaid: null,
    });
    expect(await school.gifts.find('order-1')).toEqual(before);
    expect(school.grants.all).toEqual([]);
  });

  test('a seminar is its recording once it was held, and for good when it was bought as one', async () => {
    const seminar = { kind: 'seminar', startsAt: later(60).toISOString(), endsAt: null } as const;
    const school = await givingInMemory({ products: [aSellableProduct(10, seminar)] });
    const [coming, bought] = twoLines.map((line) => ({ ...line, kind: 'seminar' as const }));
    if (coming === undefined || bought === undefined) throw new Error('Two lines are needed');
    await school.give({ lines: [coming, { ...bought, choices: { ...bought.choices, isOver: true } }] });
    const told = async () =>
      accepted(await school.read.execute(school.secret(), null)).products.map(({ isOver = false }) => isOver);
    expect(await told()).toEqual([false, true]);
    school.clock.advance({ minutes: 61 });
    expect(await told()).toEqual([true, true]);
  });

  test('says to an account what of it it has and what it is paying', async () => {
    const school = await givingInMemory({ products });
    await school.give({ lines: twoLines });
    await school.grants.add([aGrant('had', { userId: 'luis', orderId: 'own' })]);
    await school.orders.add(anOrder('own-2', 7, { userId: 'luis', lines: twoLines.slice(1) }));
    await school.attempts.add(anAttempt('attempt-1', 'own-2', { state: 'unknown' }));
    expect(accepted(await school.read.execute(school.secret(), 'luis'))).toMatchObject({
      owned: ['Curso 10'],
      beingPaid: { title: 'Curso 11', order: { number: 7 } },
    });
    expect(accepted(await school.read.execute(school.secret(), 'eva'))).toMatchObject({ owned: [], beingPaid: null });
  });

  test('of one that was accepted nothing is told but that it was', async () => {
    const school = await givingInMemory();
    await school.give();
    const secret = school.secret();
    accepted(await school.accept.execute('luis', secret, false));
    expect(refused(await school.read.execute(secret, 'eva'))).toEqual({ kind: 'gift-opened' });
    expect(refused(await school.read.execute('nada', null))).toEqual({ kind: 'gift-unknown' });
  });
});
