import type { Page } from 'playwright/test';
import { demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { searchIn } from '../support/journey.ts';
import { sightOfFocus } from '../support/keyboard.ts';
import { signInAt } from '../support/sign-in.ts';

/** Whoever goes through a page with Tab sees each stop: what sticks to the window lies over none of them (WCAG 2.4.7, 2.4.11). */

/** More stops than any of these pages has. */
const furthest = 120;

async function expectEachStopSeen(page: Page): Promise<void> {
  let stops = 0;
  for (; stops < furthest; stops += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluateHandle(() => document.activeElement ?? document.body);
    const sight = await focused.evaluate(sightOfFocus);
    if (sight === 'nowhere') break;
    if (sight !== 'seen') await expect.soft.poll(() => focused.evaluate(sightOfFocus), { timeout: 3000 }).toBe('seen');
  }
  expect(stops).toBeGreaterThan(5);
}

for (const width of [1366, 390]) {
  test(`every stop of a plan’s page and of one’s own plan is seen at ${width} px`, async ({ page, school }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: width === 390 ? 844 : 768 });
    await page.goto('/contenidos/planes/plan-pro-juridico');
    // The live search takes the place of the plain box, and its focus, when somebody comes near: no stop before it can be held.
    await searchIn(page).hover();
    await expect(page.getByRole('combobox', { name: 'Buscar en la escuela' })).toBeVisible();
    await expectEachStopSeen(page);
    await signInAt(page, school, '/main/plan', demoAccounts.owner);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi plan');
    await expectEachStopSeen(page);
  });
}
