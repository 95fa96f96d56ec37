import { expect, test } from 'vitest';
import { ReceiptSendingsInSql } from '#adapters/server/sql/receipts/receipt-sendings-in-sql.ts';
import { ReceiptsInSql } from '#adapters/server/sql/receipts/receipts-in-sql.ts';
import { SignedReceiptsInSql } from '#adapters/server/sql/receipts/signed-receipts-in-sql.ts';
import { anOutcome } from '#test/ports/receipts/receipt-sendings.ts';
import { at } from '#test/support/orders/buying-builders.ts';
import { aReceipt, boletaKey } from '#test/support/receipts/receipt-builders.ts';
import { withOrders } from '#test/support/receipts/receipt-rows.ts';
import { testSchool } from '#test/support/school/test-school.ts';

test('a cashier sees what stopped and has it sent again, which the log tells; what was decided stays', async () => {
  const taxService = { address: 'http://127.0.0.1:9/', user: 'x', password: () => 'y' };
  const { app, db, school, signIn, addUser } = await testSchool({ config: { taxService } });
  await withOrders(db);
  const [receipts, signed, sendings] = [
    new ReceiptsInSql(db),
    new SignedReceiptsInSql(db),
    new ReceiptSendingsInSql(db),
  ];
  for (const number of [1, 2]) {
    await receipts.add(aReceipt({ id: `receipt-${number}`, orderId: `order-${number}`, number }));
    await signed.keep(boletaKey(`receipt-${number}`), { xml: '<x/>', digest: 'd' }, at);
  }
  await sendings.settle(boletaKey('receipt-1'), anOutcome({ state: 'stopped', code: 306, text: 'No se puede leer' }));
  await sendings.settle(
    boletaKey('receipt-2'),
    anOutcome({ state: 'rejected', code: 2800, text: 'No', cdr: 'UEsDBA==' }),
  );
  const headers = await signIn(await addUser({}, ['cashier']));
  const read = async () =>
    (await app.inject({ url: '/api/v1/staff/receipts', headers })).json<{
      receipts: { state: string; cdr: string | null }[];
    }>();
  expect(await read()).toMatchObject({
    isSending: true,
    signingTrouble: expect.stringContaining('no tiene un certificado'),
    receipts: [
      { code: 'B001-1', state: 'stopped', said: 'No se puede leer', total: '439.80' },
      { code: 'B001-2', state: 'rejected' },
    ],
  });
  const proof = (await read()).receipts[1]?.cdr ?? '';
  expect((await app.inject({ url: proof })).headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringContaining('R-20512333797-03-B001-2.zip'),
  });
  expect((await app.inject({ url: proof })).rawPayload).toEqual(Buffer.from('UEsDBA==', 'base64'));
  expect((await app.inject({ url: proof.replace('receipt-2', 'receipt-1') })).statusCode).toBe(403);
  const again = async (id: string) =>
    (await app.inject({ method: 'POST', url: `/api/v1/staff/receipts/${id}/sendings`, headers })).statusCode;
  expect([await again('receipt-1'), await again('receipt-2'), await again('nada')]).toEqual([204, 409, 404]);
  expect((await read()).receipts.map(({ state }) => state)).toEqual(['rejected']);
  expect(await sendings.find(boletaKey('receipt-1'))).toMatchObject({ state: 'asked', code: 306 });
  expect(await again('receipt-1')).toBe(204);
  const log = await school.db.selectFrom('office_log').select(['action', 'thing_id']).execute();
  expect(log.filter(({ action }) => action === 'receipt-sent-again')).toEqual([
    { action: 'receipt-sent-again', thing_id: 'receipt-1' },
  ]);
});
