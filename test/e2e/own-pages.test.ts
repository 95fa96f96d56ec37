import { join } from 'node:path';
import { demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';
import { openSqlite } from '#adapters/server/sql/shared/connection.ts';
import { insertGrant } from '#test/support/shared/rows.ts';
import { expect, test } from './support/fixtures.ts';
import {
  account,
  entrances,
  inOffice,
  inOfficeOnPhone,
  leadingOn,
  leadingOnWithPlan,
  ofGuest,
  ofTeacher,
  ofUnverified,
  refusals,
  studied,
} from './support/own-stops.ts';
import { glance, glanceOnPhone, walk } from './support/own-walk.ts';
import { bookIndex } from './support/notes.ts';
import { signInAt } from './support/sign-in.ts';

// Pages are judged at rest; what moves on its way there is drawn sixty times a second for nobody.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// One test a role, for whichever worker is free.
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

test('a student finds everything owned at every width; class, exam and book are places of their own, out of which one way leads', async ({
  page,
  school,
}) => {
  await signInAt(page, school, '/main', demoAccounts.student);
  await walk(page, studied);
  // Out of the last, the book.
  await page.getByRole('button', { name: '¿Tienes problemas?' }).click();
  await expect(page.getByRole('dialog', { name: 'Formulario de registro de solicitudes' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link').click();
  await page.waitForURL(`**${bookIndex}`);
  await expect(page.getByRole('navigation', { name: 'Tu área' })).toBeVisible();
  await glance(page, leadingOn);
});

test('the owner of a plan finds the account, the plan and its people at every width', async ({ page, school }) => {
  await signInAt(page, school, '/main', demoAccounts.owner);
  await walk(page, account);
  await glance(page, leadingOnWithPlan);
});

test('a teacher finds shares and sales, and whoever works for the school what the office lists, at every width', async ({
  page,
  school,
  problems,
}) => {
  // Nothing was paid by card.
  problems.expected(/^answer 404: GET .*payment-attempts\/latest/);
  const { db, close } = openSqlite(join(school.dataDir, 'escuela.db'));
  await insertGrant(db, demoAccounts.student.id, 602);
  await close();
  await signInAt(page, school, '/main', demoAccounts.teacher);
  await walk(page, ofTeacher);
  await signInAt(page, school, '/colaboradores/consultorias', demoAccounts.collaborator);
  await walk(page, inOffice);
  await glanceOnPhone(page, inOfficeOnPhone);
});

test('a guest finds what the plan lends, and the right refusal everywhere else', async ({ page, school, problems }) => {
  problems.expected(/^answer 40[34]/);
  await signInAt(page, school, '/main', demoAccounts.guest);
  await walk(page, [...ofGuest, ...refusals]);
});

test('the sign-in app stands at every width, before and after', async ({ page, school, problems }) => {
  problems.expected(/^answer 40[0-9]/);
  await walk(page, entrances(school.signInOrigin));
  await signInAt(page, school, '/main', demoAccounts.unverified);
  await expect(page.getByText('NO ESTÁ VERIFICADO')).toHaveCount(1);
  await walk(page, ofUnverified(school.signInOrigin));
});

/** Pages of the signed-in area. Source: MAIN-1 to MAIN-6, ROUTE-8 to ROUTE-10. */
const own = [
  '/main',
  '/main/mis-contenidos',
  '/main/seminarios',
  '/main/libros',
  '/main/revistas',
  '/main/plan',
  '/main/perfil',
  '/main/facturacion',
  '/main/mis-certificados',
  '/main/mis-notas',
  '/main/mis-comprobantes',
  '/main/gestion-usuarios',
  '/confirmar-pago',
  '/main/contenido/igv-paso-a-paso',
  '/pagos',
  '/codigo-de-pago',
  '/validando',
  '/aceptar',
  '/cancelar',
  '/sesiones',
  '/colaboradores',
];

test('a stranger is asked to sign in wherever the pages are somebody’s own', async ({ page, school, problems }) => {
  problems.expected(/^answer 401/);
  for (const path of own) {
    // Where it leads is said by its first answer; the page there is looked at in the end.
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForURL(`${school.signInOrigin}/login**`, { waitUntil: 'commit' });
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});
