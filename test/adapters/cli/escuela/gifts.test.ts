import { expect, test } from 'vitest';
import { UsageError } from '#adapters/cli/escuela/command.ts';
import { listGifts, resendGiftLetter } from '#adapters/cli/escuela/gifts.ts';
import { GiftLetters } from '#application/server/orders/gift-letters.ts';
import { Gifts } from '#application/server/orders/ports/gifts.ts';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { anOrder } from '#test/support/orders/buying-builders.ts';
import { aGift } from '#test/support/orders/gift-builders.ts';
import { commandLine } from '#test/support/school/command-line.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

const { school, run } = commandLine();

test('lists gifts that are paid, and sends the letter of one again', async () => {
  expect(await run(listGifts)).toEqual({ code: 0, said: 'No hay regalos.' });
  const { database, school: ports } = school();
  await insertUser(database.db, 'ana');
  await insertProduct(database.db, 10);
  await ports.get(Orders).add(anOrder('order-1', 1, { gift: aGift() }));
  await ports.get(Gifts).schedule('order-1', new Date('2026-03-10T15:00:00.000Z'));
  const { said } = await run(listGifts);
  expect(said).toContain('order-1  pedido N.º 1  espera su día');
  expect(said).toContain('para Luis Rojas <luis@correo.pe>, carta del 10/03/2026');
  expect(await run(resendGiftLetter, 'order-1')).toMatchObject({
    code: 1,
    said: expect.stringContaining('La carta todavía no sale'),
  });
  await ports.write(GiftLetters, (letters) => letters.send('order-1', true));
  await database.db.updateTable('gifts').set({ sent_at: '2026-01-01T00:00:00.000Z' }).execute();
  expect(await run(resendGiftLetter, 'order-1')).toEqual({ code: 0, said: 'La carta va en camino.' });
  expect((await run(listGifts)).said).toContain('carta enviada');
  expect(await run(resendGiftLetter, 'order-2')).toMatchObject({
    code: 1,
    said: expect.stringContaining('No encontramos'),
  });
});

test('says what is missing', () => {
  for (const args of [[], ['a', 'b']]) expect(() => resendGiftLetter.prepare(args)).toThrow(UsageError);
  expect(() => listGifts.prepare(['x'])).toThrow(UsageError);
});
