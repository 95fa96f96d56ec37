import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { ConfirmOrder } from '#application/server/orders/confirm-order.ts';
import { IssueDueReceipts } from '#application/server/receipts/issue-due-receipts.ts';
import { IssueReceipt } from '#application/server/receipts/issue-receipt.ts';
import { Grants } from '#application/server/orders/ports/grants.ts';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import { SettleAttempt } from '#application/server/payments/settle-attempt.ts';
import { ReadMonthBooks } from '#application/server/receipts/books/read-month-books.ts';
import { monthOfInstant } from '#domain/receipts/books/book-month.ts';
import { money } from '#domain/shared/money.ts';
import { Receipts } from '#application/server/receipts/ports/receipts.ts';
import { goRoundReceipts } from '#adapters/server/wiring/background.container.ts';
import { initialProvider } from '#domain/legal/statute.ts';
import { issuerFrom, receiptHashText } from '#domain/receipts/receipt.ts';
import { aGrant, anAttempt, anOrder } from '#test/support/orders/buying-builders.ts';
import { anOrderOfTwo } from '#test/support/payments/refunding-in-memory.ts';
import { eachDatabase, onPostgres, type DatabaseOfTest } from '#test/support/school/databases.ts';
import { insertProduct } from '#test/support/shared/rows.ts';
import { boletaOfAna, onSale, planPrices, Shopper, stockShop } from '#test/support/cart/shop.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

const facturaOfAna = {
  ...boletaOfAna,
  receiptType: 'factura',
  documentType: 'RUC',
  documentNumber: '20100047218',
  name: 'Estudio Quispe S.A.C.',
  address: 'Jr. Lima 100',
} as const;

/** A school with so many confirmed orders of ana, the even ones with a factura. */
async function schoolWithOrders(database: DatabaseOfTest, count: number): Promise<TestSchool> {
  const world = await testSchool({ database: database() });
  await world.addUser({ id: 'ana', email: 'ana@correo.pe' });
  await insertProduct(world.db, 10);
  const orders = world.school.get(Orders);
  for (let number = 1; number <= count; number += 1) {
    const billing = number % 2 === 0 ? facturaOfAna : boletaOfAna;
    await orders.add(anOrder(`order-${number}`, number, { billing }));
    await orders.move(`order-${number}`, 'confirmed', world.clock.now());
  }
  return world;
}

const numbersOf = async ({ school }: TestSchool, series: string): Promise<number[]> =>
  (await school.get(Receipts).ofUser('ana', 100))
    .filter((receipt) => receipt.series === series)
    .map(({ number }) => number)
    .toSorted((one, other) => one - other);

eachDatabase('issuing receipts', (database) => {
  test('a confirmed order gets its boleta or factura, is finished, and its buyer is told', async () => {
    const world = await schoolWithOrders(database, 2);
    const row = { service: '037', percent: '12', over: '100', account: '00-000-123456' };
    await world.say('detraction', { detractions: [row] });
    await goRoundReceipts(world.school);
    const receipts = world.school.get(Receipts);
    expect((await receipts.ofOrder('order-1'))?.detraction).toBeUndefined();
    expect(await receipts.ofOrder('order-1')).toMatchObject({
      type: 'boleta',
      series: 'B001',
      number: 1,
      buyer: boletaOfAna,
      taxState: 'not-sent',
      totals: { total: 11_800, tax: 1800, taxed: 10_000 },
      issuer: issuerFrom(initialProvider),
    });
    expect(await receipts.ofOrder('order-2')).toMatchObject({
      type: 'factura',
      series: 'F001',
      number: 1,
      detraction: { service: '037', amount: 1_400, account: row.account },
    });
    const books = await world.school.get(ReadMonthBooks).execute(monthOfInstant(world.clock.now()));
    expect(books.detractions).toMatchObject([{ code: 'F001-1', orderNumber: 2, amount: 1_400, dueOn: '2026-03-17' }]);
    expect(await world.school.get(Orders).find('order-1')).toMatchObject({ state: 'finished' });
    const mails = await world.db
      .selectFrom('outbox_mails')
      .select(['recipient', 'subject'])
      .orderBy('subject')
      .execute();
    expect(mails).toEqual([
      { recipient: expect.stringContaining('ana@correo.example'), subject: 'Tu boleta B001-1' },
      { recipient: expect.stringContaining('ana@correo.example'), subject: 'Tu factura F001-1' },
    ]);
    const notices = await world.db.selectFrom('order_notices').select(['kind', 'text']).orderBy('text').execute();
    expect(notices).toEqual([
      { kind: 'receipt-issued', text: 'B001-1' },
      { kind: 'receipt-issued', text: 'F001-1' },
    ]);
  });

  test('asked again, an order keeps its one receipt', async () => {
    const world = await schoolWithOrders(database, 1);
    const issue = () => world.school.write(IssueReceipt, (useCase) => useCase.execute('order-1'));
    expect([await issue(), await issue(), await world.school.get(IssueDueReceipts).execute()]).toEqual([true, true, 0]);
    expect(await numbersOf(world, 'B001')).toEqual([1]);
  });

  test('an order that is not confirmed, or has no billing data, gets none', async () => {
    const world = await schoolWithOrders(database, 0);
    const orders = world.school.get(Orders);
    await orders.add(anOrder('order-1', 1, { billing: boletaOfAna }));
    await orders.add(anOrder('order-2', 2));
    await orders.move('order-2', 'confirmed', world.clock.now());
    for (const id of ['order-1', 'order-2', 'order-9']) {
      expect(await world.school.write(IssueReceipt, (useCase) => useCase.execute(id))).toBe(false);
    }
    expect(await numbersOf(world, 'B001')).toEqual([]);
  });

  test('an order that does not recompute gets none and is reported; the others are not held up', async () => {
    const world = await schoolWithOrders(database, 3);
    const { snapshot } = anOrder('order-1', 1);
    const tampered = JSON.stringify({ ...snapshot, totals: { ...snapshot.totals, net: 1 } });
    await world.db.updateTable('orders').set({ snapshot: tampered }).where('id', '=', 'order-1').execute();
    expect(await world.school.get(IssueDueReceipts).execute()).toBe(2);
    expect(await numbersOf(world, 'B001')).toEqual([1]);
    expect(await world.school.get(Orders).find('order-1')).toMatchObject({ state: 'confirmed' });
  });

  test('a line that its buyer had when the money arrived was not sold: no receipt says it, and the books agree', async () => {
    const world = await testSchool({ database: database() });
    const { school, db, clock } = world;
    await world.addUser({ id: 'ana', email: 'ana@correo.pe' });
    for (const id of [10, 11]) await insertProduct(db, id);
    await school.get(Orders).add(anOrderOfTwo());
    await school
      .get(PaymentAttempts)
      .add(anAttempt('attempt-1', 'order-1', { state: 'authorizing', amount: money(17_700) }));
    await school.get(Orders).add(anOrder('order-2', 2, { billing: null }));
    await school.get(Grants).add([aGrant('grant-1', { productId: 11, orderId: 'order-2' })]);
    const word = { transactionId: 't', actionCode: '000', buyerText: null, cardMask: null, cardBrand: null };
    await school.write(SettleAttempt, (settle) => settle.execute('attempt-1', { kind: 'approved', word }));
    await goRoundReceipts(school);
    const receipt = await school.get(Receipts).ofOrder('order-1');
    expect(receipt?.lines.map(({ productId }) => productId)).toEqual([10]);
    expect(receipt?.totals).toMatchObject({ total: 11_800, tax: 1_800 });
    const books = await school.get(ReadMonthBooks).execute(monthOfInstant(clock.now()));
    expect(books.checks).toEqual({ money: '0.00', receipts: '0.00', refunds: '0.00', settlements: null });
    expect(books.sums).toMatchObject({ orders: { amount: 11_800 }, surplus: { amount: 5_900 } });
  });

  test('a process that dies in the middle leaves neither a receipt nor a gap', async () => {
    const world = await schoolWithOrders(database, 1);
    const dying = world.school.write(IssueReceipt, async (useCase) => {
      await useCase.execute('order-1');
      throw new Error('killed before the commit');
    });
    await expect(dying).rejects.toThrow('killed');
    expect(await numbersOf(world, 'B001')).toEqual([]);
    expect(await world.school.get(Orders).find('order-1')).toMatchObject({ state: 'confirmed' });
    await goRoundReceipts(world.school);
    expect(await numbersOf(world, 'B001')).toEqual([1]);
  });
});

onPostgres('issuing receipts in four processes at once', (database) => {
  test('numbers each series without gap or double', async () => {
    const world = await schoolWithOrders(database, 24);
    await Promise.all(Array.from({ length: 4 }, () => world.school.get(IssueDueReceipts).execute()));
    const twelve = Array.from({ length: 12 }, (_, index) => index + 1);
    expect(await numbersOf(world, 'B001')).toEqual(twelve);
    expect(await numbersOf(world, 'F001')).toEqual(twelve);
  });
});

test('a plan’s line says its period and persons, the hash is of what it says, and where it is found is the school’s own', async () => {
  const world = await testSchool();
  await stockShop(world.db);
  const buyer = await new Shopper(world).signIn();
  for (const _ of ['first', 'renewed']) {
    await buyer.add(onSale.proPlan.slug, { object: JSON.stringify({ plan_id: 5, precio_id: planPrices.year }) });
    await buyer.call('PATCH', '/api/v1/cart/lines/5', { options: [{ optionId: 0, count: 2 }] });
    const { id } = (await buyer.order('460.00')).json<{ id: string }>();
    const order = await world.school.get(Orders).find(id);
    if (order === null) throw new Error('The order was made');
    await world.school.write(ConfirmOrder, (confirm) => confirm.execute(order, 'payment-approved'));
  }
  await goRoundReceipts(world.school);
  const receipts = await world.school.get(Receipts).ofUser(buyer.userId ?? '', 9);
  expect(receipts.toReversed().map(({ lines }) => lines.map(({ details }) => details))).toEqual([
    [['Del 10/03/2026 al 10/03/2027, para 3 personas', 'Usuario adicional × 2']],
    [['Del 11/03/2027 al 10/03/2028, para 3 personas', 'Usuario adicional × 2']],
  ]);
  for (const receipt of receipts) {
    expect(receipt.consultAt).toBe(`${world.config.schoolOrigin}/comprobante`);
    expect(receipt.hash).toBe(createHash('sha256').update(receiptHashText(receipt)).digest('base64url'));
  }
});
