import { expect, test } from 'vitest';
import { goRoundReceipts } from '#adapters/server/wiring/background.container.ts';
import { Refunds } from '#application/server/payments/ports/refunds.ts';
import { IssueCreditNote } from '#application/server/receipts/issue-credit-note.ts';
import { CreditNotes } from '#application/server/receipts/ports/credit-notes.ts';
import { ReceiptSendings } from '#application/server/receipts/ports/receipt-sendings.ts';
import { Receipts } from '#application/server/receipts/ports/receipts.ts';
import { SignedReceipts } from '#application/server/receipts/ports/signed-receipts.ts';
import { SendReceipts } from '#application/server/receipts/send-receipts.ts';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { boletaOfAna } from '#test/support/cart/shop.ts';
import { anOrder } from '#test/support/orders/buying-builders.ts';
import { aBillService } from '#test/support/receipts/bill-service-stand-in.ts';
import { aRefund, boletaKey } from '#test/support/receipts/receipt-builders.ts';
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
  /** Gives an order back and has its note signed; the note. */
  const giveBack = async (orderId: string) => {
    const receipt = await world.school.get(Receipts).ofOrder(orderId);
    const refund = aRefund(`refund-of-${orderId}`, {
      orderId,
      number: Number(orderId.slice('order-'.length)),
      state: 'done',
      way: null,
      reason: 'annulled',
      askedBy: 'ana',
      decidedBy: 'ana',
    });
    await world.school.get(Refunds).add(refund);
    const lines = (receipt?.lines ?? []).map(({ productId, net, base, tax }) => ({ productId, net, base, tax }));
    const note = await world.school.write(IssueCreditNote, (issue) => issue.execute({ ...refund, lines }));
    await goRoundReceipts(world.school);
    return note;
  };
  const states = async () => (await world.school.get(Receipts).ofUser('ana', 99)).map(({ taxState }) => taxState);
  return { ...world, standIn, send, states, giveBack };
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
    const signed = await school.get(SignedReceipts).find(receipt);
    expect(standIn.taken.get(`20512333797-03-B001-${receipt.number}`)).toBe(signed?.xml);
    expect(receipt.hash).toBe(signed?.digest);
  }
  expect(
    await school.get(ReceiptSendings).find(boletaKey((await school.get(Receipts).ofOrder('order-1'))?.id ?? '')),
  ).toMatchObject({
    code: 1033,
    tries: 2,
  });
  const log = JSON.stringify(logger.entries);
  for (const secret of [p12Password, standIn.password, standIn.user, 'PRIVATE KEY']) expect(log).not.toContain(secret);
});

test('a credit note goes after its receipt was accepted, by the same call, and its proof is kept', async () => {
  const { school, standIn, send, giveBack } = await sendingSchool(2);
  standIn.fault = { cdr: 2800 };
  await school.get(SendReceipts).execute(() => standIn.calls > 0);
  const [refused, sold] = (await school.get(Receipts).ofUser('ana', 9)).toSorted(
    (one, other) => one.number - other.number,
  );
  expect([refused?.taxState, sold?.taxState]).toEqual(['rejected', 'not-sent']);
  await giveBack('order-1');
  standIn.fault = 'none';
  await send();
  expect([...standIn.taken.keys()]).toEqual(['20512333797-03-B001-2']);
  const again = await giveBack('order-2');
  await send();
  const signed = await school.get(SignedReceipts).find(again);
  expect(standIn.taken.get('20512333797-07-BC01-2')).toBe(signed?.xml);
  expect(await school.get(CreditNotes).find(again.id)).toMatchObject({ taxState: 'accepted', hash: signed?.digest });
  expect((await school.get(ReceiptSendings).find(again))?.cdr).toMatch(/^UEsD/);
});

onPostgres('two processes that send at once', (database) => {
  test('send each receipt and each credit note once, numbered without a gap', async () => {
    const { school, standIn, send, states, giveBack } = await sendingSchool(8, database);
    await Promise.all([send(), send()]);
    expect([standIn.calls, standIn.taken.size]).toEqual([8, 8]);
    expect(await states()).toEqual(Array.from({ length: 8 }, () => 'accepted'));
    await Promise.all(Array.from({ length: 8 }, (_, index) => giveBack(`order-${index + 1}`)));
    await Promise.all([send(), send()]);
    expect([standIn.calls, standIn.taken.size]).toEqual([16, 16]);
    const notes = await school.get(CreditNotes).ofUser('ana', 99);
    expect(notes.map(({ number }) => number).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(new Set(notes.map(({ taxState }) => taxState))).toEqual(new Set(['accepted']));
  });
});
