import { expect, test } from 'vitest';
import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import { PaymentAttemptsInSql } from '#adapters/server/sql/payments/payment-attempts-in-sql.ts';
import { neverAgain } from '#adapters/server/sql/shared/mail-queue-in-sql.ts';
import { waitingWork } from '#adapters/server/sql/shared/waiting-work.ts';
import { anAttempt, anOrder } from '#test/support/orders/buying-builders.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

const now = new Date('2026-03-10T15:00:00.000Z');
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

eachDatabase('waitingWork', (database) => {
  test('nothing waits in an empty school', async () => {
    expect(await waitingWork(database().db, now)).toEqual({
      letters: 0,
      oldestLetter: null,
      payments: 0,
      oldestPayment: null,
      lettersSent: 0,
      paid: 0,
      refused: 0,
    });
  });

  test('letters: those not delivered and not given up wait; those of the last hour were sent', async () => {
    const { db } = database();
    const letter = (id: string, minutes: number, sent: number | null, nextAttempt = before(minutes).toISOString()) => ({
      id,
      message_id: `<${id}@escuela.example>`,
      recipient: 'rosa@correo.pe',
      subject: 'Hola',
      text_body: '',
      html_body: '',
      created_at: before(minutes).toISOString(),
      next_attempt_at: nextAttempt,
      attempts: 0,
      sent_at: sent === null ? null : before(sent).toISOString(),
    });
    await db
      .insertInto('outbox_mails')
      .values([
        letter('new', 1, null),
        letter('old', 90, null),
        letter('given-up', 300, null, neverAgain),
        letter('sent', 100, 10),
        letter('sent-long-ago', 200, 61),
      ])
      .execute();
    expect(await waitingWork(db, now)).toMatchObject({ letters: 2, oldestLetter: before(90), lettersSent: 1 });
  });

  test('payments: without a known end however old they are, and those that ended within the hour', async () => {
    const { db } = database();
    await insertUser(db, 'ana');
    await insertProduct(db, 10);
    await new OrdersInSql(db).add(anOrder('order-1', 1));
    const attempts = new PaymentAttemptsInSql(db);
    const states = [
      ['session', 5],
      ['authorizing', 30],
      ['unknown', 500],
      ['paid', 59],
      ['paid', 61],
      ['refused', 1],
      ['refused', 2],
    ] as const;
    for (const [index, [state, minutes]] of states.entries())
      await attempts.add(anAttempt(`attempt-${index}`, 'order-1', { state, updatedAt: before(minutes) }));
    const { payments, oldestPayment, paid, refused } = await waitingWork(db, now);
    expect({ payments, oldestPayment, paid, refused }).toEqual({
      payments: 2,
      oldestPayment: before(500),
      paid: 1,
      refused: 2,
    });
  });
});
