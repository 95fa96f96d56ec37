import type { Page } from 'playwright/test';
import { demoAccounts, demoPassword } from '#adapters/server/sample-school/demo-accounts.ts';
import { mailTo } from '#test/support/outbox.ts';
import type { RunningSchool } from '#test/support/running-school.ts';
import { expect, test } from './fixtures.ts';
import { arriveAt, newAccount } from './journey.ts';

async function signInOwner(page: Page, school: RunningSchool): Promise<void> {
  await page.goto('/login?redirect=/main/gestion-usuarios');
  await page.waitForURL(`${school.signInOrigin}/login**`);
  await page.getByRole('textbox', { name: 'Correo' }).fill(demoAccounts.owner.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.waitForURL(`${school.origin}/main/gestion-usuarios`);
}

async function press(page: Page, name: string, what: string): Promise<void> {
  await page.getByRole('button', { name: `Acciones para ${name}` }).click();
  await page.getByRole('button', { name: what }).filter({ visible: true }).click();
}

test('a seat: invited, accepted by somebody new, taken away, given back, and free again', async ({
  page,
  browser,
  school,
  problems,
}) => {
  const guest = newAccount();
  await page.goto('/main/gestion-usuarios');
  await page.waitForURL(`${school.signInOrigin}/login**`);
  await signInOwner(page, school);
  await arriveAt(page, 'Gestionar usuarios');

  await page.getByRole('button', { name: 'Invitar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invitar al Plan Pro Empresa' });
  await dialog.getByRole('textbox', { name: 'Correos' }).fill(`${guest.email}\nno es un correo`);
  await dialog.getByRole('button', { name: 'Invitar a 2 personas' }).click();
  await expect(dialog.getByText('Enviamos 1 invitación de 2.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click();

  const letter = await mailTo(school.dataDir, guest.email, 'te invita a su Plan Pro Empresa');
  const context = await browser.newContext({ baseURL: school.origin });
  problems.watch(context);
  const theirs = await context.newPage();
  await theirs.goto(letter.links.find((link) => link.includes('registro-invitado')) ?? '');
  await arriveAt(theirs, /te invita a su Plan Pro Empresa/);
  await theirs.getByRole('textbox', { name: 'Nombres' }).fill(guest.givenNames);
  await theirs.getByRole('textbox', { name: 'Apellido paterno' }).fill(guest.surname);
  await theirs.getByLabel('Contraseña', { exact: true }).fill(guest.password);
  await theirs.getByRole('checkbox', { name: /términos y condiciones/ }).check();
  await theirs.getByRole('button', { name: 'Crear mi cuenta y aceptar' }).click();
  await expect(theirs.getByRole('heading', { name: 'Ya usas el Plan Pro Empresa' })).toBeVisible();
  await theirs.goto('/main/plan');
  await arriveAt(theirs, 'Mi plan');
  await expect(theirs.getByText('Como invitado')).toBeVisible();

  const name = `${guest.givenNames} ${guest.surname}`;
  await page.reload();
  await press(page, name, 'Quitar el acceso');
  await expect(page.getByText(`${name} ya no tiene acceso.`)).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByText('Tu acceso está en pausa')).toBeVisible();
  // Role 1 without a plan: user management leads to the student's area.
  await theirs.goto('/main/gestion-usuarios');
  await theirs.waitForURL(`${school.origin}/main`);
  await press(page, name, 'Devolver el acceso');
  await expect(page.getByText(`${name} tiene acceso otra vez.`)).toBeVisible();

  await press(page, name, 'Retirar del plan');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar', exact: true }).click();
  await expect(page.getByText(`Retiramos a ${name}. Su cupo quedó libre.`)).toBeVisible();
  await theirs.goto('/main/plan');
  await expect(theirs.getByRole('heading', { name: 'Todavía no tienes un plan' })).toBeVisible();
  await context.close();
});
