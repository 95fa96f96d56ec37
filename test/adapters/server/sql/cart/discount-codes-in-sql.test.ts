import { expect, test } from 'vitest';
import { DiscountCodesInSql } from '#adapters/server/sql/cart/discount-codes-in-sql.ts';
import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import type { DiscountCode } from '#domain/cart/discount-code.ts';
import { discountCodesContract } from '#test/ports/cart/discount-codes.ts';
import { anOrder, at } from '#test/support/orders/buying-builders.ts';
import { aCode, day } from '#test/support/cart/cart-items.ts';
import { type DatabaseOfTest, eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';
import { insertDiscountCode } from '#test/support/cart/offer-rows.ts';
import { insertCode } from '#test/support/cart/shop.ts';

async function filled(
  database: DatabaseOfTest,
  codes: readonly DiscountCode[],
  orders = 5,
): Promise<DiscountCodesInSql> {
  const { db } = database();
  for (const user of ['ana', 'luis']) await insertUser(db, user);
  await insertProduct(db, 10);
  const stored = new OrdersInSql(db);
  for (let number = 1; number <= orders; number += 1) await stored.add(anOrder(`order-${number}`, number));
  for (const code of codes) await insertDiscountCode(db, code);
  return new DiscountCodesInSql(db);
}

eachDatabase('DiscountCodesInSql', (database) => {
  discountCodesContract((codes) => filled(database, codes));

  test('a percentage above 100 takes off everything; an amount type that is none is refused', async () => {
    const codes = await filled(database, []);
    await insertCode(database().db, { id: 1, word: 'TODO', amount: 15_000 });
    await insertCode(database().db, { id: 2, word: 'ROTO', amount_type: 2 });
    expect((await codes.find('TODO'))?.discount.reduction).toEqual({ kind: 'percentage', rate: 10_000 });
    await expect(codes.find('ROTO')).rejects.toThrow('Discount code 2 has the amount type 2');
  });

  test('any type but 0 of a seller is a fixed amount', async () => {
    const codes = await filled(database, []);
    await insertCode(database().db, { origin: 'seller', word: 'MISTI30', amount_type: 7, amount: 3000 });
    expect((await codes.find('MISTI30'))?.discount.reduction).toEqual({ kind: 'fixed', amount: 3000 });
  });
});

onPostgres('DiscountCodesInSql under a race', (database) => {
  test('the last use goes to one of thirty', async () => {
    const limits = { firstDay: day('2026-01-01'), lastDay: day('2026-12-31'), limitInAll: 1, limitPerAccount: 1 };
    const code = aCode('QUINCE', limits);
    const codes = await filled(database, [code], 30);
    const claimed = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        codes.claim(code, { orderId: `order-${index + 1}`, userId: index % 2 === 0 ? 'ana' : 'luis', at }),
      ),
    );
    expect(claimed.filter((isClaimed) => isClaimed)).toHaveLength(1);
    expect((await codes.usesOf(code.id, null)).inAll).toBe(1);
  });
});
