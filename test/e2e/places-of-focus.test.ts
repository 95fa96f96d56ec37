import { demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';
import { derechoLaboral } from '#adapters/server/sample-school/courses/derecho-laboral.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { arriveAt } from './support/journey.ts';
import { book } from './support/notes.ts';
import { enterAs, signInAt } from './support/sign-in.ts';

const content = `/main/contenido/${derechoLaboral.slug}`;

/** Class, exam and reader with where each leads back to. */
const places = [
  { path: `${content}/video?clase=2010103`, heading: 'El período de prueba', back: content },
  { path: `${content}/contenido?clase=2010203`, heading: 'La boleta de pago y la planilla electrónica', back: content },
  {
    path: `${content}/examenes/start`,
    heading: 'Examen general: Derecho laboral para empresas',
    back: `${content}/examenes`,
  },
  {
    path: `/main/libros/lectura/${book}/para-quien-es-este-libro`,
    heading: 'Para quién es este libro',
    back: `/main/libros/indice/${book}`,
  },
];

test('a class, an exam and a book are places of their own: one way back, help in the bar, no menu, nothing that floats', async ({
  page,
  school,
}) => {
  await signInAt(page, school, '/main', demoAccounts.student);
  for (const { path, heading, back } of places) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    for (const width of [320, 390, 768, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      await arriveAt(page, heading);
      const bar = page.getByRole('banner');
      await expect(bar.getByRole('link')).toHaveCount(1);
      await expect(bar.getByRole('link')).toHaveAttribute('href', back);
      const help = bar.getByRole('button', { name: '¿Tienes problemas?' });
      await expect(help).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('navigation', { name: 'Tu área' })).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      const floating = await page.evaluate(() =>
        [...document.querySelectorAll('body :is(a, button, aside, dialog, :has(a, button))')]
          .filter((each) => getComputedStyle(each).position === 'fixed' && each.checkVisibility())
          .map((each) => each.outerHTML.slice(0, 120)),
      );
      expect(floating, `${path} at ${width}`).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${path} at ${width}`,
      ).toBeLessThanOrEqual(width);
    }
  }
  await page.getByRole('button', { name: '¿Tienes problemas?' }).click();
  await expect(page.getByRole('dialog', { name: 'Formulario de registro de solicitudes' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link').click();
  await page.waitForURL(`**/main/libros/indice/${book}`);
  await expect(page.getByRole('navigation', { name: 'Tu área' })).toBeVisible();
});

test('paying is enclosed: the way to it says that the cart waits, then there are logo, steps, sum, help and what one wants to know', async ({
  page,
  school,
}) => {
  await page.goto('/set-product/compliance-penal-en-la-practica');
  await page.waitForURL('**/carrito');
  await page.goto('/pagos');
  await page.waitForURL(`${school.signInOrigin}/login**`);
  await expect(page.getByText('Tu carrito te espera')).toBeVisible();
  await enterAs(page, school, demoAccounts.collaborator);
  await page.waitForURL('**/pagos');
  await arriveAt(page, 'Tus datos para el comprobante');
  for (const width of [320, 390, 768, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('banner').getByRole('button', { name: '¿Tienes problemas?' })).toBeInViewport();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: 'Publicidad' })).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Pasos de la compra' })).toBeInViewport();
    // The sum is in sight at once: in its line, or in the summary beside the form.
    const sums = page.getByText(/^Total S\/\.|^Tu compra$/).filter({ visible: true });
    await expect(sums.first()).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await expectAccessible(page);
});

test('the video has seven tenths of a wide window, the whole of it in theatre mode, and its list folds away for good', async ({
  page,
  school,
}) => {
  await signInAt(page, school, '/main', demoAccounts.student);
  const video = page.locator('video');
  const share = async (width: number): Promise<number> => ((await video.boundingBox())?.width ?? 0) / width;
  for (const [width, height] of [
    [1366, 768],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${content}/video?clase=2010103`);
    await arriveAt(page, 'El período de prueba');
    expect(Math.abs((await share(width)) - 0.7), `at ${width}`).toBeLessThan(0.02);
    // The video with its controls is seen whole.
    await expect(page.getByRole('group', { name: 'Video: El período de prueba' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Modo cine' }).click();
    expect(await share(width)).toBeGreaterThan(0.97);
    await expect(page.getByRole('group', { name: 'Video: El período de prueba' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Modo cine' }).click();
  }
  await page.getByRole('button', { name: 'Ocultar las clases' }).click();
  const list = page.getByRole('complementary', { name: 'Clases' });
  await expect(list.getByRole('link')).toHaveCount(0);
  expect(await share(2560)).toBeGreaterThan(0.85);
  await page.getByLabel('Velocidad').selectOption('1.25×');
  await page.reload();
  await arriveAt(page, 'El período de prueba');
  await expect(page.getByRole('button', { name: 'Mostrar las clases' })).toBeVisible();
  await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.playbackRate)).toBe(1.25);
});
