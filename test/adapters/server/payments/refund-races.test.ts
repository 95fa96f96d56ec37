import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { AcceptGift } from '#application/server/orders/accept-gift.ts';
import { Grants } from '#application/server/orders/ports/grants.ts';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import { Refunds } from '#application/server/payments/ports/refunds.ts';
import { DecideDispute } from '#application/server/payments/disputes/decide-dispute.ts';
import { GiveBack } from '#application/server/payments/give-back.ts';
import { SurplusPayments } from '#application/server/payments/ports/surplus-payments.ts';
import { NoteDispute } from '#application/server/payments/disputes/note-dispute.ts';
import { BeginRefund } from '#application/server/payments/refunds/begin-refund.ts';
import { ResolveRefunds } from '#application/server/payments/refunds/resolve-refunds.ts';
import { SendRefund } from '#application/server/payments/refunds/send-refund.ts';
import { CreditNotes } from '#application/server/receipts/ports/credit-notes.ts';
import { ArrangeConsultancy, NoteHeld } from '#application/server/learning/consultancies/keep-appointments.ts';
import { Appointments } from '#application/server/learning/ports/appointments.ts';
import { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { UseCaseKey } from '#application/server/shared/ports/unit-of-work.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { money } from '#domain/shared/money.ts';
import type { Result } from '#domain/shared/result.ts';
import { aGrant, anAttempt } from '#test/support/orders/buying-builders.ts';
import { anAppointment } from '#test/ports/learning/appointments.ts';
import { aSurplus } from '#test/ports/payments/surplus-payments.ts';
import { aDispute } from '#test/support/payments/a-dispute.ts';
import { anOrderOfTwo, decided, only } from '#test/support/payments/refunding-in-memory.ts';
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
    const now = one.clock.now().toISOString();
    return { db, now, schools: [one.school, other.school, one.school, other.school] };
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

  /** Does something in a transaction that waits for what it began meanwhile, in another one, to wait for it. */
  async function meanwhile<U extends object, T>(
    { db, schools }: Awaited<ReturnType<typeof twoProcesses>>,
    useCase: UseCaseKey<U>,
    first: (useCase: U) => Promise<Result<unknown, unknown>>,
    second: (other: School) => Promise<T>,
  ): Promise<T> {
    const [school, other] = schools;
    if (school === undefined || other === undefined) throw new Error('There are two');
    const begun = await school.write(useCase, async (made, transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      expect((await first(made)).ok).toBe(true);
      const late = second(other);
      const waiting = sql`select 1 from pg_stat_activity where ${rows[0]?.pid}::integer = any(pg_blocking_pids(pid))`;
      await until(async () => expect((await waiting.execute(db)).rows).toHaveLength(1));
      return { late };
    });
    return begun.late;
  }

  /** The same where what she paid is a gift, which its letter's secret opens. */
  async function giftOfBoth() {
    const both = await twoProcesses();
    const { db, now, schools } = both;
    const letter = { due_at: now, sent_at: now, token_hash: schools[0]?.get(Fingerprints).of('secreto') };
    const gift = { order_id: 'order-1', recipient_name: 'Luis', recipient_email: 'luis@correo.pe', giver_name: 'Ana' };
    await db
      .insertInto('gifts')
      .values({ ...gift, ...letter, message: '', send_on: '2026-03-10', accepted_at: null, accepted_by: null })
      .execute();
    await db.deleteFrom('grants').execute();
    return both;
  }

  test('a gift that is being opened is not given back: whoever decides waits until it is open', async () => {
    const both = await giftOfBoth();
    const { schools } = both;
    const refunding = await meanwhile(
      both,
      AcceptGift,
      (accept) => accept.execute('teresa', 'secreto', false),
      (other) => other.write(BeginRefund, (begin) => begin.execute('teresa', decided({ operation: '1' }))),
    );
    expect(refunding).toMatchObject({ ok: false, refusal: { kind: 'refund-gift-opened' } });
    expect(await schools[0]?.get(CreditNotes).ofOrder('order-1')).toEqual([]);
  });

  test('an hour that is being noted as held is not given back, nor is one set of what is being taken back', async () => {
    const both = await twoProcesses();
    const hour = anAppointment('h1', 10);
    const operation = { ...only(11), operation: '1' };
    await both.db.updateTable('products').set({ kind: 'consultancy' }).where('id', '=', 11).execute();
    await both.schools[0]?.get(Appointments).add('grant-2', hour);
    const refunding = await meanwhile(
      both,
      NoteHeld,
      (note) => note.execute('grant-2', hour.id, true, 'teresa'),
      (other) => other.write(BeginRefund, (begin) => begin.execute('teresa', decided(operation))),
    );
    expect(refunding).toMatchObject({ ok: false, refusal: { kind: 'refund-consultancy-held' } });
    await both.db.deleteFrom('appointments').execute();
    const typed = { startsAt: '2026-03-12T19:00', minutes: '60', place: 'Lima', room: '' };
    const arranging = await meanwhile(
      both,
      BeginRefund,
      (begin) => begin.execute('teresa', decided(operation)),
      (other) => other.write(ArrangeConsultancy, (arrange) => arrange.execute('grant-2', typed, null, 'teresa')),
    );
    expect(arranging).toMatchObject({ ok: false, refusal: { kind: 'consultancy-not-found' } });
  });

  test('of colleagues who lose one dispute, and one who gives back, at one moment one note comes, and its money goes once', async () => {
    const both = await twoProcesses();
    const { db, schools } = both;
    const [school] = schools;
    if (school === undefined) throw new Error('There are two');
    const typed = aDispute('x', { amount: money(17_700) });
    const noted = await Promise.all(
      schools.map((each) => each.write(NoteDispute, (note) => note.execute('teresa', 'order-1', typed))),
    );
    expect(noted.filter(({ ok }) => ok)).toHaveLength(1);
    const accept = { outcome: 'accepted', productIds: [] } as const;
    const lost = schools.map((each) => each.write(DecideDispute, (decide) => decide.execute(1, 'teresa', accept)));
    const begun = schools.map((each) =>
      each.write(BeginRefund, (begin) => begin.execute('teresa', decided({ operation: '1' }))),
    );
    const [ends, refunds] = await Promise.all([Promise.all(lost), Promise.all(begun)]);
    expect(ends.filter(({ ok }) => ok)).toHaveLength(1);
    expect(refunds.filter(({ ok }) => ok)).toEqual([]);
    expect(await school.get(Refunds).ofOrder('order-1')).toMatchObject([{ state: 'done', amount: 17_700 }]);
    expect((await school.get(CreditNotes).ofOrder('order-1')).map(({ totals }) => totals.total)).toEqual([17_700]);
    expect(await db.selectFrom('simulated_refunds').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('grants').selectAll().execute()).toEqual([]);
  });

  /** The same where she paid twice: the second payment is to be given back. */
  async function paidTwice() {
    const both = await twoProcesses();
    const [school] = both.schools;
    if (school === undefined) throw new Error('There are two');
    const second = anAttempt('second', 'order-1', { state: 'paid', amount: money(17_700), purchaseNumber: '202' });
    await school.get(PaymentAttempts).add(second);
    const source = { kind: 'attempt', id: 'second' } as const;
    await school.get(SurplusPayments).add(aSurplus('s1', { source, amount: money(17_700) }));
    const typed = { ...aDispute('x', { amount: money(17_700) }), purchase: '202' };
    const note = (made: NoteDispute) => made.execute('teresa', 'order-1', typed);
    const give = (made: GiveBack) => made.execute('s1', 'teresa', 'Operación 1');
    return { ...both, school, note, give };
  }

  test('money that came twice is given back by colleagues, or taken by its bank, at one moment: it goes once', async () => {
    const { db, schools, school, note, give } = await paidTwice();
    const tries = schools.map(async (each) => {
      const [noted] = await Promise.all([each.write(NoteDispute, note), each.write(GiveBack, give)]);
      return noted;
    });
    const noted = (await Promise.all(tries)).filter(({ ok }) => ok);
    const disputes = await db.selectFrom('disputes').selectAll().execute();
    expect(disputes).toHaveLength(noted.length);
    // Given back before it was noted, or noted, and given back by nobody.
    const before = await school.get(SurplusPayments).find('s1');
    expect([noted.length, before?.givenBack === null]).toEqual(noted.length === 1 ? [1, true] : [0, false]);
  });

  test('a surplus whose dispute is being noted, or lost, is waited for by whoever gives it back', async () => {
    const both = await paidTwice();
    const { school } = both;
    const given = await meanwhile(both, NoteDispute, both.note, (other) => other.write(GiveBack, both.give));
    expect(given).toEqual({ ok: false, refusal: { kind: 'surplus-disputed', number: 1 } });
    const lost = await meanwhile(
      both,
      DecideDispute,
      (decide) => decide.execute(1, 'teresa', { outcome: 'accepted', productIds: [] }),
      (other) => other.write(GiveBack, both.give),
    );
    expect(lost.ok && lost.value.givenBack?.note).toMatch(/^Contracargo N\.º\s1$/);
    expect(await school.get(Refunds).ofOrder('order-1')).toEqual([]);
    expect(await both.db.selectFrom('grants').selectAll().execute()).toHaveLength(2);
  });

  test('a surplus that is being given back is not disputed: whoever notes waits, and nothing of it is left', async () => {
    const both = await paidTwice();
    const noting = await meanwhile(both, GiveBack, both.give, (other) => other.write(NoteDispute, both.note));
    expect(noting).toEqual({ ok: false, refusal: { kind: 'dispute-amount-too-high', left: 0 } });
  });

  test('a dispute that is being noted is waited for by whoever gives its money back', async () => {
    const typed = aDispute('x', { amount: money(17_700) });
    const refunding = await meanwhile(
      await twoProcesses(),
      NoteDispute,
      (note) => note.execute('teresa', 'order-1', typed),
      (other) => other.write(BeginRefund, (begin) => begin.execute('teresa', decided({ operation: '1' }))),
    );
    expect(refunding).toMatchObject({ ok: false, refusal: { kind: 'order-disputed' } });
  });

  const open = (accept: AcceptGift) => accept.execute('teresa', 'secreto', false);
  const disputing = (note: NoteDispute) => note.execute('teresa', 'order-1', aDispute('x', { amount: money(17_700) }));
  const losing = (decide: DecideDispute) => decide.execute(1, 'teresa', { outcome: 'accepted', productIds: [] });
  const had = async ({ db }: { readonly db: Awaited<ReturnType<typeof giftOfBoth>>['db'] }) =>
    (await db.selectFrom('grants').select(['user_id', 'product_id']).execute()).length;

  test('a gift whose dispute is being noted waits for it, and stays shut', async () => {
    const both = await giftOfBoth();
    const opening = await meanwhile(both, NoteDispute, disputing, (other) => other.write(AcceptGift, open));
    expect(opening).toEqual({ ok: false, refusal: { kind: 'gift-under-review' } });
    expect(await had(both)).toBe(0);
  });

  test('a gift whose dispute is being lost waits for it, and is no gift any more', async () => {
    const both = await giftOfBoth();
    expect((await both.schools[0]?.write(NoteDispute, disputing))?.ok).toBe(true);
    const opening = await meanwhile(both, DecideDispute, losing, (other) => other.write(AcceptGift, open));
    expect(opening).toEqual({ ok: false, refusal: { kind: 'gift-unknown' } });
    expect(await had(both)).toBe(0);
  });

  test('a gift that is being opened stays with whoever opens it: its dispute is noted, and lost, after that', async () => {
    const both = await giftOfBoth();
    const noting = await meanwhile(both, AcceptGift, open, (other) => other.write(NoteDispute, disputing));
    expect(noting.ok).toBe(true);
    expect((await both.schools[0]?.write(DecideDispute, losing))?.ok).toBe(true);
    expect(await had(both)).toBe(2);
    expect(await both.schools[0]?.get(Refunds).ofOrder('order-1')).toMatchObject([
      { state: 'done', keepsAccess: true },
    ]);
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
