import type { Browser, Page } from 'playwright/test';
import type { RunningSchool } from '#test/support/school/running-school.ts';
import { expect, type Problems, test } from './support/fixtures.ts';
import {
  approvedCard,
  arriveAt,
  codeShown,
  course,
  findCourse,
  giveBillingData,
  newAccount,
  openAccount,
  passExam,
  payWith,
  pointer,
  refusedCard,
  register,
  takeToCart,
  watchEveryClass,
} from './support/journey.ts';
import { beginReading, book, bookIndex, writeOnBoth } from './support/notes.ts';
import { lendSeat, seatsPath } from './support/seats.ts';
import { enterAt } from './support/sign-in.ts';

test('a visitor buys, studies a whole course, passes and is certified, reads on two devices and lends a seat of a plan', async ({
  page,
  school,
  browser,
  problems,
}) => {
  test.setTimeout(420_000);
  // The note that both devices changed.
  problems.expected(/409/);
  const account = newAccount();
  const hands = pointer;

  await page.goto('/');
  await arriveAt(page, /Aprende/);
  await findCourse(page, hands);
  await takeToCart(page, hands);
  // Links of the school's letters put the book and the plan into the same cart.
  for (const address of [`/set-product/${book}`, '/set-plan/plan-pro-empresa']) {
    await page.goto(address);
    await page.waitForURL('**/carrito');
  }
  await page.reload();
  await expect(page.getByRole('link', { name: 'Continuar con la compra' })).toBeVisible();
  await hands.press(page.getByRole('link', { name: 'Continuar con la compra' }));

  await register(page, school, account, hands);
  await openAccount(page, school, account, hands, '**/pagos**');

  await giveBillingData(page, account, hands);
  await payWith(page, refusedCard, hands);
  await page.waitForURL('**/pago-visa/**');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hands.press(
    page
      .getByRole('link', { name: /otra|intentar|pagar/i })
      .or(page.getByRole('button', { name: /otra|intentar|pagar/i }))
      .first(),
  );
  await payWith(page, approvedCard, hands);
  await arriveAt(page, 'Listo, ya es tuyo');
  await hands.press(page.getByRole('link', { name: 'Empezar ahora' }));

  await arriveAt(page, course.title);
  await page.goto('/main');
  await arriveAt(page, /^Hola/);
  await page.goto('/main/mis-contenidos');
  await arriveAt(page, 'Mis contenidos');
  await hands.press(page.getByRole('link', { name: new RegExp(course.title) }).first());
  await arriveAt(page, course.title);
  await hands.press(page.getByRole('link', { name: /Empezar|Continuar/ }).first());
  await watchEveryClass(page, hands);

  await page.goto(`/main/contenido/${course.slug}/certificado`);
  await arriveAt(page, course.title);
  await expect(page.getByText('Certificado de participación').first()).toBeVisible();

  await page.goto(`/main/contenido/${course.slug}/examenes`);
  await arriveAt(page, course.title);
  const exams = [...course.modules.map(({ exam }) => exam), course.exam].flatMap((exam) => exam ?? []);
  for (const exam of exams) {
    await passExam(page, exam, hands);
    await hands.press(page.getByRole('link', { name: 'Ver los exámenes' }));
    await arriveAt(page, course.title);
  }
  await expect(page.getByText('Todos aprobados')).toBeVisible();

  await page.goto(`/main/contenido/${course.slug}/certificado`);
  await expect(page.getByText('Certificado de aprobación').first()).toBeVisible();
  const code = await codeShown(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    hands.press(page.getByRole('link', { name: /Descargar/ }).first()),
  ]);
  expect((await download.path()) === null).toBe(false);

  const other = await anotherBrowser(browser, school, problems);
  await other.goto('/verificacion');
  await arriveAt(other, /certificado/i);
  await other.getByLabel(/código/i).fill(code.toLowerCase().replaceAll('-', ' '));
  await other.getByRole('button', { name: /Validar|Verificar/ }).click();
  await expect(other.getByText('Lucía Ramos', { exact: false }).first()).toBeVisible();
  await expect(other.getByText(course.title).first()).toBeVisible();
  await arriveAt(other, /./);
  await other.context().close();

  const second = await anotherBrowser(browser, school, problems);
  await page.goto(bookIndex);
  await beginReading(page);
  await enterAt(second, school, bookIndex, account);
  await beginReading(second);
  await writeOnBoth(page, second);
  await second.context().close();

  const guest = await anotherBrowser(browser, school, problems);
  await page.goto(seatsPath);
  await lendSeat(page, guest, school);
  await guest.context().close();
});

/** A page of somebody else's browser, or of the same person's at a desk. */
async function anotherBrowser(browser: Browser, school: RunningSchool, problems: Problems): Promise<Page> {
  const context = await browser.newContext({ baseURL: school.origin, locale: 'es-PE' });
  problems.watch(context);
  return context.newPage();
}
