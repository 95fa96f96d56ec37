import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { openAccountMenu, signInAt } from './support/sign-in.ts';

/** The header of a desk, as its window is made narrower. */

const parts = (page: Page) => ({
  hamburger: page.getByRole('button', { name: 'Abrir el menú' }),
  links: page.getByRole('navigation', { name: 'Principal' }),
  magnifier: page.getByRole('button', { name: 'Buscar', exact: true }),
  search: page.getByPlaceholder('¿Qué quieres aprender?').first(),
});

test('LAY-4: the header changes at 575.98, 992 and 999 px', async ({ page }) => {
  await page.goto('/cursos');
  const { hamburger, links, magnifier, search } = parts(page);
  const enterWords = page.locator('header').getByRole('link', { name: 'Ingresar' }).filter({ hasText: 'Ingresar' });
  const at = (width: number) => page.setViewportSize({ width, height: 800 });
  await at(999);
  await expect(links).toBeVisible();
  await expect(hamburger).toBeHidden();
  await at(998);
  await expect(links).toBeHidden();
  await expect(hamburger).toBeVisible();
  await at(992);
  await expect(search).toBeVisible();
  await expect(magnifier).toBeHidden();
  await at(991);
  await expect(search).toBeHidden();
  await magnifier.click();
  await expect(page.getByPlaceholder('¿Qué quieres aprender?').last()).toBeFocused();
  await at(576);
  await expect(enterWords).toBeVisible();
  await at(575);
  await expect(enterWords).toBeHidden();
});

test('LAY-8, ADS-3: a visited seller stays in the header, counting down, and tells more when asked', async ({
  page,
}) => {
  await page.goto('/comunidad-tesis-viva');
  const name = page.getByRole('button', { name: 'Comunidad Tesis Viva de Invest…' });
  await expect(name).toBeVisible();
  await page.goto('/cursos');
  await expect(name).toBeVisible();
  const timer = page.locator('header').getByRole('timer');
  const first = await timer.textContent();
  await expect(timer).not.toHaveText(first ?? '');
  await name.click();
  const dialog = page.getByRole('dialog', { name: 'Comunidad Tesis Viva de Investigación Jurídica' });
  await expect(dialog.getByText(/^TESISVIVA/)).toBeVisible();
  await expectAccessible(page);
});

test('LAY-7: on a low screen, below an advertisement, the account’s menu ends on the screen and scrolls', async ({
  page,
  school,
}) => {
  await signInAt(page, school, '/sesiones', { email: 'empresa@escuela.example' });
  await page.setViewportSize({ width: 390, height: 380 });
  await page.goto('/cursos');
  await expect(page.getByRole('button', { name: 'Cerrar', exact: true })).toBeVisible();
  const box = await (await openAccountMenu(page)).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(380);
  const last = page.getByRole('button', { name: 'Cerrar sesión' });
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});
