import type { Page } from 'playwright/test';
import { mailTo } from '#test/support/shared/outbox.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import {
  arriveAt,
  arriveWithAccount,
  haveAccount,
  newAccount,
  openAccount,
  openingLink,
  pointer,
  register,
} from './support/journey.ts';
import { enterAs, pressSignOut } from './support/sign-in.ts';

const password = (page: Page) => page.getByLabel('Contraseña', { exact: true });

/** Begins at a page of the school as a visitor who follows the header's invitation. */
async function enter(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Ingresar' }).filter({ visible: true }).first().click();
}

const signedIn = (page: Page) => page.getByRole('button', { name: /^Tu cuenta/ });

async function signOut(page: Page): Promise<void> {
  await pressSignOut(page);
  await expect(signedIn(page)).toBeHidden();
}

test('a new visitor registers and is back on the page that was left, in every tab, until signing out', async ({
  page,
  school,
  context,
}) => {
  const account = newAccount();
  await page.goto('/cursos');
  await enter(page);
  await register(page, school, account, pointer);
  await openAccount(page, school, account, pointer, `${school.origin}/cursos`);
  await expect(signedIn(page)).toBeVisible();
  await expect(page.getByText('NO ESTÁ VERIFICADO')).toBeHidden();
  await expectAccessible(page);

  // Nothing of the session can be read from what lies on the disk, and no script reads the refresh token.
  const stored = await page.evaluate(() => Object.values({ ...localStorage }).join());
  expect(stored).not.toContain(account.email);
  // What lies there encrypted may by chance hold the letters that a token begins with; its three parts it may not.
  expect(stored).not.toMatch(/eyJ[\w-]+\.[\w-]+\.[\w-]+/);
  expect(await page.evaluate(() => document.cookie)).not.toContain('refresh');

  const second = await context.newPage();
  await second.goto('/seminarios');
  await expect(signedIn(second)).toBeVisible();
  await page.reload();
  await expect(signedIn(page)).toBeVisible();

  await signOut(second);
  await expect(signedIn(page)).toBeHidden();
  await enter(page);
  // The sign-in app was signed out with the school: it asks for the password again.
  await expect(password(page)).toBeVisible();
  await page.goBack();
  await page.waitForURL(`${school.origin}/cursos`);
});

test('a mailbox is told of its account by letter alone; the link opens it once, and the tab that waited goes on', async ({
  page,
  school,
  context,
  problems,
}) => {
  problems.expected(/answer 403: POST .*\/api\/v1\/sessions/);
  problems.expected(/answer 409: POST .*\/api\/v1\/account-opening-checks/);
  const account = newAccount();
  await page.goto('/seminarios');
  await enter(page);
  await register(page, school, account, pointer);
  const link = await openingLink(school, account);

  const other = await context.newPage();
  await other.goto('/cursos');
  await enter(other);
  await enterAs(other, school, account);
  await expect(other.getByRole('group', { name: /NO ESTÁ VERIFICADO/ })).toContainText('NO ESTÁ VERIFICADO');
  await expectAccessible(other);
  await openAccount(other, school, account, pointer, `${school.origin}/seminarios`);
  await expect(signedIn(other)).toBeVisible();

  await arriveAt(page, 'Tu sesión está iniciada');
  await page.getByRole('button', { name: 'Seguir a la escuela' }).click();
  await page.waitForURL(`${school.origin}/seminarios`);
  await expect(signedIn(page)).toBeVisible();
  await page.goto(link);
  await arriveAt(page, 'Ya tienes una cuenta');

  const stranger = await context.browser()?.newContext();
  const theirs = await stranger?.newPage();
  if (theirs === undefined) throw new Error('The browser is gone');
  await theirs.goto(`${school.origin}/cursos`);
  await enter(theirs);
  await register(theirs, school, { ...account, password: 'la contraseña de otra persona' }, pointer);
  const told = await mailTo(school.dataDir, account.email, 'Ya tienes una cuenta');
  expect(told.links.some((each) => each.includes('confirmar-cuenta'))).toBe(false);
  await stranger?.close();

  await page.goto(`${school.signInOrigin}/login`);
  await page.waitForURL(`${school.origin}/main`);
  await page.goto(`${school.signInOrigin}/dashboard`);
  await arriveAt(page, `Hola, ${account.givenNames}`);
  await page.goto('/sesiones');
  await arriveAt(page, 'Sesiones abiertas');
  await expect(page.getByText('Tu cuenta solo está abierta aquí.')).toBeVisible();
});

test('a forgotten password is chosen anew, and opens what the old one opened', async ({ page, school, problems }) => {
  problems.expected(/answer 400: POST .*\/api\/v1\/sessions/);
  const account = await haveAccount(page, school);
  await page.context().clearCookies();

  await page.goto('/seminarios');
  await enter(page);
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await arriveAt(page, 'Recupera tu contraseña');
  await page.getByRole('main').getByRole('textbox', { name: 'Correo' }).fill(account.email);
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await arriveAt(page, 'Revisa tu correo');
  const letter = await mailTo(school.dataDir, account.email, 'Cambia tu contraseña');
  await page.goto(letter.links[0] ?? '');
  await arriveAt(page, 'Elige una contraseña nueva');
  await page.getByLabel('Contraseña nueva').fill('los cuatro suyos del inca');
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await arriveAt(page, 'Tu contraseña cambió');

  await page.goto('/cursos');
  await enter(page);
  await enterAs(page, school, account);
  await expect(page.getByRole('group', { name: 'No pudimos abrir tu sesión' })).toContainText(
    'El correo o la contraseña no son correctos.',
  );
  await expect(password(page)).toHaveValue(account.password);
  await password(page).fill('los cuatro suyos del inca');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.waitForURL(`${school.origin}/cursos`);
  await expect(signedIn(page)).toBeVisible();
});

test('a session closed on another device ends here, and leads back to where one was', async ({
  page,
  school,
  browser,
  problems,
}) => {
  problems.expected(/answer 401/);
  problems.expected(/profile could not be read/);
  const account = await arriveWithAccount(page, school, '/cursos');
  await expect(signedIn(page)).toBeVisible();

  const other = await browser.newContext({ baseURL: school.origin, userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1' });
  const phone = await other.newPage();
  await phone.goto('/sesiones');
  await enterAs(phone, school, account);
  await phone.waitForURL(`${school.origin}/sesiones`);
  await expect(phone.getByRole('listitem').filter({ hasText: 'Abierta el' })).toHaveCount(2);
  await phone.getByRole('button', { name: 'Cerrar todas las demás' }).click();
  await expect(phone.getByText('Tu cuenta solo está abierta aquí.')).toBeVisible();
  await other.close();

  await page.goto('/sesiones');
  await page.waitForURL(`${school.signInOrigin}/login**`);
  await expect(page.getByText('Tu sesión venció.')).toBeVisible();
  await enterAs(page, school, account);
  await page.waitForURL(`${school.origin}/sesiones`);
});

test('two tabs whose token is old renew the session, and both stay signed in', async ({ page, school, context }) => {
  await arriveWithAccount(page, school, '/cursos');
  await expect(signedIn(page)).toBeVisible();

  const renewals: number[] = [];
  context.on('response', (answer) => {
    if (answer.url().endsWith('/api/check')) renewals.push(answer.status());
  });
  const second = await context.newPage();
  await context.clock.setSystemTime(Date.now() + 20 * 60 * 1000);
  await Promise.all([page.goto('/sesiones'), second.goto('/sesiones')]);
  for (const tab of [page, second]) {
    await expect(tab.getByRole('heading', { name: 'Sesiones abiertas' })).toBeVisible();
    await expect(signedIn(tab)).toBeVisible();
  }
  // Only this browser's clock is ahead: the token just renewed looks old to it as well, so each tab may renew. That one renewal
  // serves both is shown where the clock is the test's (session-keeper's own tests).
  expect(renewals.length).toBeGreaterThanOrEqual(1);
  expect(renewals.length).toBeLessThanOrEqual(2);
  expect(new Set(renewals)).toEqual(new Set([200]));
});
