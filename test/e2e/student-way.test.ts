import type { Browser, Page } from 'playwright/test';
import type { RunningSchool } from '#test/support/running-school.ts';
import { expect, type Problems, test } from './fixtures.ts';
import {
  approvedCard,
  arriveAt,
  comeBack,
  confirmEmail,
  course,
  giveBillingData,
  type NewAccount,
  newAccount,
  passExam,
  payWith,
  pointer,
  register,
  watchEveryClass,
} from './journey.ts';
import { beginReading, book, bookIndex, writeOnBoth } from './notes.ts';
import { lendSeat, seatsPath } from './seats.ts';
import { signInAt } from './sign-in.ts';

const content = `/main/contenido/${course.slug}`;

test('one student buys, studies a whole course and its exams, reads with notes on two devices, and lends a seat of a plan', async ({
  page,
  school,
  browser,
  problems,
}) => {
  test.setTimeout(420_000);
  problems.expected(/409/);
  const account = newAccount();
  await buy(page, school, account);
  await studyAndPass(page);

  const second = await anotherBrowser(browser, school, problems);
  await page.goto(bookIndex);
  await beginReading(page);
  await signInAt(second, school, bookIndex, account);
  await beginReading(second);
  await writeOnBoth(page, second);
  await second.context().close();

  const guests = await anotherBrowser(browser, school, problems);
  await page.goto(seatsPath);
  await lendSeat(page, guests, school);
  await guests.context().close();
});

async function anotherBrowser(browser: Browser, school: RunningSchool, problems: Problems): Promise<Page> {
  const context = await browser.newContext({ baseURL: school.origin, locale: 'es-PE' });
  problems.watch(context);
  return context.newPage();
}

/** The course, the book and a plan in one cart and one payment, by somebody new. */
async function buy(page: Page, school: RunningSchool, account: NewAccount): Promise<void> {
  for (const address of [`/set-product/${course.slug}`, `/set-product/${book}`, '/set-plan/plan-pro-empresa']) {
    await page.goto(address);
    await page.waitForURL('**/carrito');
  }
  for (const title of [course.title, 'Manual del IGV para no contadores', 'Plan Pro Empresa'])
    await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Continuar con la compra' }).click();
  await register(page, school, account, pointer);
  await confirmEmail(page, school, account);
  await comeBack(page, pointer);
  await giveBillingData(page, account, pointer);
  await payWith(page, approvedCard, pointer);
  await arriveAt(page, 'Listo, ya es tuyo');
}

/** Every class, every exam, and the certificate that says so. */
async function studyAndPass(page: Page): Promise<void> {
  await page.goto(content);
  await page
    .getByRole('link', { name: /Empezar|Continuar/ })
    .first()
    .click();
  await watchEveryClass(page, pointer);
  await page.goto(`${content}/examenes`);
  for (const exam of [...course.modules.map((module) => module.exam), course.exam].flatMap((each) => each ?? [])) {
    await passExam(page, exam.title, exam.questions, pointer);
    await page.getByRole('link', { name: 'Ver los exámenes' }).click();
    await arriveAt(page, course.title);
  }
  await page.goto(`${content}/certificado`);
  await expect(page.getByText('Certificado de aprobación').first()).toBeVisible();
}
