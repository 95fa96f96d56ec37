import type { BrowserContext, Page } from 'playwright/test';
import { demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';
import type { RunningSchool } from '#test/support/school/running-school.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { beginReading, bookIndex } from './support/notes.ts';
import { signInAt } from './support/sign-in.ts';

const disconnected =
  /ERR_INTERNET_DISCONNECTED|Failed to fetch|kind: offline|error loading dynamically|net::ERR_FAILED/;

/** The sample student reads a book. */
async function openBook(page: Page, school: RunningSchool): Promise<void> {
  await signInAt(page, school, bookIndex, demoAccounts.student);
  await beginReading(page);
}

/** Notes stand beside the text at this width: what brought them takes them away, and they would be there in the next test too. */
const tools = [
  { press: 'Buscar en el libro', as: 'dialog', opens: 'Buscar en el libro' },
  { press: /^Mis marcas y notas/, as: 'complementary', opens: 'Mis marcas y notas' },
  { press: 'Ajustes de lectura', as: 'dialog', opens: 'Ajustes de lectura' },
] as const;

/** Nothing is fetched ahead for this visitor: a press is the first to ask. */
const savesData = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

test('SAFE-24: without a network the parts of a page open all the same: they came while it was quiet', async ({
  page,
  school,
  context,
  problems,
}) => {
  problems.expected(disconnected);
  const came = new Set<string>();
  page.on('response', (response) => void came.add(new URL(response.url()).pathname));
  await openBook(page, school);
  for (const part of ['search-panel', 'notebook-panel', 'settings-panel', 'note-dialog', 'shortcuts-dialog']) {
    await expect.poll(() => [...came].some((path) => path.includes(part)), part).toBe(true);
  }
  await context.setOffline(true);
  for (const { press, as, opens } of tools) {
    const button = page.getByRole('button', { name: press });
    await button.click();
    await expect(page.getByRole(as, { name: opens })).toBeVisible();
    if (as === 'dialog') await page.keyboard.press('Escape');
    else await button.click();
  }
  await context.setOffline(false);
});

test('SAFE-24: a part that cannot come says so where it stands, the page stays, and it comes when it is tried again', async ({
  page,
  school,
  context,
  problems,
}) => {
  problems.expected(disconnected);
  await savesData(context);
  await openBook(page, school);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await context.setOffline(true);
  for (const { press } of tools) {
    await page.getByRole('button', { name: press }).click();
    await expect(page.getByText('No pudimos abrir esta parte')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByText('Error 500')).toHaveCount(0);
    await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
    await expect(page.getByText('No pudimos abrir esta parte')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Ajustes de lectura' }).click();
  await expectAccessible(page);
  await context.setOffline(false);
  // It comes by itself now, and by a press as well where that is quicker.
  await expect(page.getByRole('dialog', { name: 'Ajustes de lectura' })).toBeVisible();
});

test('SAFE-24: a page that cannot be fetched says that there is no connection, never that the school failed', async ({
  page,
  school,
  context,
  problems,
}) => {
  problems.expected(disconnected);
  await savesData(context);
  await signInAt(page, school, '/main', demoAccounts.student);
  // The shell that stands there first has a heading as well.
  await expect(page.getByRole('link', { name: 'Ir al catálogo' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Ir al catálogo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'No pudimos llegar a la escuela' })).toBeVisible();
  await expect(page.getByText('Error 500')).toHaveCount(0);
  await context.setOffline(false);
});

test('in the student area too it is said once, by the page, with one thing to press', async ({
  page,
  school,
  context,
  problems,
}) => {
  problems.expected(disconnected);
  await savesData(context);
  await signInAt(page, school, '/main', demoAccounts.student);
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Camila' })).toBeVisible();
  await context.setOffline(true);
  const said = page.getByText(/sin conexión/i).filter({ visible: true });
  await expect(said).toHaveText([/^Sin conexión\. Lo que ya abriste/]);
  await page.getByRole('link', { name: 'Mis contenidos' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'No pudimos llegar a la escuela' })).toBeVisible();
  await expect(said).toHaveText(['Sin conexión']);
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Volver a intentarlo']);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  await context.setOffline(false);
  // It goes on by itself, to the page that was asked for.
  await expect(page.getByRole('heading', { level: 1, name: 'Mis contenidos' })).toBeVisible();
});
