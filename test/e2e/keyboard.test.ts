import { expect, test } from './support/fixtures.ts';
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
  refusedCard,
  register,
  takeToCart,
  watchEveryClass,
} from './support/journey.ts';
import { keyboard, reach } from './support/keyboard.ts';

test('the whole way is walked by keyboard alone, from the search to a certificate that a stranger validates', async ({
  page,
  school,
}) => {
  test.setTimeout(420_000);
  const account = newAccount();
  const hands = keyboard(page);
  const link = (name: string | RegExp) => page.getByRole('link', { name }).filter({ visible: true }).first();
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Partes del contenido' }).getByRole('link', { name });

  await page.goto('/');
  await arriveAt(page, /Aprende/);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Ir al contenido');
  await findCourse(page, hands);
  await takeToCart(page, hands);
  await hands.press(link('Continuar con la compra'));

  await register(page, school, account, hands);
  await openAccount(page, school, account, hands, '**/pagos**');

  await giveBillingData(page, account, hands);
  await payWith(page, refusedCard, hands);
  await page.waitForURL('**/pago-visa/**');
  await arriveAt(page, 'El pago no se completó');
  const again = { name: /otra|intentar|pagar/i };
  await hands.press(page.getByRole('link', again).or(page.getByRole('button', again)).first());
  await payWith(page, approvedCard, hands);
  await arriveAt(page, 'Listo, ya es tuyo');
  await hands.press(link('Empezar ahora'));

  await arriveAt(page, course.title);
  await hands.press(link(/Empezar|Continuar/));
  await watchEveryClass(page, hands);
  await hands.press(link(/Ver tu certificado/));
  await arriveAt(page, course.title);
  await expect(page.getByText('Certificado de participación').first()).toBeVisible();

  await hands.press(tab('Exámenes'));
  await arriveAt(page, course.title);
  const exams = [...course.modules.map(({ exam }) => exam), course.exam].flatMap((exam) => exam ?? []);
  for (const exam of exams) {
    await passExam(page, exam, hands);
    await hands.press(link('Ver los exámenes'));
    await arriveAt(page, course.title);
  }
  await expect(page.getByText('Todos aprobados')).toBeVisible();

  await hands.press(tab('Certificado'));
  await expect(page.getByText('Certificado de aprobación').first()).toBeVisible();
  const code = await codeShown(page);
  const download = page.waitForEvent('download');
  await hands.press(link(/Descargar/));
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  await page.goto('/');
  await hands.press(link('Validar certificado'));
  await arriveAt(page, /certificado/i);
  await hands.type(page.getByLabel(/código/i), code.toLowerCase().replaceAll('-', ' '));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${account.givenNames} ${account.surname}`).first()).toBeVisible();
  await expect(page.getByText(course.title).first()).toBeVisible();
});

test('the hands of this test notice what a keyboard cannot reach, and a focus that cannot be seen', async ({
  page,
}) => {
  await page.setContent('<button style="outline: none">uno</button><span role="button">dos</span>');
  await expect(reach(page, page.getByText('dos'), 9)).rejects.toThrow('cannot be reached by keyboard');
  await expect(reach(page, page.getByText('uno'))).rejects.toThrow('the focus on');
});
