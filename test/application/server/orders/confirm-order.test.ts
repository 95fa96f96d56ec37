import { describe, expect, test } from 'vitest';
import { confirmationLetter } from '#application/server/orders/order-letter.ts';
import { money } from '#domain/shared/money.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { accountOf, anOrder, aStoredLine, at } from '#test/support/orders/buying-builders.ts';
import { buyingInMemory } from '#test/support/orders/buying-in-memory.ts';
import { aCode, day } from '#test/support/cart/cart-items.ts';

async function withOrder(parts: Parameters<typeof anOrder>[2] = {}, codes: Parameters<typeof buyingInMemory>[0] = {}) {
  const school = await buyingInMemory(codes);
  const order = anOrder('order-1', 1, parts);
  await school.orders.add(order);
  return { ...school, order };
}

describe('confirming an order', () => {
  test('gives what was bought, writes one letter and takes it out of the cart, leaving the rest', async () => {
    const { carts, confirm, grants, order, orders, outbox } = await withOrder();
    const cart = await carts.lock(accountOf('ana'), 'cart-1');
    await carts.save({ ...cart, lines: [aStoredLine(10), aStoredLine(11)], codeWord: 'QUINCE' });
    accepted(await confirm.execute(order, 'payment-approved'));
    expect(await orders.find('order-1')).toMatchObject({ state: 'confirmed', confirmedAt: at });
    expect(grants.all).toMatchObject([{ userId: 'ana', productId: 10, orderId: 'order-1', endsAt: null }]);
    expect(await carts.find(accountOf('ana'))).toMatchObject({ lines: [{ productId: 11 }], codeWord: 'QUINCE' });
    expect(outbox.posted).toMatchObject([{ to: { name: 'Rosa María Huamán Quispe', email: 'ana@correo.pe' } }]);
    expect(outbox.posted[0]?.letter).toMatchObject({
      subject: 'Ya es tuyo: Curso 10',
      greeting: 'Hola, Rosa:',
      action: { url: 'http://localhost:3000/main/mis-contenidos' },
    });
  });

  test('does nothing for one that is confirmed already', async () => {
    const { confirm, grants, order, outbox } = await withOrder({ state: 'confirmed' });
    accepted(await confirm.execute(order, 'payment-approved'));
    expect([grants.all, outbox.posted]).toEqual([[], []]);
  });

  test('refuses what the states do not know', async () => {
    const { confirm, grants, order } = await withOrder({ state: 'expired' });
    expect(refused(await confirm.execute(order, 'payment-approved')).kind).toBe('transition-not-allowed');
    expect(grants.all).toEqual([]);
    accepted(await confirm.execute(order, 'payment-proven'));
    expect(grants.all).toHaveLength(1);
  });

  test('honours what was paid with a code that lost its claim, and says so to whoever runs the school', async () => {
    const code = aCode('QUINCE', { firstDay: day('2026-01-01'), lastDay: day('2026-12-31'), limitInAll: 0 });
    const base = anOrder('order-1', 1);
    const snapshot = { ...base.snapshot, code: { id: code.id, origin: code.origin, word: code.word } };
    const { confirm, grants, logger, order } = await withOrder({ snapshot }, { codes: [code] });
    accepted(await confirm.execute(order, 'payment-approved'));
    expect(grants.all).toHaveLength(1);
    expect(logger.entries).toMatchObject([{ level: 'warn', data: { order: 1 } }]);
  });

  test('counts the code that was claimed once, without a word to the log', async () => {
    const code = aCode('QUINCE', { firstDay: day('2026-01-01'), lastDay: day('2026-12-31'), limitInAll: 1 });
    const { snapshot } = anOrder('order-1', 1);
    const used = { snapshot: { ...snapshot, code: { id: code.id, origin: code.origin, word: code.word } } };
    const { confirm, discounts, logger, order } = await withOrder(used, { codes: [code] });
    await discounts.claim(code, { orderId: 'order-1', userId: 'ana', at });
    accepted(await confirm.execute(order, 'payment-approved'));
    expect(await discounts.usesOf(code.id, 'ana')).toEqual({ inAll: 1, byAccount: 1 });
    expect(logger.entries).toEqual([]);
    const gone = await withOrder(used);
    accepted(await gone.confirm.execute(gone.order, 'payment-approved'));
    expect(gone.logger.entries).toMatchObject([{ level: 'warn', data: { order: 1 } }]);
  });

  test('claims a code for whom and what it was bought, when nothing was claimed before', async () => {
    const code = aCode('QUINCE', { firstDay: day('2026-01-01'), lastDay: day('2026-12-31'), limitInAll: 1 });
    const { snapshot } = anOrder('order-1', 1);
    const used = { snapshot: { ...snapshot, code: { id: code.id, origin: code.origin, word: code.word } } };
    const { confirm, discounts, order } = await withOrder(used, { codes: [code] });
    accepted(await confirm.execute(order, 'payment-approved'));
    expect(await discounts.usesOf(code.id, 'ana')).toEqual({ inAll: 1, byAccount: 1 });
    await discounts.release('order-1');
    expect((await discounts.usesOf(code.id, 'ana')).inAll).toBe(0);
  });

  test('gives the time and the seats bought, on from the end of what is had', async () => {
    const { lines } = anOrder('order-1', 1);
    const choices = { duration: { amount: 1, unit: 'month' }, seats: 3 } as const;
    const month = lines.map((line) => ({ ...line, choices: { ...line.choices, ...choices } }));
    const { confirm, grants, order, orders, outbox } = await withOrder({ lines: month });
    accepted(await confirm.execute(order, 'payment-approved'));
    const next = anOrder('order-2', 2, { lines: month });
    await orders.add(next);
    accepted(await confirm.execute(next, 'payment-approved'));
    expect(grants.all).toMatchObject([
      { endsAt: new Date('2026-04-11T04:59:59Z'), extraSeats: 3 },
      { endsAt: new Date('2026-05-11T04:59:59Z'), extraSeats: 3 },
    ]);
    // Each letter says until when it is had now, the days that were left among them.
    const rows = outbox.posted.flatMap(({ letter }) =>
      letter.blocks.flatMap((each) => ('rows' in each ? each.rows : [])),
    );
    expect(rows.filter(([name]) => name === 'Lo tienes hasta').map(([, day]) => day)).toEqual([
      'viernes 10 de abril de 2026',
      'domingo 10 de mayo de 2026',
    ]);
  });

  test('tells until when each of several is had, apart from the bill of amounts', () => {
    const order = anOrder('order-1', 1);
    const [line] = order.lines;
    const lines = line === undefined ? [] : [line, { ...line, productId: 11, title: 'Plan de prueba' }];
    const ends = new Map([[11, new Date('2026-05-11T04:59:59Z')]]);
    const { blocks } = confirmationLetter({ order: { ...order, lines }, ends }, 'Ana', 'https://escuela.example', at);
    expect(blocks.filter(({ kind }) => kind === 'facts')).toHaveLength(1);
    expect(JSON.stringify(blocks[1])).not.toContain('2026');
    expect(blocks).toContainEqual({
      kind: 'text',
      text: 'Tienes «Plan de prueba» hasta el domingo 10 de mayo de 2026.',
    });
  });

  test('takes the code out of a cart that it leaves empty, and tells the buyer in the news', async () => {
    const { carts, confirm, notices, order } = await withOrder();
    const cart = await carts.lock(accountOf('ana'), 'cart-1');
    await carts.save({ ...cart, lines: [aStoredLine(10)], codeWord: 'QUINCE' });
    accepted(await confirm.execute(order, 'payment-approved'));
    expect(await carts.find(accountOf('ana'))).toMatchObject({ lines: [], codeWord: null });
    expect(await notices.ofUser('ana', 9)).toMatchObject([
      { orderId: 'order-1', kind: 'confirmed', text: '', at, seenAt: null },
    ]);
  });

  test('writes what was bought, what was taken off and what was paid', async () => {
    const letterOf = async (parts: Parameters<typeof anOrder>[2]) => {
      const { confirm, order, outbox } = await withOrder(parts);
      accepted(await confirm.execute(order, 'payment-approved'));
      return outbox.posted[0]?.letter.blocks;
    };
    const text = { kind: 'text', text: expect.stringContaining('ya activamos lo que elegiste') };
    const note = { kind: 'note', text: expect.stringContaining('martes 10 de marzo de 2026, 10:00') };
    const [course, paid] = [
      ['Curso 10', 'S/.\u00A0118.00'],
      ['Total pagado', 'S/.\u00A0118.00'],
    ];
    expect(await letterOf({})).toEqual([text, { kind: 'facts', rows: [course, paid] }, note]);
    const { snapshot } = anOrder('order-1', 1);
    const totals = { ...snapshot.totals, discount: money(1_770), net: money(10_030) };
    const less = [
      ['Descuento', '− S/.\u00A017.70'],
      ['Total pagado', 'S/.\u00A0100.30'],
    ];
    expect(await letterOf({ snapshot: { ...snapshot, totals } })).toEqual([
      text,
      { kind: 'facts', rows: [course, ...less] },
      note,
    ]);
  });

  test('of an account that is not there fails, so that nothing of it is kept', async () => {
    const { confirm, order } = await withOrder({ userId: 'nadie' });
    await expect(confirm.execute(order, 'payment-approved')).rejects.toThrow('belongs to no account');
  });
});
