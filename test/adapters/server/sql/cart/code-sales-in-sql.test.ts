import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { CodeSalesInSql } from '#adapters/server/sql/cart/code-sales-in-sql.ts';
import { RefundsInSql } from '#adapters/server/sql/payments/refunds-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { type ClaimingOrder, codeSalesContract, type SchoolWithCodes } from '#test/ports/cart/code-sales.ts';
import { insertCode } from '#test/support/cart/shop.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { money } from '#domain/shared/money.ts';
import { aRefund } from '#test/support/receipts/receipt-builders.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

async function school(db: Kysely<SchoolDatabase>): Promise<SchoolWithCodes> {
  await insertUser(db, 'ana');
  await insertProduct(db, 3);
  await insertCode(db, { id: 1, word: 'QUINCE' });
  await insertCode(db, { id: 2, word: 'PAZ', origin: 'seller' });
  const person = { full_name: '', trade_name: '', category_title: '', email: '', phone: '', photo_file: null };
  for (const [id, code] of [
    [5, 2],
    [6, null],
  ] as const) {
    await db
      .insertInto('sellers')
      .values({
        ...person,
        id,
        email: id === 5 ? 'CINCO@correo.pe' : 'seis@correo.pe',
        slug: `vendedor-${id}`,
        logo_file: null,
        verified: 1,
        discount_code_id: code,
      })
      .execute();
  }
  return { sales: new CodeSalesInSql(db), claim: (order) => insertOrder(db, order) };
}

async function insertOrder(db: Kysely<SchoolDatabase>, order: ClaimingOrder): Promise<void> {
  const { number, codeId, status, usedAt, confirmedAt, discount, total } = order;
  const id = `pedido-${number}`;
  const sums = { total: total + discount, discount, new_total: total, base: total, tax: 0 };
  const times = { created_at: usedAt, updated_at: usedAt, expires_at: usedAt, confirmed_at: confirmedAt };
  const unsaid = { payment_method: null, terms_version: null, creation_key: null };
  const code = { id: codeId, origin: 'seller', word: 'COMO-FUE' };
  const priced = { snapshot: JSON.stringify({ version: 1, code }), code_word: code.word };
  await db
    .insertInto('orders')
    .values({ id, number, user_id: 'ana', status, ...priced, billing: 'null', ...sums, ...times, ...unsaid })
    .execute();
  const unpriced = { title: '', kind: 'course', rate: 0, tax: 0, choices: '{}' } as const;
  if (order.neverDue !== undefined) {
    const { net, discount: off } = order.neverDue;
    const amounts = { price: net + off, discount: off, net, base: net, is_never_due: 1 } as const;
    await db
      .insertInto('order_lines')
      .values({ ...unpriced, ...amounts, order_id: id, position: 0, product_id: 3 })
      .execute();
  }
  const refunds = new RefundsInSql(db);
  for (const [place, amount] of (order.returned ?? []).entries()) {
    const way = { kind: 'transfer', operation: String(place) } as const;
    const parts = { orderId: id, number: number * 10 + place, state: 'done', amount: money(amount), way } as const;
    await refunds.add(aRefund(`${id}-${place}`, { ...parts, askedBy: 'ana', decidedBy: 'ana' }));
  }
  if (order.isReleased) return;
  await db.insertInto('code_uses').values({ code_id: codeId, order_id: id, user_id: 'ana', used_at: usedAt }).execute();
}

const at = '2026-03-11T10:00:00.000Z';

eachDatabase('CodeSalesInSql', (database) => {
  codeSalesContract(() => school(database().db));

  test('an order whose snapshot cannot be read any more is no sale, and keeps nobody from the others', async () => {
    const { db } = database();
    const { sales, claim } = await school(db);
    const sale = { codeId: 2, status: 'confirmed', usedAt: at, confirmedAt: at, discount: 1500, total: 8500 };
    for (const number of [1, 2]) await claim({ ...sale, number });
    await db.updateTable('orders').set({ snapshot: '{"version":1' }).where('number', '=', 1).execute();
    expect(await sales.confirmed(2)).toHaveLength(1);
  });
});
