import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { AcceptGift } from '#application/server/orders/accept-gift.ts';
import { Grants } from '#application/server/orders/ports/grants.ts';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import { Refunds } from '#application/server/payments/ports/refunds.ts';
import { BeginRefund } from '#application/server/payments/refunds/begin-refund.ts';
import { ResolveRefunds } from '#application/server/payments/refunds/resolve-refunds.ts';
import { SendRefund } from '#application/server/payments/refunds/send-refund.ts';
import { CreditNotes } from '#application/server/receipts/ports/credit-notes.ts';
import { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { money } from '#domain/shared/money.ts';
import { aGrant, anAttempt } from '#test/support/orders/buying-builders.ts';
import { anOrderOfTwo, decided } from '#test/support/payments/refunding-in-memory.ts';
import { onPostgres } from '#test/support/school/databases.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { insertProduct } from '#test/support/shared/rows.ts';
import { until } from '#test/support/shared/until.ts';

onPostgres('Refunds by several at once', (database) => {
  /** Two processes of one school, in which ana paid 177.00 by card for two courses. */
  async function twoProcesses() {
    const [one, other] = [await testSchool({ database: database() }), await testSchool({ database: database() })];
    const { db, school } = one;
    await one.addUser({ id: 'ana', email: 'ana@correo.pe' });
    await one.addUser({ id: 'teresa', email: 'teresa@correo.pe' }, ['cashier']);
    for (const id of [10, 11]) await insertProduct(db, id);
    await school.get(Orders).add(anOrderOfTwo());
    await school.get(Orders).move('order-1', 'confirmed', one.clock.now());
    const paid = {
      state: 'paid',
      amount: money(17_700),
      purchaseNumber: '101000000001',
      transactionId: 'SIM-1',
    } as const;
    await school.get(PaymentAttempts).add(anAttempt('attempt-1', 'order-1', paid));
    await db
      .insertInto('simulated_payments')
      .values({
        session_key: 's',
        purchase_number: paid.purchaseNumber,
        amount: paid.amount,
        description: 'Pedido N.º 1',
        return_url: '/',
        cancel_url: '/',
        transaction_token: 't',
        outcome: 'approved',
        action_code: '000',
        card_mask: null,
        card_brand: null,
        transaction_id: paid.transactionId,
        authorized_at: one.clock.now().toISOString(),
        created_at: one.clock.now().toISOString(),
        expires_at: one.clock.now().toISOString(),
      })
      .execute();
    await school.get(Grants).add([aGrant('grant-1'), aGrant('grant-2', { productId: 11 })]);
    return { db, schools: [one.school, other.school, one.school, other.school] };
  }

  test('of four that decide and four that send at one moment one gives back, over one note', async () => {
    const { db, schools } = await twoProcesses();
    const [school] = schools;
    if (school === undefined) throw new Error('There are two');
    const begun = await Promise.all(
      schools.map((each) => each.write(BeginRefund, (begin) => begin.execute('teresa', decided()))),
    );
    expect(begun.filter(({ ok }) => ok)).toHaveLength(1);
    const kinds = begun.flatMap((each) => (each.ok ? [] : [each.refusal.kind]));
    expect(kinds).toEqual(['refund-under-way', 'refund-under-way', 'refund-under-way']);
    const [refund] = await school.get(Refunds).ofOrder('order-1');
    const id = refund?.id ?? '';
    await Promise.all([
      ...schools.map((each) => each.get(SendRefund).execute(id)),
      ...schools.map((each) => each.get(ResolveRefunds).execute()),
    ]);
    expect(await school.get(Refunds).find(id)).toMatchObject({ state: 'done' });
    expect(await db.selectFrom('simulated_refunds').selectAll().execute()).toMatchObject([{ amount: 17_700 }]);
    expect((await school.get(CreditNotes).ofOrder('order-1')).map(({ number }) => number)).toEqual([1]);
    expect(await db.selectFrom('grants').selectAll().execute()).toEqual([]);
    const letters = await db
      .selectFrom('outbox_mails')
      .select('subject')
      .where('credit_note_id', 'is not', null)
      .execute();
    expect(letters).toHaveLength(1);
  });

  test('a gift that is being opened is not given back: whoever decides waits until it is open', async () => {
    const { db, schools } = await twoProcesses();
    const [school, other] = schools;
    if (school === undefined || other === undefined) throw new Error('There are two');
    await db
      .insertInto('gifts')
      .values({
        order_id: 'order-1',
        recipient_name: 'Luis',
        recipient_email: 'luis@correo.pe',
        message: '',
        giver_name: 'Ana',
        send_on: '2026-03-10',
        due_at: '2026-03-10T13:00:00.000Z',
        sent_at: '2026-03-10T13:00:00.000Z',
        token_hash: school.get(Fingerprints).of('secreto'),
        accepted_at: null,
        accepted_by: null,
      })
      .execute();
    await db.deleteFrom('grants').execute();
    const transfer = decided({ operation: '1' });
    const refunding = await school.write(AcceptGift, async (accept, transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      expect((await accept.execute('teresa', 'secreto', false)).ok).toBe(true);
      const begun = other.write(BeginRefund, (begin) => begin.execute('teresa', transfer));
      const waiting = sql`select 1 from pg_stat_activity where ${rows[0]?.pid}::integer = any(pg_blocking_pids(pid))`;
      await until(async () => expect((await waiting.execute(db)).rows).toHaveLength(1));
      return { begun };
    });
    expect(await refunding.begun).toMatchObject({ ok: false, refusal: { kind: 'refund-gift-opened' } });
    expect(await school.get(CreditNotes).ofOrder('order-1')).toEqual([]);
  });

  test('transfers noted at one moment never come to more than was paid', async () => {
    const { schools } = await twoProcesses();
    const half = { reason: 'lower-value', operation: '1', lines: [{ productId: 10, amount: money(6000) }] } as const;
    const noted = await Promise.all(
      schools.map((each) => each.write(BeginRefund, (begin) => begin.execute('teresa', decided(half)))),
    );
    expect(noted.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await schools[0]?.get(CreditNotes).ofOrder('order-1'))?.map(({ totals }) => totals.total)).toEqual([6000]);
  });
});
