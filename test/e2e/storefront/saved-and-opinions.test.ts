import { demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';
import { igvPasoAPaso } from '#adapters/server/sample-school/courses/igv-paso-a-paso.ts';
import { expect, test } from '../support/fixtures.ts';
import { arriveAt } from '../support/journey.ts';
import { signInAt } from '../support/sign-in.ts';

const { slug, title } = igvPasoAPaso;
const path = `/cursos/${slug}`;

test('a product is kept from its page and found among what is kept, until it is let go of', async ({
  page,
  school,
}) => {
  await signInAt(page, school, '/main/guardados', demoAccounts.student);
  await page.goto(path);
  const keep = page.getByRole('button', { name: `Guardar: ${title}` }).first();
  await keep.click();
  await expect(page.getByRole('button', { name: `Guardado: ${title}`, pressed: true }).first()).toBeVisible();
  // The button shows it at once; that the school has it is said after.
  await expect(page.getByText('Lo tienes en «Mis guardados».')).toBeVisible();
  await page.goto('/main/guardados');
  await arriveAt(page, 'Mis guardados');
  const kept = page.getByRole('link', { name: title });
  await expect(kept.first()).toHaveAttribute('href', path);
  const letGo = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('button', { name: `Guardado: ${title}` }).click();
  await letGo;
  await page.reload();
  await arriveAt(page, 'Mis guardados');
  await expect(kept).toHaveCount(0);
});

test('an own vote on an opinion is there again after a reload, and is counted once', async ({ page, school }) => {
  await signInAt(page, school, '/main', demoAccounts.student);
  await page.goto('/cursos/derecho-laboral-para-empresas');
  const opinions = page.locator('#opiniones');
  await opinions.scrollIntoViewIfNeeded();
  await opinions.getByRole('button', { name: 'Me sirvió', exact: true, pressed: false }).click();
  const mine = opinions.getByRole('button', { name: 'Me sirvió (1)', pressed: true });
  await expect(mine).toBeVisible();
  await page.reload();
  await opinions.scrollIntoViewIfNeeded();
  await expect(mine).toBeVisible();
  await mine.click();
  await expect(opinions.getByRole('button', { name: 'Me sirvió', exact: true, pressed: false })).toBeVisible();
});

test('a product is shared by WhatsApp first, else by letter, with its title and its address', async ({
  page,
  school,
}) => {
  await page.goto(path);
  const shared = page.getByRole('link', { name: 'Compartir por WhatsApp' }).locator('..').getByRole('link');
  const text = encodeURIComponent(`${title}: ${school.origin}${path}`);
  await expect(shared).toHaveText([/^\s*Compartir por WhatsApp$/, 'De otra forma']);
  await expect(shared.first()).toHaveAttribute('href', `https://wa.me/?text=${text}`);
  await expect(shared.last()).toHaveAttribute('href', `mailto:?subject=${encodeURIComponent(title)}&body=${text}`);
});
