import { describe, expect, test } from 'vitest';
import { FingerprintsBySha256 } from '#adapters/server/security/fingerprints-by-sha256.ts';
import { giftLetter } from '#application/server/orders/gift-letter.ts';
import { anOrder } from '#test/support/orders/buying-builders.ts';
import { aGift } from '#test/support/orders/gift-builders.ts';
import { givingInMemory } from '#test/support/orders/gifts-in-memory.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { aDay } from '#test/support/shared/days.ts';

const running = () => false;
const tomorrow = { gift: aGift({ sendOn: aDay('2026-03-11') }) };

describe('the letter of a gift', () => {
  test('goes out at once on its own day, to whom it is for, with a secret of which the fingerprint alone is kept', async () => {
    const school = await givingInMemory();
    await school.give();
    expect(school.letters().map(({ to }) => to)).toEqual([{ name: 'Luis Rojas', email: 'luis@correo.pe' }]);
    const secret = school.secret();
    const found = await school.gifts.findByFingerprint(new FingerprintsBySha256().of(secret));
    expect(found).toMatchObject({ orderId: 'order-1', sentAt: school.clock.now() });
    expect(JSON.stringify(found)).not.toContain(secret);
  });

  test('of another day waits for nine in the morning of it in Lima, and goes out once', async () => {
    const school = await givingInMemory();
    await school.give(tomorrow);
    school.clock.set('2026-03-11T13:59:59.999Z');
    await school.sendDue.execute(running);
    expect(school.letters()).toEqual([]);
    school.clock.set('2026-03-11T14:00:00.000Z');
    await school.sendDue.execute(running);
    await school.sendDue.execute(running);
    expect(school.letters()).toHaveLength(1);
    expect(await school.gifts.find('order-1')).toMatchObject({ sentAt: school.clock.now() });
  });

  test('of one that fails the others are sent, and it is tried again', async () => {
    const school = await givingInMemory();
    await school.give(tomorrow);
    await school.give({ id: 'order-2', number: 2, ...tomorrow });
    school.clock.set('2026-03-12T14:00:00.000Z');
    const { post } = school.outbox;
    let refuses = true;
    school.outbox.post = (letter, to) => {
      if (!refuses) return post.call(school.outbox, letter, to);
      refuses = false;
      return Promise.reject(new Error('the table is locked'));
    };
    await school.sendDue.execute(running);
    expect(school.letters()).toHaveLength(1);
    expect(school.logger.entries).toMatchObject([{ level: 'error', data: { order: 'order-1' } }]);
  });

  test('none is sent once the round is to stop', async () => {
    const school = await givingInMemory();
    await school.give(tomorrow);
    school.clock.set('2026-03-12T14:00:00.000Z');
    await school.sendDue.execute(() => true);
    expect(school.letters()).toEqual([]);
  });

  test('says who gives what, in the giver’s own words, and how to have it', () => {
    const told = { recipientName: 'Luis', giverName: 'Ana', message: 'Feliz día', titles: ['Curso 10', 'Libro 2'] };
    const letter = giftLetter(told, 'http://localhost/regalo/x');
    expect(letter).toMatchObject({
      subject: 'Ana te hizo un regalo: Curso 10 y Libro 2',
      greeting: 'Hola, Luis:',
      action: { label: 'Abrir mi regalo', url: 'http://localhost/regalo/x' },
    });
    expect(letter.blocks).toContainEqual({ kind: 'quote', text: 'Feliz día', by: 'Ana' });
    const rows = [
      ['Tu regalo', 'Curso 10'],
      ['Tu regalo', 'Libro 2'],
    ];
    expect(letter.blocks).toContainEqual({ kind: 'facts', rows });
    expect(giftLetter({ ...told, message: '' }, 'x').blocks.some(({ kind }) => kind === 'quote')).toBe(false);
  });
});

describe('confirming an order that is a gift', () => {
  test('gives the buyer nothing, and tells them to whom its letter goes and when', async () => {
    const school = await givingInMemory();
    await school.give(tomorrow);
    expect(school.grants.all).toEqual([]);
    expect(await school.orders.find('order-1')).toMatchObject({ state: 'confirmed' });
    const [mine] = school.outbox.posted;
    expect(mine).toMatchObject({
      to: { email: 'ana@correo.pe' },
      letter: {
        subject: 'Tu regalo para Luis Rojas: Curso 10',
        preview: 'La carta de tu regalo sale el miércoles 11 de marzo de 2026.',
        action: { url: 'http://localhost:3000/main/mis-comprobantes' },
      },
    });
    expect(mine?.letter.blocks).toContainEqual({ kind: 'facts', rows: [['Para', 'Luis Rojas (luis@correo.pe)']] });
    expect(mine?.letter.blocks).toContainEqual({
      kind: 'facts',
      rows: [
        ['Curso 10', 'S/.\u00A0118.00'],
        ['Total pagado', 'S/.\u00A0118.00'],
      ],
    });
  });

  test('twice sends one letter, and says today of a day that has come', async () => {
    const school = await givingInMemory();
    await school.give({ gift: aGift({ sendOn: aDay('2026-03-01') }) });
    const order = await school.orders.find('order-1');
    accepted(await school.confirm.execute(order ?? anOrder('order-1', 1), 'payment-approved'));
    expect(school.letters()).toHaveLength(1);
    expect(school.outbox.posted).toHaveLength(2);
    expect(school.outbox.posted.some(({ letter }) => letter.preview.endsWith('sale hoy mismo.'))).toBe(true);
  });
});
