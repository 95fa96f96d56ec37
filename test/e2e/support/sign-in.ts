import type { Locator, Page } from 'playwright/test';
import { demoPassword } from '#adapters/server/sample-school/demo-accounts.ts';
import type { RunningSchool } from '#test/support/school/running-school.ts';

/** Who signs in; without a password of their own, somebody of the sample school. */
export interface Someone {
  readonly email: string;
  readonly password?: string;
}

/** Asks for a page of the school as a stranger, signs in where that leads, and is back at the page. */
export async function signInAt(page: Page, school: RunningSchool, path: string, who: Someone): Promise<void> {
  await page.goto(`${school.origin}${path}`);
  await enterAs(page, school, who);
  await page.waitForURL(`${school.origin}${path}`);
}

/** Gives address and password where the way leads to the sign-in app, and presses 'Ingresar'. */
export async function enterAs(page: Page, school: RunningSchool, who: Someone): Promise<void> {
  await page.waitForURL(`${school.signInOrigin}/login**`);
  await page.getByRole('textbox', { name: 'Correo' }).fill(who.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(who.password ?? demoPassword);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

/** Opens the account's menu, and gives it once it has unfolded. */
export async function openAccountMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Tu cuenta/ }).click();
  const menu = page.locator('[popover]:popover-open');
  // Pressed while it still unfolds, the tool scrolls the page for it, and the menu goes along with its button.
  await menu.evaluate((each) => Promise.all(each.getAnimations().map(({ finished }) => finished)));
  return menu;
}

/** Opens the account's menu and presses what ends the session. */
export async function pressSignOut(page: Page): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
}
