import { expect, expectAccessible, test } from './support/fixtures.ts';

/** Header, banner and pages of products in a real browser, at a desk and on a phone: what styles and scrolling decide. */

test('LAY-2, ADS-1: three seconds on, a scroll fixes the header and hides the banner', async ({ page }) => {
  await page.goto('/cursos');
  const bar = page.locator('header > div').first();
  const banner = page.getByRole('complementary', { name: 'Publicidad' });
  await expect(banner).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 40);
    await page.evaluate(() => scrollTo(0, 900));
    await expect(bar).toHaveCSS('position', 'fixed', { timeout: 500 });
  }).toPass();
  // It slides in.
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
  await expect(page.locator('aside[aria-label="Publicidad"]')).toHaveCSS('visibility', 'hidden');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(bar).not.toHaveCSS('position', 'fixed');
  await banner.getByRole('button', { name: 'Cerrar' }).click();
  await expect(banner).toHaveCount(0);
});

test('LAY-12: a link to a part moves the page there, below the header', async ({ page }, { project }) => {
  await page.goto('/cursos/igv-paso-a-paso');
  const top = () => page.evaluate(() => document.querySelector('#preguntas')?.getBoundingClientRect().top ?? 0);
  await page.getByRole('navigation', { name: 'En esta página' }).getByRole('link', { name: 'Preguntas' }).click();
  await expect.poll(top).toBeLessThan(project.name === 'phone' ? 152 : 92);
  expect(await top()).toBeGreaterThan(project.name === 'phone' ? 148 : 88);
  expect(page.url()).toMatch(/#preguntas$/);
});

test('a free class plays for anyone, with its captions', async ({ page }) => {
  await page.goto('/cursos/igv-paso-a-paso');
  await page.getByRole('button', { name: 'Ver una clase gratis' }).click();
  const video = page.getByRole('dialog').locator('video');
  await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.readyState)).toBeGreaterThan(1);
  await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.textTracks.length)).toBe(1);
});

test('ERROR-1: an address of nothing is a 404 that leads on', async ({ page, problems }) => {
  problems.expected(/404/);
  const answer = await page.goto('/nada/de/nada');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'No encontramos esta página' })).toBeVisible();
  await expectAccessible(page);
});
