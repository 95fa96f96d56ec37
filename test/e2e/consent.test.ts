import { demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';
import { RunningSchool } from '#test/support/school/running-school.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { signInAt } from './support/sign-in.ts';

let tracked: RunningSchool;

test.beforeAll(async () => {
  tracked = await RunningSchool.start({ TAG_MANAGER_ID: 'GTM-ABC1234', PIXEL_ID: '123456789012345' });
});
test.afterAll(() => tracked.dispose());

/** Stands in for the hosts of others, so that nothing leaves this machine. */
const others = /^https:\/\/(www\.googletagmanager\.com|connect\.facebook\.net|www\.facebook\.com)\//;

test('SITE-9: nothing of others is asked for before consent; after it both are, and after a no nothing again', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(others, async (route) => {
    asked.push(new URL(route.request().url()).host);
    await route.fulfill({ contentType: 'text/javascript', body: 'window.loadedOfOthers = true;' });
  });
  await page.goto(tracked.origin);
  const banner = page.getByRole('region', { name: 'Tu privacidad' });
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${tracked.origin}/cursos`);
  await expect(banner).toBeVisible();
  expect(asked).toEqual([]);

  const recorded = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/visitor-consents'));
  await banner.getByRole('button', { name: 'Aceptar' }).click();
  expect((await recorded).status()).toBe(204);
  await expect.poll(() => asked.toSorted()).toEqual(['connect.facebook.net', 'www.googletagmanager.com']);
  // Let in by the policy of the page, not only asked for.
  await expect.poll(() => page.evaluate(() => 'loadedOfOthers' in window)).toBe(true);
  await expect(banner).toBeHidden();

  // The footer comes to life as one comes near it.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Preferencias de privacidad' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rechazar' }).click();
  await expect.poll(() => page.evaluate(() => 'loadedOfOthers' in window).catch(() => true)).toBe(false);
  asked.length = 0;
  await page.goto(`${tracked.origin}/verificacion`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(banner).toBeHidden();
  expect(asked).toEqual([]);
});

test('SITE-9: the answers are not covered by the help button of the student area', async ({ page }) => {
  await signInAt(page, tracked, '/main', demoAccounts.student);
  const banner = page.getByRole('region', { name: 'Tu privacidad' });
  for (const width of [390, 768, 1366]) {
    await page.setViewportSize({ width, height: 844 });
    for (const name of ['Aceptar', 'Rechazar']) await banner.getByRole('button', { name }).click({ trial: true });
  }
});
