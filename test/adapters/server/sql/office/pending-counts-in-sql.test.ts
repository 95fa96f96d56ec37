import type { Kysely } from 'kysely';
import { ComplaintsInSql } from '#adapters/server/sql/complaints/complaints-in-sql.ts';
import { AppointmentsInSql } from '#adapters/server/sql/learning/appointments-in-sql.ts';
import { ConsultationsInSql } from '#adapters/server/sql/learning/consultations-in-sql.ts';
import { DiscussionsInSql } from '#adapters/server/sql/learning/discussions-in-sql.ts';
import { OfficeConsultationsInSql } from '#adapters/server/sql/learning/office-consultations-in-sql.ts';
import { ReviewsInSql } from '#adapters/server/sql/learning/reviews-in-sql.ts';
import { PendingCountsInSql } from '#adapters/server/sql/office/pending-counts-in-sql.ts';
import { OfficeOrdersInSql } from '#adapters/server/sql/orders/office-orders-in-sql.ts';
import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import { DisputesInSql } from '#adapters/server/sql/payments/disputes-in-sql.ts';
import { OfficeDisputesInSql } from '#adapters/server/sql/payments/office-disputes-in-sql.ts';
import { PaymentAttemptsInSql } from '#adapters/server/sql/payments/payment-attempts-in-sql.ts';
import { RefundsInSql } from '#adapters/server/sql/payments/refunds-in-sql.ts';
import { SurplusPaymentsInSql } from '#adapters/server/sql/payments/surplus-payments-in-sql.ts';
import { neverAgain } from '#adapters/server/sql/shared/mail-queue-in-sql.ts';
import { MessagesInSql } from '#adapters/server/sql/support/messages-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { BankAccountsInSql } from '#adapters/server/sql/vouchers/bank-accounts-in-sql.ts';
import { BankMovementsInSql } from '#adapters/server/sql/vouchers/bank-movements-in-sql.ts';
import { VouchersInSql } from '#adapters/server/sql/vouchers/vouchers-in-sql.ts';
import type { Dispute } from '#domain/payments/dispute.ts';
import { anAppointment } from '#test/ports/learning/appointments.ts';
import { pendingCountsContract, type PendingCountsAtWork } from '#test/ports/office/pending-counts.ts';
import { aSurplus } from '#test/ports/payments/surplus-payments.ts';
import { messageOf } from '#test/ports/support/messages.ts';
import { aBankMovement } from '#test/ports/vouchers/statements/bank-movements.ts';
import { aDispute } from '#test/support/payments/a-dispute.ts';
import { addTeacher } from '#test/support/catalogue/edited-products.ts';
import { aComplaint } from '#test/support/complaints/complaints.ts';
import { anAttempt, anOrder, at, later } from '#test/support/orders/buying-builders.ts';
import { aBankAccount, aRefund, aVoucher } from '#test/support/receipts/receipt-builders.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { aDay } from '#test/support/shared/days.ts';
import { insertGrant, insertProduct, insertUser } from '#test/support/shared/rows.ts';

type Db = Kysely<SchoolDatabase>;

async function buying(db: Db): Promise<void> {
  for (const number of [1, 2, 3, 4]) await new OrdersInSql(db).add(anOrder(`order-${number}`, number));
  await new BankAccountsInSql(db).offer([aBankAccount('bcp')]);
  const vouchers = new VouchersInSql(db);
  const voucher = (number: number, parts: Parameters<typeof aVoucher>[1] = {}) =>
    vouchers.add(aVoucher(`v${number}`, { orderId: `order-${number}`, operationNumber: `0012345${number}`, ...parts }));
  await voucher(1);
  await voucher(2, { state: 'review', sentAt: later(1) });
  await voucher(3, { state: 'rejected' });
  await voucher(4, { restAskedAt: later(1) });
  const movements = new BankMovementsInSql(db);
  for (const [index, state] of (['open', 'open', 'ignored', 'held'] as const).entries())
    await movements.add(aBankMovement(`m${index}`, { state }), later(index));
  const attempts = new PaymentAttemptsInSql(db);
  await attempts.add(anAttempt('attempt-1', 'order-1', { state: 'unknown' }));
  await attempts.add(anAttempt('attempt-2', 'order-1', { state: 'unknown', updatedAt: later(1) }));
  await attempts.add(anAttempt('attempt-3', 'order-2', { state: 'authorizing', updatedAt: later(2) }));
  await attempts.add(anAttempt('attempt-4', 'order-3', { state: 'paid' }));
  const refunds = new RefundsInSql(db);
  await refunds.add(aRefund('r1', { state: 'requested', way: null, decidedBy: null }));
  await refunds.add(aRefund('r2', { number: 2, orderId: 'order-2' }));
  await refunds.add(aRefund('r3', { number: 3, orderId: 'order-3', state: 'declined' }));
  const disputes = new DisputesInSql(db);
  const dispute = (number: number, parts: Partial<Dispute> = {}) =>
    disputes.add(aDispute(`d${number}`, { number, orderId: 'order-3', attemptId: 'attempt-4', ...parts }));
  await dispute(1, { notedAt: later(3) });
  await dispute(2, { notedAt: at, answerBy: aDay('2026-03-20') });
  await dispute(3, { state: 'answered', answerBy: aDay('2026-03-12') });
  const surplus = new SurplusPaymentsInSql(db);
  await surplus.add(aSurplus('s1'));
  await surplus.add(aSurplus('s2', { source: { kind: 'attempt', id: 'attempt-2' } }));
  await surplus.giveBack('s2', { by: 'teresa', at: later(2), note: 'Op. 1' });
}

async function writing(db: Db): Promise<void> {
  const complaints = new ComplaintsInSql(db);
  await complaints.add(aComplaint(1, { filedAt: later(1), answerDue: aDay('2026-12-14') }));
  await complaints.add(aComplaint(2, { filedAt: at }));
  await complaints.add(aComplaint(3));
  await complaints.addEvent('sheet-2', { id: 'e1', kind: 'action', text: 'Llamé', by: 'Teresa', at });
  await complaints.addEvent('sheet-3', { id: 'e2', kind: 'answer', text: 'Listo', by: 'Teresa', at });
  const messages = new MessagesInSql(db);
  for (const id of ['one', 'two', 'seen']) await messages.add(messageOf({ id, at }));
  await messages.hold(messageOf({ id: 'held', at }), 'huella');
  await messages.settle('seen', { how: 'done', by: null, at });
}

async function learning(db: Db): Promise<void> {
  const consultations = new ConsultationsInSql(db);
  for (const [id, productId] of [
    ['one', 10],
    ['two', 11],
    ['three', 10],
  ] as const)
    await consultations.add({ id, productId, userId: 'ana', question: '¿Cómo?', askedAt: at });
  await db
    .updateTable('consultations')
    .set({ answer: 'Así', answered_at: at.toISOString() })
    .where('id', '=', 'three')
    .execute();
  const reviews = new ReviewsInSql(db);
  const opinions = new DiscussionsInSql(db);
  const rate = (id: string, userId: string, productId: number, opinion = 'Útil') =>
    opinions.rate({ id, userId, productId }, { stars: 4, opinion }, later(-60));
  await rate('one', 'ana', 10);
  await rate('two', 'luis', 10);
  await rate('hidden', 'ana', 11);
  await rate('stays', 'luis', 11);
  await rate('mute', 'teresa', 10, '');
  await rate('helpful', 'teresa', 11);
  const report = (reviewId: string, minute: number) =>
    reviews.vote({ reviewId, userId: 'teresa', kind: 'reported', reason: '' }, later(minute));
  await report('stays', -10);
  for (const [index, id] of ['one', 'two', 'hidden', 'mute'].entries()) await report(id, index);
  await reviews.vote({ reviewId: 'helpful', userId: 'ana', kind: 'helpful', reason: '' }, at);
  await reviews.hide('hidden', '', later(5));
  await reviews.show('stays', later(-5));
  const bought = { granted_at: at.toISOString() };
  await insertGrant(db, 'ana', 601, { id: 'a', ...bought });
  await insertGrant(db, 'luis', 602, { id: 'b', ...bought });
  await insertGrant(db, 'luis', 601, { id: 'c' });
  await insertGrant(db, 'ana', 602, { id: 'lent', source: 'plan', plan_id: 10 });
  await insertGrant(db, 'teresa', 601, { id: 'd' });
  await insertGrant(db, 'teresa', 602, { id: 'e' });
  const appointments = new AppointmentsInSql(db);
  await appointments.add('c', anAppointment('h1', 20));
  await appointments.add('d', anAppointment('h2', 9, { heldAt: at }));
  await appointments.add('d', anAppointment('h3', 10, { endsAt: at }));
  await appointments.add('e', anAppointment('h4', 12));
}

async function letters(db: Db): Promise<void> {
  const letter = (id: string, createdAt: Date, nextAttempt: string, sentAt: Date | null = null) => ({
    id,
    message_id: `<${id}@escuela.example>`,
    recipient: 'rosa@correo.pe',
    subject: 'Hola',
    text_body: '',
    html_body: '',
    created_at: createdAt.toISOString(),
    next_attempt_at: nextAttempt,
    attempts: 0,
    sent_at: sentAt?.toISOString() ?? null,
  });
  await db
    .insertInto('outbox_mails')
    .values([
      letter('waiting', at, later(30).toISOString()),
      letter('given-up', at, neverAgain),
      letter('long-ago', new Date('2026-01-01T15:00:00.000Z'), neverAgain),
      letter('sent', later(-60), later(-60).toISOString(), at),
    ])
    .execute();
}

async function filled(db: Db): Promise<PendingCountsAtWork> {
  for (const user of ['ana', 'luis', 'teresa']) await insertUser(db, user);
  for (const id of [10, 11]) await insertProduct(db, id);
  for (const id of [601, 602]) await insertProduct(db, id, { kind: 'consultancy' });
  await addTeacher(db, [10, 601], 'teresa');
  await buying(db);
  await writing(db);
  await learning(db);
  await letters(db);
  const page = { offset: 0, limit: 100 };
  const orders = { state: null, method: null, from: null, until: null, words: [], ...page };
  return {
    counts: new PendingCountsInSql(db),
    listed: {
      complaints: async () => (await new ComplaintsInSql(db).list('unanswered')).length,
      vouchers: async () => (await new VouchersInSql(db).list('open', 100)).length,
      movements: async () => (await new BankMovementsInSql(db).open(100)).length,
      payments: async () =>
        (await new OfficeOrdersInSql(db).list({ ...orders, refundAsked: false, paymentUnknown: true })).total,
      refunds: async () =>
        (await new OfficeOrdersInSql(db).list({ ...orders, refundAsked: true, paymentUnknown: false })).total,
      disputes: async () => (await new OfficeDisputesInSql(db).list({ which: 'waiting', ...page })).total,
      surplus: async () => (await new SurplusPaymentsInSql(db).list('open', 100)).length,
      messages: async () => (await new MessagesInSql(db).list({ which: 'waiting', kinds: null, ...page })).total,
      consultations: async (taughtBy) =>
        (await new OfficeConsultationsInSql(db).list({ which: 'waiting', taughtBy, contentSlug: null, ...page })).total,
      reviews: async () => (await new ReviewsInSql(db).list({ which: 'reported', productSlug: null, ...page })).total,
      consultancies: async (taughtBy) =>
        (await new AppointmentsInSql(db).list({ state: 'to-arrange', unmarkedAt: null, taughtBy, words: [], ...page }))
          .total,
      appointments: async (taughtBy, now) =>
        (await new AppointmentsInSql(db).list({ state: null, unmarkedAt: now, taughtBy, words: [], ...page })).total,
    },
  };
}

eachDatabase('PendingCountsInSql', (database) => {
  pendingCountsContract(
    async () => new PendingCountsInSql(database().db),
    () => filled(database().db),
  );
});
