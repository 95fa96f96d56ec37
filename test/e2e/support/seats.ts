import type { Page } from 'playwright/test';
import { mailTo } from '#test/support/shared/outbox.ts';
import type { RunningSchool } from '#test/support/school/running-school.ts';
import { expect } from './fixtures.ts';
import { arriveAt, newAccount } from './journey.ts';

/** Where the owner of a plan manages its people. */
export const seatsPath = '/main/gestion-usuarios';

/**
 * A seat of a Plan Pro Empresa from its invitation to the day it is free again: accepted by somebody new, taken away, given
 * back, and freed.
 *
 * @param page at the management of the owner's plan.
 * @param theirs a page of the invited person's own browser, where nobody is signed in.
 */
export async function lendSeat(page: Page, theirs: Page, school: RunningSchool): Promise<void> {
  const guest = newAccount();
  await arriveAt(page, 'Gestionar usuarios');
  await page.getByRole('button', { name: 'Invitar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invitar al Plan Pro Empresa' });
  await dialog.getByRole('textbox', { name: 'Correos' }).fill(`${guest.email}\nno es un correo`);
  await dialog.getByRole('button', { name: 'Invitar a 2 personas' }).click();
  await expect(dialog.getByText('Enviamos 1 invitación de 2.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click();

  const letter = await mailTo(school.dataDir, guest.email, 'te invita a su Plan Pro Empresa');
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
  await theirs.goto(seatsPath);
  await theirs.waitForURL(`${school.origin}/main`);
  await press(page, name, 'Devolver el acceso');
  await expect(page.getByText(`${name} tiene acceso otra vez.`)).toBeVisible();

  await press(page, name, 'Retirar del plan');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar', exact: true }).click();
  await expect(page.getByText(`Retiramos a ${name}. Su cupo quedó libre.`)).toBeVisible();
  await theirs.goto('/main/plan');
  await expect(theirs.getByRole('heading', { name: 'No tienes un plan' })).toBeVisible();
}

async function press(page: Page, name: string, what: string): Promise<void> {
  await page.getByRole('button', { name: `Acciones para ${name}` }).click();
  // By key: a click scrolls the page for what hangs at its button, and then presses where that was.
  await page.getByRole('button', { name: what }).filter({ visible: true }).press('Enter');
}
