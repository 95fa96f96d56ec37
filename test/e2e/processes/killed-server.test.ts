import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';
import { derechoLaboral } from '#adapters/server/sample-school/courses/derecho-laboral.ts';
import { openSqlite } from '#adapters/server/sql/shared/connection.ts';
import type { RunningSchool } from '#test/support/school/running-school.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  answerShown,
  approvedCard,
  arriveAt,
  arriveWithAccount,
  course,
  coursePath,
  giveBillingData,
  payWith,
  pointer,
  takeToCart,
  type NewAccount,
} from '../support/journey.ts';
import { signInAt } from '../support/sign-in.ts';

/** The gateway falls silent on it, and says later that it was approved. */
const silentCard = '5200 8282 8282 8210';

/** What a browser says of a server that is gone. */
const connectionLost =
  /ERR_FAILED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET|Failed to fetch/;

/** A new account on the gateway's page, about to pay for the course. */
async function aboutToPay(page: Page, school: RunningSchool): Promise<NewAccount> {
  const account = await arriveWithAccount(page, school, coursePath);
  await takeToCart(page, pointer);
  await page.getByRole('link', { name: 'Continuar con la compra' }).click();
  await giveBillingData(page, account, pointer);
  return account;
}

/** What the school and its gateway have written down of an account's purchases. */
async function booksOf({ dataDir }: RunningSchool, { email }: NewAccount) {
  const { db, close } = openSqlite(join(dataDir, 'escuela.db'));
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const orders = await db.selectFrom('orders').select(['id', 'status']).where('user_id', '=', id).execute();
  const payments = await db
    .selectFrom('payment_attempts')
    .innerJoin('simulated_payments', 'simulated_payments.purchase_number', 'payment_attempts.purchase_number')
    .select(['payment_attempts.status', 'simulated_payments.action_code'])
    .where('order_id', 'in', ['', ...orders.map((order) => order.id)])
    .execute();
  const grants = await db.selectFrom('grants').select('product_id').where('user_id', '=', id).execute();
  const inCart = await db
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
    .select('product_id')
    .where('user_id', '=', id)
    .execute();
  // Written or waiting: a letter whose sending was cut short is sent once its taker's time is over.
  const letters = await db
    .selectFrom('outbox_mails')
    .select('id')
    .where('recipient', 'like', `%${email}%`)
    .where('subject', 'like', 'Ya es tuyo%')
    .execute();
  await close();
  return { orders, payments, granted: grants.length, inCart: inCart.length, letters: letters.length };
}

const boughtOnce = {
  // Paid; finished once its receipt is written, which happens by itself soon after.
  orders: [{ status: expect.stringMatching(/^(?:confirmed|finished)$/) }],
  payments: [{ status: 'paid', action_code: '000' }],
  granted: 1,
  inCart: 0,
  letters: 1,
};

test('a server killed between the payment and the page has sold once, and says so when it is back', async ({
  page,
  school,
  problems,
}) => {
  problems.expected(connectionLost);
  const account = await aboutToPay(page, school);
  // The school has charged and answered; neither it nor its answer is there when the browser asks for the page.
  await page.route('**/api/v1/payment-returns/**', async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    await school.kill();
    await route.abort();
  });
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/payment-returns/'));
  await payWith(page, approvedCard, pointer);
  await lost;
  await page.unroute('**/api/v1/payment-returns/**');

  await school.restart();
  await page.goto('/pago-visa');
  await arriveAt(page, 'Listo, ya es tuyo');
  await page.reload();
  await arriveAt(page, 'Listo, ya es tuyo');
  await page.goto('/main/mis-contenidos');
  await expect(page.getByRole('link', { name: new RegExp(course.title) }).first()).toBeVisible();
  await expect.poll(() => booksOf(school, account)).toMatchObject(boughtOnce);
});

test('a return that is posted again, to a server that was killed meanwhile, charges nothing more', async ({
  page,
  school,
  problems,
}) => {
  problems.expected(connectionLost);
  const account = await aboutToPay(page, school);
  // The first answer is lost with the server; the browser sends the form again, as it does when a buyer presses reload.
  await page.route('**/api/v1/payment-returns/**', async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await school.kill();
    await school.restart();
    await route.continue();
  });
  await payWith(page, approvedCard, pointer);
  // The way back lasts as long as the server needs to stand again.
  await page.waitForURL('**/pago-visa/**');
  await arriveAt(page, 'Listo, ya es tuyo');
  await expect.poll(() => booksOf(school, account)).toMatchObject(boughtOnce);
});

test('a payment in silence when the server was killed is asked about, and ends as the gateway says', async ({
  page,
  school,
  problems,
}) => {
  problems.expected(connectionLost);
  const account = await aboutToPay(page, school);
  await payWith(page, silentCard, pointer);
  await page.waitForURL('**/validando**');
  await expect(page.getByRole('alertdialog', { name: 'Confirmación de pago' })).toBeVisible();
  await school.kill();
  await school.restart();
  // The page went on asking all the while.
  await arriveAt(page, 'Listo, ya es tuyo');
  await expect.poll(() => booksOf(school, account)).toMatchObject(boughtOnce);
});

test('a server killed during an exam has every answer that the screen said was saved, and the attempt goes on', async ({
  page,
  school,
  problems,
}) => {
  problems.expected(connectionLost);
  const exam = derechoLaboral.exam;
  if (exam === undefined) throw new Error('The sample course has a general exam.');
  const path = `/main/contenido/${derechoLaboral.slug}/examenes/start`;
  const isSaved = () => expect(page.getByText('Respuestas guardadas')).toBeVisible();
  const answered = page
    .getByRole('navigation', { name: 'Mapa de preguntas' })
    .getByRole('button', { name: /, respondida$/ });
  await signInAt(page, school, path, demoAccounts.student);
  await page.getByRole('button', { name: 'Empezar el examen' }).click();
  for (const count of [1, 2]) {
    await expect(page.getByText(`Pregunta ${count} de ${exam.draws ?? exam.questions.length}`)).toBeVisible();
    await answerShown(page, exam.questions, pointer);
    await isSaved();
    if (count === 1) await page.getByRole('button', { name: 'Siguiente', exact: true }).click();
  }
  await school.kill();
  await school.restart();
  // What the tab remembers by itself is no proof: only the school knows it now.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(answered).toHaveCount(2);

  // An answer given to a dead server is not called saved; it is once the server is back.
  await page.getByRole('button', { name: 'Pregunta 3, sin responder' }).click();
  await school.kill();
  await answerShown(page, exam.questions, pointer);
  await expect(page.getByText('Sin conexión: se guardarán al volver')).toBeVisible();
  await school.restart();
  await isSaved();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(answered).toHaveCount(3);

  await page.getByRole('button', { name: 'Entregar el examen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entregar' }).click();
  await page.waitForURL('**/examenes/resultado**');
  const { db, close } = openSqlite(join(school.dataDir, 'escuela.db'));
  const attempts = await db
    .selectFrom('exam_attempts')
    .innerJoin('exams', 'exams.id', 'exam_attempts.exam_id')
    .select(['exam_attempts.status', 'exam_attempts.answers', 'exam_attempts.closed_by'])
    .where('exams.title', '=', exam.title)
    .execute();
  await close();
  expect(attempts).toMatchObject([{ status: 'closed', closed_by: 'submitted' }]);
  expect(Object.keys(JSON.parse(attempts[0]?.answers ?? '{}') as object)).toHaveLength(3);
});
