import { createHash, randomBytes } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { demoPassword } from '#adapters/server/sample-school/demo-accounts.ts';
import type { RunningSchool } from '#test/support/school/running-school.ts';

/** Who signs in; without a password of their own, somebody of the sample school. */
export interface Someone {
  readonly email: string;
  readonly password?: string;
}

/** Asks for a page of the school as a stranger, signs in where that leads, and is back at the page. */
export async function enterAt(page: Page, school: RunningSchool, path: string, who: Someone): Promise<void> {
  await page.goto(`${school.origin}${path}`);
  await enterAs(page, school, who);
  await page.waitForURL(`${school.origin}${path}`);
}

/** Opens a page of the school as somebody who is signed in, for journeys that begin after that. */
export async function signInAt(page: Page, school: RunningSchool, path: string, who: Someone): Promise<void> {
  const { email, password = demoPassword } = who;
  const token = await tokenFrom(page, `${school.signInOrigin}/api/v1/sessions`, { email, password });
  await goOnSignedIn(page, school, path, token);
}

/**
 * Hands the sign-in app's session over to the school and opens a page of it, by the calls that both apps make.
 * @param token of the session, whose cookie this browser has.
 */
export async function goOnSignedIn(page: Page, school: RunningSchool, path: string, token: string): Promise<void> {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const handOver = await page.request.post(`${school.signInOrigin}/api/v1/sign-in-codes`, {
    data: { redirect: `${school.origin}/`, callbackPage: 'set-session', challenge },
    headers: { authorization: `Bearer ${token}` },
  });
  const { location } = (await handOver.json()) as { location: string };
  const code = new URL(location).pathname.split('/').at(-1);
  await tokenFrom(page, `${school.origin}/api/v1/sign-in-code-exchanges`, { code, verifier });
  for (const origin of [school.signInOrigin, school.origin]) {
    await page.goto(`${origin}/api/v1/settings`);
    // What a browser that cannot seal keeps: there is a session, and the cookie renews it.
    await page.evaluate(() => localStorage.setItem('escuela.sesion', 'abierta'));
  }
  await page.goto(`${school.origin}${path}`);
}

/** The access token of a session that a call opens; its cookie is the browser's from then on. */
export async function tokenFrom(page: Page, address: string, data: object): Promise<string> {
  const answer = await page.request.post(address, { data });
  if (answer.status() !== 201) throw new Error(`${address} answers ${answer.status()}: ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
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
