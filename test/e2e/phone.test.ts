import type { Page } from 'playwright/test';
import { demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { signInAt } from './support/sign-in.ts';
import { expectToFitWithLargeText } from './support/walk.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('on a phone so slow that each step of its work waits, a page of one’s own comes all the same', async ({
  page,
}) => {
  await putOff(page);
  await page.goto('/set-product/igv-paso-a-paso');
  await page.waitForURL('**/carrito');
  await expect(page.getByRole('link', { name: 'Continuar con la compra' })).toBeVisible();
});

test('with text of 200 % a cart with a code has room for every word', async ({ page }) => {
  await page.goto('/libreria-el-umbral');
  // The seller's code is there once the page counts down how long it holds.
  await expect(page.getByRole('main').getByRole('timer')).toBeVisible();
  await page.goto('/set-product/igv-paso-a-paso');
  await page.waitForURL('**/carrito');
  await expect(page.getByText('Descuento (UMBRAL10)')).toBeVisible();
  await expectToFitWithLargeText(page, [390]);
});

test('there, a page loaded anew stands where it was left from the first, and does not move below the finger', async ({
  page,
  school,
}) => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    const look = (): void => {
      if (document.querySelector('main h1')?.textContent === 'Mis contenidos') seen.push(scrollY);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await signInAt(page, school, '/main/mis-contenidos', demoAccounts.student);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis contenidos');
  await expect(page.getByRole('button', { name: /^Tu cuenta/ })).toBeVisible();
  // Before its list has come it is not long enough.
  const down = () => page.evaluate(() => (scrollTo(0, 300), scrollY));
  await expect.poll(down).toBe(300);
  await putOff(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis contenidos');
  const places = () => page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen);
  // Long enough for all that was put off.
  await expect.poll(async () => (await places()).length).toBeGreaterThan(60);
  expect([...new Set(await places())]).toEqual([300]);
});

/** What React puts off until later comes much later; meanwhile the router goes on. */
async function putOff(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const post: (this: MessagePort, message: unknown) => void = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function later(message: unknown) {
      setTimeout(() => post.call(this, message), 200);
    };
  });
}

const studied = '/main/contenido/derecho-laboral-para-empresas';

/** What is pressed and is smaller than a thumb: links within a text are as high as its lines, and a box is pressed by its label. */
const tooSmall = (page: Page) =>
  page.locator('a, button, summary, select').evaluateAll((all) =>
    all.flatMap((each) => {
      const { width, height } = each.getBoundingClientRect();
      const text = each.closest('p, li, dd, figcaption')?.textContent?.trim() ?? '';
      const name = each.textContent?.trim() ?? '';
      const isInText = getComputedStyle(each).display === 'inline' && text.length > name.length;
      const isGrown = ['::before', '::after'].some((part) => getComputedStyle(each, part).position === 'absolute');
      const isSeen =
        each.checkVisibility({ visibilityProperty: true }) && width > 1 && !each.matches('[href="#contenido"]');
      const isSmall = height < 43.5 || (name === '' && width < 43.5);
      const said = name === '' ? each.getAttribute('aria-label') : name;
      return isSeen && !isInText && !isGrown && isSmall
        ? [`${said}: ${Math.round(width)} × ${Math.round(height)} px`]
        : [];
    }),
  );

test('what a thumb presses is 44 px high: links of the footer, of heads and of lists', async ({ page }) => {
  const paths = ['/', '/cursos', '/cursos/igv-paso-a-paso', '/carrito', '/contacto', '/pro', '/empresas'];
  for (const path of [...paths, '/novedades', '/libreria-el-umbral/seminarios']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect.soft(await tooSmall(page), path).toEqual([]);
  }
});

test('in the area of one’s own and in the office too: what is studied, what is read, the account and its sign-in', async ({
  page,
  school,
}) => {
  await page.goto(`${school.signInOrigin}/login`);
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  expect.soft(await tooSmall(page), 'the sign-in').toEqual([]);
  await signInAt(page, school, '/main', demoAccounts.student);
  for (const path of [
    '/main',
    `${studied}/video?clase=2010103`,
    `${studied}/examenes`,
    `${studied}/certificado`,
    '/main/libros/lectura/manual-del-igv-para-no-contadores/para-quien-es-este-libro',
    '/main/perfil',
    '/main/mis-comprobantes',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    await expect(page.getByRole('button', { name: /problemas/ })).toBeVisible();
    expect.soft(await tooSmall(page), path).toEqual([]);
  }
  await page.context().clearCookies();
  await signInAt(page, school, '/colaboradores/pedidos', demoAccounts.collaborator);
  for (const path of [
    '/colaboradores/pedidos',
    '/colaboradores/productos/201/ficha',
    '/colaboradores/ajustes/portada',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toHaveText(/\S/);
    expect.soft(await tooSmall(page), path).toEqual([]);
  }
  // Two digits beside the first of three lists: the last had a row of its own.
  await page.route('**/api/v1/staff/disputes?*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), waiting: 12 } });
  });
  await page.goto('/colaboradores/contracargos');
  const lists = page.getByRole('navigation', { name: 'Qué contracargos' }).getByRole('link');
  await expect(lists).toHaveText(['Por responder12', 'Con el banco', 'Terminados']);
  const rows = await lists.evaluateAll((all) => [...new Set(all.map((each) => each.getBoundingClientRect().top))]);
  expect(rows).toHaveLength(1);
});
