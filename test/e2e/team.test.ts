import type { Page } from 'playwright/test';
import { demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { arriveAt } from './support/journey.ts';
import { signInAt } from './support/sign-in.ts';

const widths = [390, 768, 1366] as const;

/** Whether nothing of the page is wider than the window. */
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('an owner invites somebody and takes it back; team and log are read at every width', async ({ page, school }) => {
  await signInAt(page, school, '/colaboradores/equipo', demoAccounts.collaborator);
  await arriveAt(page, 'Equipo');
  await page.getByRole('textbox', { name: 'Correo', exact: true }).fill('nadie-todavia@correo.example');
  await page.getByRole('group', { name: 'Qué hará' }).getByRole('checkbox', { name: /^Caja/ }).check();
  await page.getByRole('button', { name: 'Enviar invitación' }).click();
  await expect(page.getByText('Invitaste a nadie-todavia@correo.example: la carta ya salió.')).toBeVisible();
  await page.getByRole('article', { name: 'Nelly Salvatierra Ponce' }).getByRole('button').first().click();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('button', { name: 'Guardar roles' })).toBeVisible();
    expect(await fits(page)).toBe(true);
    await expectAccessible(page);
  }
  await page
    .getByRole('article', { name: 'nadie-todavia@correo.example' })
    .getByRole('button', { name: 'Retirar' })
    .click();
  await expect(page.getByText('Retiraste la invitación a nadie-todavia@correo.example.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Colaboradores' }).getByRole('link', { name: 'Registro' }).click();
  await arriveAt(page, 'Registro');
  await expect(page.getByText('retiró la invitación al equipo')).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await fits(page)).toBe(true);
    await expectAccessible(page);
  }
});

test('each role is led to what is its own, and reads why the rest is not', async ({ page, school }) => {
  await signInAt(page, school, '/colaboradores', demoAccounts.editor);
  await arriveAt(page, 'Pendientes');
  await page.goto('/colaboradores/equipo');
  await arriveAt(page, 'Esta parte no es de tu rol');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Opiniones' }).click();
  await arriveAt(page, 'Opiniones');
  await expect(page.getByRole('navigation', { name: 'Colaboradores' }).getByRole('link')).toHaveText([
    'Pendientes',
    'Opiniones',
    'Consultas',
    'Certificados',
    'Productos',
    'Consultorías',
    'Contenidos',
  ]);
});
