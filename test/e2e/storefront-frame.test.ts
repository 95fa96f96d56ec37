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

test('ADS-1: a line of the page: at most 56 px, on its grid, read as text, quieter than any heading', async ({
  page,
}) => {
  await page.goto('/cursos');
  const banner = page.getByRole('complementary', { name: 'Publicidad' });
  const link = banner.getByRole('link').filter({ visible: true });
  for (const width of [320, 390, 481, 768, 991, 992, 1366, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(link, `at ${width}`).toHaveCount(1);
    const words = link.locator('span');
    await expect(words, `at ${width}`).toBeVisible();
    await expect(words).toHaveText(/\S/);
    const measured = await words.evaluate((text) => {
      const box = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
      const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
      return {
        height: box(text.closest('aside')).height,
        left: box(text.closest('a')).left - box(document.querySelector('h1')).left,
        // By more than the tails of its letters.
        isCut: text.scrollHeight > text.clientHeight + 8,
        larger: [...document.querySelectorAll('h1, h2, h3')].filter((each) => size(each) <= size(text)).length,
      };
    });
    expect(measured, `at ${width}`).toEqual({ height: 56, left: 0, isCut: false, larger: 0 });
  }
});

test('ADS-1: closed, it stays closed for a day, also on the server’s page; elsewhere there is none', async ({
  page,
  school,
  problems,
}) => {
  problems.expected(/404/);
  const banner = page.getByRole('complementary', { name: 'Publicidad' });
  for (const path of [
    '/carrito',
    '/terminos-condiciones',
    '/cursos/nada',
    '/nada/de/nada',
    '/reset-password',
    '/ayuda',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/\S/);
    await expect(page.locator('aside[aria-label="Publicidad"]'), path).toHaveCount(0);
  }
  await page.goto('/cursos/derecho-laboral-para-empresas');
  await expect(banner.getByRole('link').filter({ visible: true })).not.toHaveAttribute('href', /derecho-laboral/);
  await banner.getByRole('button', { name: 'Cerrar' }).click();
  await expect(banner).toHaveCount(0);
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name.includes('anuncio'));
  const hours = ((cookie?.expires ?? 0) - Date.now() / 1000) / 3600;
  expect(Math.round(hours)).toBe(24);
  const closed = await page.request.get(`${school.origin}/cursos`);
  expect(await closed.text()).not.toContain('Publicidad');
  await page.context().clearCookies();
  expect(await (await page.request.get(`${school.origin}/cursos`)).text()).toContain('Publicidad');
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

test('a list on a phone begins with products; filters are behind ‘Filtrar’, what is chosen stands as chips', async ({
  page,
}, { project }) => {
  await page.goto('/cursos');
  const filter = page.getByRole('button', { name: 'Filtrar' });
  const price = page.getByRole('combobox', { name: 'Precio' });
  if (project.name !== 'phone') {
    await expect(filter).toBeHidden();
    await expect(price).toBeVisible();
    return;
  }
  await expect(price).toBeHidden();
  const first = await page.getByRole('main').locator('article').first().boundingBox();
  expect(first?.y).toBeLessThan(520);
  await filter.press('Enter');
  // They cover what opened them.
  await expect(page.getByRole('link', { name: 'Todo', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(filter).toBeFocused();
  await filter.click();
  await price.selectOption({ label: 'Gratis (1)' });
  await expect(page).toHaveURL(/precio=gratis/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ver los resultados' }).click();
  await expect(price).toBeHidden();
  await expect(page.getByRole('main').locator('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Quitar Gratis' }).click();
  await expect(page).toHaveURL(/\/cursos$/);
  await expect(page.getByRole('link', { name: /^Quitar/ })).toHaveCount(0);
  await expect(filter).toBeFocused();
});
