import { expect, test } from 'vitest';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import { goRoundReceipts } from '#adapters/server/wiring/background.container.ts';
import type { MonthBooks } from '#application/read-models/receipts/month-books.ts';
import { Receipts } from '#application/server/receipts/ports/receipts.ts';
import { boletaOfAna, onSale, Shopper, stockShop } from '#test/support/cart/shop.ts';
import { payByCard } from '#test/support/orders/giving.ts';
import { aReceipt } from '#test/support/receipts/receipt-builders.ts';
import { sendSettlements } from '#test/support/receipts/settlements.ts';
import { testSchool } from '#test/support/school/test-school.ts';

/** A school of March 2026 in which ana paid a course of 199.90 by card, and carla gave 59.90 of it back in April. */
async function schoolWithSales() {
  const world = await testSchool();
  await stockShop(world.db);
  const ana = await new Shopper(world).signIn(await world.addUser({ id: 'ana', email: 'ana@correo.pe' }));
  await ana.add(onSale.course.slug);
  const order = (await ana.order('199.90')).json<{ id: string; number: number }>();
  await payByCard(ana, order.id);
  await goRoundReceipts(world.school);
  const staff = async (id: string, role: 'cashier' | 'auditor') =>
    new Shopper(world).signIn(await world.addUser({ id, email: `${id}@escuela.pe` }, [role]));
  const carla = await staff('carla', 'cashier');
  const read = async (by: Shopper, month = '') =>
    (await by.call('GET', `/api/v1/staff/books?month=${month}`)).json<Wire<MonthBooks>>();
  const file = async ({ files }: Wire<MonthBooks>, kind: string) =>
    world.app.inject({ url: files.find((each) => each.kind === kind)?.address ?? '' });
  return { world, order, carla, staff, read, file };
}

test('a month agrees, is closed for good with its files, and what comes later is told and goes to its own month', async () => {
  const { world, order, carla, staff, read, file } = await schoolWithSales();
  const march = await read(carla);
  expect(march).toMatchObject({
    month: '2026-03',
    months: ['2026-03'],
    isOver: false,
    closed: null,
    checks: { money: '0.00', receipts: '0.00', refunds: '0.00' },
    differences: [],
    register: { documents: 1, totals: { taxed: '169.41', tax: '30.49', total: '199.90' } },
    sums: { orders: { count: 1, amount: '199.90' }, receipts: { count: 1, amount: '199.90' } },
  });
  expect(march.sums.arrivals).toMatchObject([{ count: 1, amount: '199.90' }]);
  const close = (by: Shopper, month: string) => by.call('POST', `/api/v1/staff/books/${month}/closing`);
  const early = (await close(carla, '2026-03')).json<{ detail: string }>();
  expect(early).toMatchObject({ status: 409, kind: 'month-not-over' });
  expect(early.detail.replaceAll('\u00A0', ' ')).toBe(
    'Todavía no puedes cerrar este mes. Se cierra desde el miércoles 1 de abril de 2026, 12:10 a. m., hora de Lima.',
  );
  expect((await close(carla, '2026-3')).statusCode).toBe(400);

  world.clock.advance({ days: 25 });
  await carla.signIn('carla');
  const open = await file(await read(carla, '2026-03'), 'sire');
  expect((await close(carla, '2026-03')).statusCode).toBe(204);
  expect((await close(carla, '2026-03')).json()).toMatchObject({ status: 409, kind: 'month-closed' });

  // In April a part goes back, and a boleta of March turns up that nobody knew of.
  const given = { reason: 'lower-value', lines: [{ productId: onSale.course.id, amount: '59.90' }] };
  const key = { 'idempotency-key': 'clave-de-la-devolucion' };
  const refunded = await carla.call('POST', `/api/v1/staff/orders/${order.number}/refunds`, given, key);
  expect(refunded.statusCode).toBeLessThan(300);
  const late = { id: 'late', number: 2, orderId: await otherOrder(world), orderNumber: 2, buyer: boletaOfAna };
  await world.school.get(Receipts).add(aReceipt(late));

  const closed = await read(carla, '2026-03');
  expect(closed.closed).toMatchObject({ by: expect.stringMatching(/./) });
  expect(closed.register).toMatchObject({ documents: 1, totals: { total: '199.90' } });
  expect(closed.differences.map(({ text }) => text)).toEqual([
    'B001-2 es del pedido N.º 2, que no está confirmado.',
    'B001-2, del pedido N.º 2, es del 10/03/2026 y no estaba cuando se cerró el mes: decláralo como ajuste posterior de marzo de 2026.',
    'La nota BC01-1 corrige el comprobante del pedido N.º 1 después de este mes: va en el registro de abril de 2026.',
  ]);
  const kept = await file(closed, 'sire');
  expect(kept.headers['content-disposition']).toMatch(/filename="LE\d{11}20260300140400021112\.txt"/);
  expect(kept.body).toBe(open.body);
  expect(kept.body.split('\r\n')).toHaveLength(2);
  expect((await file(closed, 'csv')).body).toContain(
    'B001,1,1,45678912,Ana María Quispe Rojas,169.41,0.00,30.49,0.00,0.00,199.90,PEN',
  );
  expect((await file(closed, 'xlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK');
  const april = await read(await staff('aurora', 'auditor'), '2026-04');
  expect(april).toMatchObject({
    checks: { money: '0.00', receipts: '0.00', refunds: '0.00' },
    register: {
      documents: 1,
      totals: { taxed: '0.00', taxedOff: '-50.76', tax: '0.00', taxOff: '-9.14', total: '-59.90' },
    },
    sums: { notes: { count: 1, amount: '59.90' }, refunds: [{ count: 1, amount: '59.90' }] },
  });
  expect((await file(april, 'sire')).body).toMatch(
    /\|0\.00\|-50\.76\|0\.00\|-9\.14\|0\.00\|.*\|-59\.90\|PEN\|\|10\/03\/2026\|03\|B001\|1\|\|/,
  );
});

test('settlements of a gateway come in all or nothing and once, and the books name what they part by', async () => {
  const { world, carla, read } = await schoolWithSales();
  expect(await read(carla)).toMatchObject({ checks: { settlements: null }, settlements: [] });
  const { purchase_number: purchase } = await world.db
    .selectFrom('payment_attempts')
    .select('purchase_number')
    .executeTakeFirstOrThrow();
  const head = 'Fecha,Compra,Importe,Comisión,IGV comisión,Neto\n';
  const [known, strange] = [`12/03/2026,${purchase},199.90,7.00,1.26,191.64\n`, '12/03/2026,404,10.00,0,0,10.00\n'];
  const send = async (how: '/rehearsals' | '', text: string, more = {}) =>
    (await sendSettlements(world, 'carla', how, text, more)).json();
  expect(await send('', `${head}${known}13/03/2026,405,diez,0,0,10.00\n`)).toMatchObject({
    status: 422,
    field: 'archivo',
  });
  expect(await send('', `${head}${known}`, { gateway: 'otra' })).toMatchObject({ status: 400, field: 'gateway' });
  expect(await send('', head, { columns: '{' })).toMatchObject({ status: 400, field: 'columnas' });
  expect(await send('/rehearsals', `${head}${known}${strange}`)).toMatchObject({ lines: 2, added: 2 });
  expect((await read(carla)).settlements).toEqual([]);
  expect(await send('', `${head}${known}${strange}`)).toMatchObject({
    added: 2,
    first: [{ reference: purchase, amount: '199.90', net: '191.64' }, {}],
  });
  expect(await send('', `${head}${strange}${known}`)).toMatchObject({ lines: 2, added: 0 });
  const march = await read(carla);
  expect(march.checks).toEqual({ money: '0.00', receipts: '0.00', refunds: '0.00', settlements: '-10.00' });
  expect(march.settlements).toEqual([
    {
      gateway: 'simulada',
      charges: '209.90',
      refunds: '0.00',
      commission: '7.00',
      commissionTax: '1.26',
      net: '201.64',
    },
  ]);
  expect(march.differences.map(({ text }) => text.replaceAll('\u00A0', ' '))).toEqual([
    'La liquidación del 12/03/2026 trae S/. 10.00 que la escuela no conoce (simulada, compra 404).',
  ]);
  const days = { first: '2026-03-12', last: '2026-03-12' };
  const told = async () =>
    (await carla.call('GET', '/api/v1/staff/settlements')).json<{ files: { id: string; isClosed: boolean }[] }>();
  expect(await told()).toMatchObject({
    gateways: [{ name: 'simulada', lines: 2, days }],
    files: [{ gateway: 'simulada', lines: 2, days, isClosed: false }],
  });

  // A wrong file is taken away with its own line alone, and nothing of it once its month is closed.
  const takeAway = async (id = '') => (await carla.call('DELETE', `/api/v1/staff/settlements/files/${id}`)).json();
  const wrong = `14/03/2026,${purchase},-55.00,0,0,-55.00\n`;
  world.clock.advance({ minutes: 1 });
  expect(await send('', `${head}${known}${wrong}`)).toMatchObject({ added: 1 });
  expect((await read(carla)).differences).toMatchObject([{ orderNumber: 1, takenOff: '55.00' }, { takenOff: null }]);
  expect(await takeAway((await told()).files[0]?.id)).toEqual({ taken: 1 });
  const signed = { files: expect.anything(), detractionsFile: expect.anything() };
  expect(await read(carla)).toEqual({ ...march, ...signed });
  const [file] = (await told()).files;
  world.clock.advance({ days: 25 });
  await carla.signIn('carla');
  expect((await carla.call('POST', '/api/v1/staff/books/2026-03/closing')).statusCode).toBe(204);
  expect(await takeAway(file?.id)).toMatchObject({ status: 409, kind: 'settlements-closed' });
  expect(await takeAway('otro')).toMatchObject({ status: 404, kind: 'settlements-not-found' });
  expect(await told()).toMatchObject({ files: [{ id: file?.id, isClosed: true }] });
});

async function otherOrder({ db }: Awaited<ReturnType<typeof testSchool>>): Promise<string> {
  const order = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  const unpaid = { id: 'order-2', number: 2, status: 'expired', confirmed_at: null, creation_key: null };
  await db
    .insertInto('orders')
    .values({ ...order, ...unpaid })
    .execute();
  return 'order-2';
}
