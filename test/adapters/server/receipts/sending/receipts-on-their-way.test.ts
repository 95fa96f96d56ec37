import { expect, test } from 'vitest';
import { goRoundReceipts } from '#adapters/server/wiring/background.container.ts';
import { ReceiptSendings } from '#application/server/receipts/ports/receipt-sendings.ts';
import { Receipts } from '#application/server/receipts/ports/receipts.ts';
import { SignedReceipts } from '#application/server/receipts/ports/signed-receipts.ts';
import { SendReceipts } from '#application/server/receipts/send-receipts.ts';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { boletaOfAna } from '#test/support/cart/shop.ts';
import { anOrder } from '#test/support/orders/buying-builders.ts';
import { aBillService } from '#test/support/receipts/bill-service-stand-in.ts';
import { aCertificateFile, aP12, p12Password } from '#test/support/receipts/signing-files.ts';
import { type DatabaseOfTest, onPostgres } from '#test/support/school/databases.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { insertProduct } from '#test/support/shared/rows.ts';

const never = () => false;

/** A school that signs and sends, with so many confirmed orders of ana. */
async function sendingSchool(count: number, database?: DatabaseOfTest) {
  const { standIn, service } = await aBillService();
  const certificate = { path: aCertificateFile(aP12()), password: () => p12Password };
  const world = await testSchool({
    config: { certificate, taxService: service },
    ...(database === undefined ? {} : { database: database() }),
  });
  await world.addUser({ id: 'ana', email: 'ana@correo.pe' });
  await insertProduct(world.db, 10);
  const orders = world.school.get(Orders);
  for (let number = 1; number <= count; number += 1) {
    await orders.add(anOrder(`order-${number}`, number, { billing: boletaOfAna }));
    await orders.move(`order-${number}`, 'confirmed', world.clock.now());
  }
  await goRoundReceipts(world.school);
  const send = () => world.school.get(SendReceipts).execute(never);
  const states = async () => (await world.school.get(Receipts).ofUser('ana', 99)).map(({ taxState }) => taxState);
  return { ...world, standIn, send, states };
}

test('what was signed goes out byte by byte; a lost answer is found out by sending the same again; no secret is logged', async () => {
  const { school, standIn, send, states, clock, logger } = await sendingSchool(2);
  standIn.fault = 'lost';
  await send();
  expect([standIn.calls, await states()]).toEqual([1, ['not-sent', 'not-sent']]);
  standIn.fault = 'none';
  clock.advance({ seconds: 30 });
  await send();
  expect(await states()).toEqual(['accepted', 'accepted']);
  for (const receipt of await school.get(Receipts).ofUser('ana', 9)) {
    const signed = await school.get(SignedReceipts).find(receipt.id);
    expect(standIn.taken.get(`20512333797-03-B001-${receipt.number}`)).toBe(signed?.xml);
    expect(receipt.hash).toBe(signed?.digest);
  }
  expect(
    await school.get(ReceiptSendings).find((await school.get(Receipts).ofOrder('order-1'))?.id ?? ''),
  ).toMatchObject({
    code: 1033,
    tries: 2,
  });
  const log = JSON.stringify(logger.entries);
  for (const secret of [p12Password, standIn.password, standIn.user, 'PRIVATE KEY']) expect(log).not.toContain(secret);
});

onPostgres('two processes that send at once', (database) => {
  test('send each receipt once', async () => {
    const { standIn, send, states } = await sendingSchool(8, database);
    await Promise.all([send(), send()]);
    expect([standIn.calls, standIn.taken.size]).toEqual([8, 8]);
    expect(await states()).toEqual(Array.from({ length: 8 }, () => 'accepted'));
  });
});
