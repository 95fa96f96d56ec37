import type { Page } from 'playwright/test';
import { demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { searchIn } from './support/journey.ts';
import { signInAt } from './support/sign-in.ts';

/** What only the width of a window or a real change of page decides. */

/** Counts from now on how often the page asks for the list of all products. */
function loadsOfEverything(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/load-total-productos') count += 1;
  });
  return () => count;
}

test('SEARCH-6: the search loads the list once, from 992 px on a desk and below on a phone', async ({ page }) => {
  const search = searchIn(page);
  for (const width of [992, 991, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/nosotros');
    const loads = loadsOfEverything(page);
    await search.fill('  igv paso ');
    await expect(page.getByRole('option', { name: /IGV paso a paso/ })).toBeVisible();
    await search.fill('contratos');
    await expect(page.getByRole('option', { name: /Contratos que se entienden/ })).toBeVisible();
    expect(loads(), `loads at ${width}`).toBe(1);
  }
});

test('LAY-13: a change of page takes 200 ms at least, and the page that was left is kept', async ({ page }) => {
  const links = page.getByRole('navigation', { name: 'Principal' });
  await page.goto('/seminarios');
  // The search comes to whoever enters its box, once the header is alive: from then on its links change the page within it.
  await searchIn(page).focus();
  await expect(page.getByRole('combobox', { name: 'Buscar en la escuela' })).toBeVisible();
  // What both pages need is there after this: only the pause is left to wait for.
  await links.getByRole('link', { name: 'Consultorías', exact: true }).click();
  await page.waitForURL('**/consultorias');
  await links.getByRole('link', { name: 'Seminarios', exact: true }).click();
  await page.waitForURL('**/seminarios');
  const taken = await page.evaluate(async () => {
    const begun = performance.now();
    document.querySelector<HTMLAnchorElement>('nav a[href="/consultorias"]')?.click();
    while (location.pathname !== '/consultorias') await new Promise((drawn) => requestAnimationFrame(drawn));
    return performance.now() - begun;
  });
  expect(taken).toBeGreaterThanOrEqual(195);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('escuela.anterior'))).toBe('/seminarios');
});

test('LAY-10: the help of the student’s pages is always in sight, small on a phone, and over nothing', async ({
  page,
  school,
}) => {
  await signInAt(page, school, '/main', demoAccounts.student);
  const widths = [390, 768, 1366];
  const help = page.getByRole('button', { name: '¿Tienes problemas?' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect(help).toBeInViewport({ ratio: 1 });
    const { width: wide = 0, height = 0 } = (await help.boundingBox()) ?? {};
    expect([wide <= (width < 768 ? 44 : 240), height <= 44]).toEqual([true, true]);
    // Wherever the page is scrolled to: what is seen around the button is the strip in which it stands, from edge to edge.
    for (const place of [0, 0.5, 1]) {
      await page.evaluate((part) => scrollTo({ top: part * document.body.scrollHeight, behavior: 'instant' }), place);
      const seen = await help.evaluate((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const around = [left - 6, right + 6].flatMap((x) =>
          [top - 2, bottom + 2].map((y) => document.elementFromPoint(x, y)),
        );
        const strip = button.closest('footer');
        const isOpaque = strip !== null && !/rgba|transparent|\/ 0/.test(getComputedStyle(strip).backgroundColor);
        return (
          isOpaque &&
          around.every((element) => element === null || element === document.documentElement || strip.contains(element))
        );
      });
      expect(seen, `around the button at ${width}, scrolled ${place}`).toBe(true);
    }
    // The last of the page comes to stand above the strip, once all of it has come.
    const isAbove = () =>
      page.evaluate(() => {
        scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
        const last = document.querySelector('main')?.lastElementChild?.getBoundingClientRect().bottom ?? 0;
        return last <= (document.querySelector('footer')?.getBoundingClientRect().top ?? 0);
      });
    await expect.poll(isAbove, `above the strip at ${width}`).toBe(true);
  }
  await page.goto('/main/perfil');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const fields = page.getByRole('main').locator('input, select, textarea').filter({ visible: true });
    await expect(fields.first()).toBeVisible();
    const covered = await fields.evaluateAll((all) =>
      all.flatMap((field) => {
        // At the lower edge of the window, where the button is.
        field.scrollIntoView({ block: 'end', behavior: 'instant' });
        const button = document.querySelector('[data-tour="ayuda"]')?.getBoundingClientRect() ?? new DOMRect();
        const { left, right, top, bottom } = field.getBoundingClientRect();
        const isApart = right <= button.left || left >= button.right || bottom <= button.top || top >= button.bottom;
        return isApart ? [] : [field.getAttribute('name') ?? field.outerHTML.slice(0, 80)];
      }),
    );
    expect(covered, `fields under the button at ${width}`).toEqual([]);
  }
});

test('LAY-8: the longest name of a seller stands whole beside the cart, at the narrowest width that shows it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1300, height: 800 });
  await page.goto('/comunidad-tesis-viva');
  const name = page.getByRole('button', { name: 'Comunidad Tesis Viva de Invest…' });
  await expect(name).toBeVisible();
  const sign = await name.locator('svg').boundingBox();
  const cart = await page
    .getByRole('banner')
    .getByRole('link', { name: /carrito/i })
    .boundingBox();
  expect((sign?.x ?? 0) + (sign?.width ?? 0)).toBeLessThanOrEqual(cart?.x ?? 0);
  const isCut = await name
    .locator('span')
    .first()
    .evaluate((text) => text.scrollWidth > text.clientWidth);
  expect(isCut).toBe(false);
});
