import { demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { enterAs } from './support/sign-in.ts';

for (const guarded of ['/main/mis-contenidos', '/pagos']) {
  test(`a step back from where ${guarded} led, opened by its address, is the page before it`, async ({
    page,
    school,
  }) => {
    await page.goto('/nosotros');
    await page.goto(guarded);
    await page.waitForURL(`${school.signInOrigin}/login**`);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qué es Escuela');
  });
}

test('a step back from the form that the header leads to is the page it was pressed on', async ({ page, school }) => {
  await page.goto('/nosotros');
  await page.getByRole('link', { name: 'Ingresar', exact: true }).filter({ visible: true }).click();
  await page.waitForURL(`${school.signInOrigin}/login**`);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qué es Escuela');
});

test('a signed-in visitor of the sign-in page steps back past it', async ({ page, school }) => {
  await page.goto(`${school.origin}/main/mis-contenidos`);
  await enterAs(page, school, demoAccounts.student);
  await page.waitForURL('**/main/mis-contenidos');
  await page.goto('/nosotros');
  await page.goto('/login');
  await page.waitForURL('**/main');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qué es Escuela');
});
