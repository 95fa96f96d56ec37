import type { Locator, Page } from 'playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { openAccountMenu, signInAt } from './support/sign-in.ts';

/** The header of a desk, as its window is made narrower. */

const parts = (page: Page) => ({
  hamburger: page.getByRole('button', { name: 'Abrir el menú' }),
  links: page.getByRole('navigation', { name: 'Principal' }),
  magnifier: page.getByRole('button', { name: 'Buscar', exact: true }),
  search: page.getByPlaceholder('¿Qué quieres aprender?'),
});

test('LAY-4: the header changes at 575.98, 768 and 999 px', async ({ page }) => {
  await page.goto('/cursos');
  const { hamburger, links, search } = parts(page);
  const enterWords = page.locator('header').getByRole('link', { name: 'Ingresar' }).filter({ hasText: 'Ingresar' });
  const at = (width: number) => page.setViewportSize({ width, height: 800 });
  const isBelowLogo = async () => {
    const logo = await page.locator('header').getByRole('link', { name: 'Escuela, inicio' }).boundingBox();
    return ((await search.boundingBox())?.y ?? 0) >= (logo?.y ?? 0) + (logo?.height ?? 0);
  };
  await at(999);
  await expect(links).toBeVisible();
  await expect(hamburger).toBeHidden();
  await at(998);
  await expect(links).toBeHidden();
  await expect(hamburger).toBeVisible();
  await at(768);
  await expect(search).toBeInViewport({ ratio: 1 });
  expect(await isBelowLogo()).toBe(false);
  await at(767);
  await expect(search).toBeInViewport({ ratio: 1 });
  expect(await isBelowLogo()).toBe(true);
  await at(576);
  await expect(enterWords).toBeVisible();
  await at(575);
  await expect(enterWords).toBeHidden();
});

test('whatever its width, nothing of the header reaches beyond the window, signed in or not', async ({
  page,
  school,
}) => {
  const reach = () =>
    page
      .getByRole('banner')
      .locator('a, button, input')
      .filter({ visible: true })
      .evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().right)));
  const visit = async () => {
    for (const width of [320, 480, 576, 768, 999, 1200, 1300]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(reach, { message: `at ${width} px` }).toBeLessThanOrEqual(width);
    }
  };
  await page.goto('/cursos');
  await expect(
    parts(page)
      .hamburger.or(page.getByRole('link', { name: 'Crear cuenta' }))
      .first(),
  ).toBeVisible();
  await visit();
  await signInAt(page, school, '/sesiones', { email: 'empresa@escuela.example' });
  await page.goto('/cursos');
  await expect(page.getByRole('button', { name: /^Tu cuenta/ })).toBeVisible();
  await visit();
});

test('on a phone the search stands in sight; scrolled away, it is one press away in a bar that is no higher', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/cursos');
  const { magnifier, search } = parts(page);
  const header = page.getByRole('banner');
  const bar = header.locator('> div').first();
  const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
  await expect(search).toBeInViewport({ ratio: 1 });
  await expect(magnifier).toBeHidden();
  const room = await heightOf(header);
  await expect(async () => {
    await page.mouse.wheel(0, 40);
    await page.evaluate(() => scrollTo(0, 900));
    await expect(bar).toHaveCSS('position', 'fixed', { timeout: 500 });
  }).toPass();
  // What is below it has not moved.
  expect(await heightOf(header)).toBe(room);
  await expect.poll(() => heightOf(bar)).toBeLessThanOrEqual(60);
  await magnifier.click();
  await expect(search).toBeFocused();
  await expect.poll(() => heightOf(bar)).toBe(room);
  await page.keyboard.type('igv');
  await page.getByRole('option', { name: /IGV paso a paso/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('IGV paso a paso');
  await expect(search).toBeInViewport({ ratio: 1 });
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
