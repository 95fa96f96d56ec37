import { demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';
import { derechoLaboral } from '#adapters/server/sample-school/courses/derecho-laboral.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { arriveAt } from './support/journey.ts';
import { enterAs, signInAt } from './support/sign-in.ts';

const content = `/main/contenido/${derechoLaboral.slug}`;

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
  await signInAt(page, school, `${content}/video?clase=2010103`, demoAccounts.student);
  const video = page.locator('video');
  const share = async (width: number): Promise<number> => ((await video.boundingBox())?.width ?? 0) / width;
  for (const [width, height] of [
    [1366, 768],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    await arriveAt(page, 'El período de prueba');
    await expect.poll(async () => Math.abs((await share(width)) - 0.7), `at ${width}`).toBeLessThan(0.02);
    // The video with its controls is seen whole.
    await expect(page.getByRole('group', { name: 'Video: El período de prueba' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Modo cine' }).click();
    await expect.poll(() => share(width), `in theatre mode at ${width}`).toBeGreaterThan(0.97);
    await expect(page.getByRole('group', { name: 'Video: El período de prueba' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Modo cine' }).click();
  }
  await page.getByRole('button', { name: 'Ocultar las clases' }).click();
  const list = page.getByRole('complementary', { name: 'Clases' });
  await expect(list.getByRole('link')).toHaveCount(0);
  await expect.poll(() => share(2560), 'without the list').toBeGreaterThan(0.85);
  await page.getByLabel('Velocidad').selectOption('1.25×');
  await page.reload();
  await arriveAt(page, 'El período de prueba');
  await expect(page.getByRole('button', { name: 'Mostrar las clases' })).toBeVisible();
  await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.playbackRate)).toBe(1.25);
});
