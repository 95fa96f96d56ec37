import { expect, test } from 'vitest';
import { CreditNotes } from '#application/server/receipts/ports/credit-notes.ts';
import { ReceiptSendings } from '#application/server/receipts/ports/receipt-sendings.ts';
import { Receipts } from '#application/server/receipts/ports/receipts.ts';
import { SignedReceipts } from '#application/server/receipts/ports/signed-receipts.ts';
import { SendReceiptAgain } from '#application/server/receipts/send-receipt-again.ts';
import { SendReceipts } from '#application/server/receipts/send-receipts.ts';
import { boletaKey } from '#test/support/receipts/receipt-builders.ts';
import { sendingSchool } from '#test/support/receipts/sending-school.ts';
import { p12Password } from '#test/support/receipts/signing-files.ts';
import { onPostgres } from '#test/support/school/databases.ts';
import { testSchool } from '#test/support/school/test-school.ts';

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

  test('send what staff ask for twice at once, from each of them, one more time, with one line in the log', async () => {
    const { school, db, standIn, send, states } = await sendingSchool(1, database);
    const other = await testSchool({ database: database() });
    standIn.fault = { code: 'soap-env:Client.0306', text: 'No se puede leer' };
    await send();
    standIn.fault = 'none';
    const id = (await school.get(Receipts).ofOrder('order-1'))?.id ?? '';
    const presses = [school, other.school, school, other.school].map((each) =>
      each.write(SendReceiptAgain, (again) => again.execute(id, 'ana')),
    );
    expect((await Promise.all(presses)).map(({ ok }) => ok)).toEqual([true, true, true, true]);
    await Promise.all([send(), send()]);
    await send();
    expect([standIn.calls, await states()]).toEqual([2, ['accepted']]);
    const log = await db.selectFrom('office_log').select('action').execute();
    expect(log.filter(({ action }) => action === 'receipt-sent-again')).toHaveLength(1);
  });
});
