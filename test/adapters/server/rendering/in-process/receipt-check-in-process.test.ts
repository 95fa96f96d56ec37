import { expect, test } from 'vitest';
import { receiptCheckLimit } from '#adapters/server/http/receipts/receipt-check-routes.ts';
import { ReceiptCheckInProcess } from '#adapters/server/rendering/in-process/receipt-check-in-process.ts';
import { ReceiptsInSql } from '#adapters/server/sql/receipts/receipts-in-sql.ts';
import { aReceipt } from '#test/support/receipts/receipt-builders.ts';
import { withOrders } from '#test/support/receipts/receipt-rows.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

const question = { type: 'boleta' as const, code: 'B001-1', day: '2026-03-10', total: '439.80' };

test('a page and the API answer alike, count together, and neither lets anybody try out days and totals', async () => {
  const { school, db, app } = await testSchool();
  await new ReceiptsInSql(await withOrders(db)).add(aReceipt());
  const check = new ReceiptCheckInProcess(school, '127.0.0.1');
  const called = (parts: Partial<typeof question> = {}) =>
    app.inject({ url: '/api/v1/receipt-checks', query: { ...question, ...parts } });
  expect((await called()).json()).toEqual(accepted(await check.ask(question)));
  const wrong = refused(await check.ask({ ...question, total: 'x' }));
  expect((await called({ total: 'x' })).json()).toMatchObject({ status: 400, field: 'total', detail: wrong.detail });
  expect((await called({ day: 'ayer' })).statusCode).toBe(400);
  for (let asked = 5; asked < receiptCheckLimit.requests; asked += 1)
    await check.ask({ ...question, day: '2026-03-11' });
  expect(refused(await check.ask(question)).status).toBe(429);
  expect((await called()).statusCode).toBe(429);
});
