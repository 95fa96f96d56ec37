import { expect, test } from 'vitest';
import { GiftsInSql } from '#adapters/server/sql/orders/gifts-in-sql.ts';
import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import { giftsContract } from '#test/ports/orders/gifts.ts';
import { anOrder, at } from '#test/support/orders/buying-builders.ts';
import { aGift } from '#test/support/orders/gift-builders.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

eachDatabase('GiftsInSql', (database) => {
  giftsContract(async () => {
    const { db } = database();
    for (const user of ['ana', 'luis']) await insertUser(db, user);
    await insertProduct(db, 10);
    return { gifts: new GiftsInSql(db), orders: new OrdersInSql(db) };
  });
});

onPostgres('GiftsInSql under a race', (database) => {
  test('of ten who accept at once one does, and of ten first letters one goes out', async () => {
    const { db } = database();
    for (let person = 0; person < 10; person += 1) await insertUser(db, `persona-${person}`);
    await insertUser(db, 'ana');
    await insertProduct(db, 10);
    await new OrdersInSql(db).add(anOrder('order-1', 1, { gift: aGift() }));
    const gifts = new GiftsInSql(db);
    await gifts.schedule('order-1', at);
    const people = Array.from({ length: 10 }, (_, index) => `persona-${index}`);
    const sent = await Promise.all(
      people.map((person) => gifts.send('order-1', { fingerprint: person, at, isFirst: true })),
    );
    expect(sent.filter((gift) => gift !== null)).toHaveLength(1);
    const fingerprint = people[sent.findIndex((gift) => gift !== null)] ?? '';
    const accepted = await Promise.all(people.map((person) => gifts.accept(fingerprint, person, at)));
    expect(accepted.filter(Boolean)).toHaveLength(1);
    expect((await gifts.find('order-1'))?.acceptedBy).toBe(people[accepted.indexOf(true)]);
  });
});
