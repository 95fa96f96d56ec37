import { expect, onTestFinished, test } from 'vitest';
import { PaymentSettings } from '#adapters/server/config/payment-settings.ts';
import { goRoundReceipts } from '#adapters/server/wiring/background.container.ts';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import type { CardPayment } from '#application/read-models/payments/card-payment.ts';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import { PersonalRecords } from '#application/server/accounts/ports/personal-records.ts';
import { onSale, Shopper, stockShop } from '#test/support/cart/shop.ts';
import { CulqiStandIn } from '#test/support/payments/culqi-stand-in.ts';
import { type DatabaseOfTest, onPostgres } from '#test/support/school/databases.ts';
import { testSchool } from '#test/support/school/test-school.ts';

/** Two processes of a school with a course, before one stand-in of Culqi. */
async function twoProcesses(database: DatabaseOfTest) {
  const standIn = new CulqiStandIn(() => new Date('2026-03-10T15:00:00.000Z'));
  const address = await standIn.listen();
  onTestFinished(() => standIn.close());
  const paymentSettings = new PaymentSettings({
    PAYMENT_CULQI_PUBLIC_KEY: standIn.publicKey,
    PAYMENT_CULQI_SECRET_KEY: standIn.secretKey,
    PAYMENT_CULQI_SERVICE: address,
    PAYMENT_CULQI_PAGOEFECTIVO: 'yes',
  });
  const options = { database: database(), config: { paymentGateways: ['culqi'] as const, paymentSettings } };
  const [one, other] = [await testSchool(options), await testSchool(options)];
  await stockShop(one.db);
  const buyer = await new Shopper(one).signIn();
  await buyer.add(onSale.course.slug);
  const tell = (payload: object, { app } = one) =>
    app.inject({ method: 'POST', url: '/api/v1/payment-notices/culqi', payload });
  const state = async () =>
    (await one.db.selectFrom('payment_attempts').select('status').execute()).map(({ status }) => status);
  const rows = async (table: 'grants' | 'receipts' | 'surplus_payments') =>
    (await one.db.selectFrom(table).select('id').execute()).length;
  return { address, buyer, one, other, rows, standIn, state, tell };
}

onPostgres('Notices of Culqi', (database) => {
  test('fifty equal ones at once, to two processes, of a payment without an answer: one charge, one grant, one receipt', async () => {
    const { address, buyer, one, other, rows, standIn, state, tell } = await twoProcesses(database);
    const order = (await buyer.order('199.90')).json<Wire<PlacedOrder>>();
    const { page, attempt } = (await buyer.startPayment(order.id)).json<{
      page: string;
      attempt: { id: string; purchaseNumber: string };
    }>();
    const shown = await one.app.inject(page);
    expect(shown.body).toContain(standIn.publicKey);
    expect(shown.body).not.toContain(standIn.secretKey);
    expect(shown.headers['content-security-policy']).toContain(address);
    standIn.faults.push('broken-after');
    const token = standIn.token('approved');
    const returned = { ficha: token, correo: 'ana@correo.example', verificacion: '' };
    await buyer.post(`/api/v1/payment-returns/culqi/${attempt.purchaseNumber}`, returned);
    expect(await state()).toEqual(['unknown']);
    const [charge] = standIn.charges;
    if (charge === undefined) throw new Error('Nothing was charged');
    // Of what a notice says nothing is believed, and whoever sends one learns nothing.
    const lies = [{}, { data: '{' }, { data: { metadata: { purchase_number: '999' } } }];
    const answers = await Promise.all([
      ...lies.map((lie) => tell(lie)),
      ...Array.from({ length: 50 }, (_, index) => tell(standIn.notice(charge), index % 2 === 0 ? one : other)),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    await Promise.all([goRoundReceipts(one.school), goRoundReceipts(other.school)]);
    expect([await state(), standIn.charges.length]).toEqual([['paid'], 1]);
    expect([await rows('grants'), await rows('receipts'), await rows('surplus_payments')]).toEqual([1, 1, 0]);
    const log = JSON.stringify([one.logger.entries, other.logger.entries]);
    expect(log).toContain(attempt.purchaseNumber);
    expect(log).not.toMatch(new RegExp(`${token}|${standIn.secretKey}|1111|ana@`));
  });

  test('of a code that was paid, equal and false ones race to two processes: one grant, one receipt, told once', async () => {
    const { buyer, one, other, rows, standIn, state, tell } = await twoProcesses(database);
    const ways = await buyer.call('GET', '/api/v1/payment-ways');
    expect(ways.json()).toEqual({ ways: ['card', 'yape', 'cash-code'] });
    const order = (await buyer.order('199.90', { paymentMethod: 'cash-code' })).json<Wire<PlacedOrder>>();
    await one.db.updateTable('users').set({ phone: '987654321' }).execute();
    const ask = (key: string) =>
      buyer.call('POST', '/api/v1/cash-codes', { orderId: order.id }, { 'idempotency-key': `${key}-clave-de-codigo` });
    const asked = await Promise.all([ask('una'), ask('otra')]);
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const again = (await ask('tercera')).json<{ attempt: Wire<CardPayment> }>();
    expect(again).toMatchObject({ attempt: { state: 'waiting', amount: '199.90', code: { number: '13642010' } } });
    expect([standIn.orders.length, await state()]).toEqual([1, ['session']]);
    const { purchaseNumber } = again.attempt;
    // An account whose code can be paid is not closed.
    const isPaying = () => one.school.get(PersonalRecords).hasPaymentUnderWay(buyer.userId ?? '');
    expect(await isPaying()).toBe(true);
    const [made] = standIn.orders;
    if (made === undefined) throw new Error('No code was made');
    // It says paid before it is.
    await tell(standIn.orderNotice({ ...made, state: 'paid' }));
    expect(await state()).toEqual(['session']);
    const notice = standIn.orderNotice(standIn.endOrder(purchaseNumber, 'paid'));
    await Promise.all(Array.from({ length: 20 }, (_, index) => tell(notice, index % 2 === 0 ? one : other)));
    await Promise.all([goRoundReceipts(one.school), goRoundReceipts(other.school)]);
    expect([await state(), await rows('grants'), await rows('receipts')]).toEqual([['paid'], 1, 1]);
    expect([await rows('surplus_payments'), await isPaying()]).toEqual([0, false]);
    const letters = await one.db.selectFrom('outbox_mails').select('subject').execute();
    expect(letters.filter(({ subject }) => subject.startsWith('Ya es tuyo'))).toHaveLength(1);
    expect(letters.filter(({ subject }) => subject.includes('13642010'))).toHaveLength(1);
  });
});
