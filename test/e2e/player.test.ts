import type { Page } from 'playwright/test';
import { demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';
import { derechoLaboral } from '#adapters/server/sample-school/courses/derecho-laboral.ts';
import type { RunningSchool } from '#test/support/school/running-school.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { arriveAt } from './support/journey.ts';
import { signInAt } from './support/sign-in.ts';

const content = `/main/contenido/${derechoLaboral.slug}`;

/** The sample school's student is in the middle of the course. */
const enterAsStudent = (page: Page, school: RunningSchool, path: string): Promise<void> =>
  signInAt(page, school, path, demoAccounts.student);

const second = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

test('a video plays with captions, by keyboard, and goes on at the second where the page was left', async ({
  page,
  school,
}) => {
  await enterAsStudent(page, school, content);
  await arriveAt(page, derechoLaboral.title);
  await page.getByRole('link', { name: /Jornada y horas extras/ }).click();
  await arriveAt(page, 'Jornada y horas extras');

  await page.getByRole('button', { name: 'Reproducir' }).press('k');
  await expect(page.getByRole('button', { name: 'Pausar' })).toBeVisible();
  await expect.poll(() => second(page)).toBeGreaterThan(6.5);
  const captions = await page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => [...video.textTracks].map(({ language, mode }) => `${language} ${mode}`));
  expect(captions).toEqual(['es showing']);
  // The video plays on until the page is really gone, which on a busy machine takes a while.
  await page.evaluate(() => {
    const video = document.querySelector('video');
    addEventListener('pagehide', () => sessionStorage.setItem('left', String(video?.currentTime)));
  });

  await page.goto('/main');
  const left = Number(await page.evaluate(() => sessionStorage.getItem('left')));
  const link = page.getByRole('link', { name: /^Continuar en 0:/ });
  await expect(link).toBeVisible();
  const [, told = ''] = /0:(\d\d)/.exec((await link.textContent()) ?? '') ?? [];
  expect(Math.abs(Number(told) - left)).toBeLessThan(2.5);
  await link.click();
  await arriveAt(page, 'Jornada y horas extras');
  await expect.poll(() => second(page)).toBeGreaterThanOrEqual(Number(told));
});

test('an address that is over is renewed without a word, and the video plays', async ({ page, school, problems }) => {
  problems.expected(/410/);
  await page.route('**/api/v1/files/**.webm*', (route) => route.fulfill({ status: 410 }), { times: 1 });
  await enterAsStudent(page, school, content);
  await arriveAt(page, derechoLaboral.title);
  const over = page.waitForResponse((answer) => answer.status() === 410);
  await page.getByRole('link', { name: /Jornada y horas extras/ }).click();
  await arriveAt(page, 'Jornada y horas extras');
  await over;
  await expect(page.getByText('No pudimos cargar el video')).toHaveCount(0);
  const from = await second(page);
  await page.getByRole('button', { name: 'Reproducir' }).press('k');
  await expect(page.getByRole('button', { name: 'Pausar' })).toBeVisible();
  await expect.poll(() => second(page)).toBeGreaterThan(from + 1);
});

test('SAFE-25: what was watched without a network counts once there is one, though the page was closed and another class opened', async ({
  page,
  school,
  context,
  problems,
}) => {
  problems.expected(/ERR_INTERNET_DISCONNECTED|Failed to fetch|kind: offline/);
  // A course of the owner's plan has a video short enough to be watched to its end.
  const short = '/main/contenido/finanzas-para-no-financieros';
  await signInAt(page, school, short, demoAccounts.owner);
  const title = 'Tres estados, tres preguntas';
  await page.getByRole('link', { name: new RegExp(title) }).click();
  await arriveAt(page, title);
  const video = page.locator('video');
  // The video itself goes on coming: what a player has loaded before the network went is not the same each time.
  await context.route('**/progress', (route) => route.abort('internetdisconnected'));
  await page.getByLabel('Velocidad').selectOption('2×');
  await page.getByRole('button', { name: 'Reproducir' }).first().click();
  await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.ended), { timeout: 60_000 }).toBe(true);
  await expect(page.getByText(/Lo que veas queda guardado aquí/)).toBeVisible();
  await page.close();

  await context.unroute('**/progress');
  const later = await context.newPage();
  await later.goto(short);
  await later.getByRole('link', { name: /La panadería/ }).click();
  await arriveAt(later, /La panadería/);
  const listed = later.getByRole('complementary', { name: 'Clases' }).getByRole('link', { name: new RegExp(title) });
  await expect(listed).toContainText('Completada');
});

test('a reading is marked as read, a question is asked, a material is saved', async ({ page, school }) => {
  await enterAsStudent(page, school, content);
  await page.getByRole('link', { name: /La boleta de pago/ }).click();
  await arriveAt(page, /La boleta de pago/);
  const mark = page.getByRole('button', { name: 'Marcar como leída' });
  const read = page.getByText('Leída', { exact: true });
  await expect(mark.or(read)).toBeVisible();
  if (await mark.isVisible()) await mark.click();
  await expect(read).toBeVisible();

  await page.goto(`${content}/consultas`);
  await page.getByRole('button', { name: 'Enviar consulta' }).click();
  await expect(page.getByText('Escribe tu consulta.')).toBeVisible();
  const question = `¿Qué pasa si la jornada se reparte en cinco días? (${Date.now()})`;
  await page.getByRole('textbox', { name: 'Tu consulta' }).fill(question);
  await page.getByRole('button', { name: 'Enviar consulta' }).click();
  await expect(page.getByText(question)).toBeVisible();
  await expectAccessible(page);

  await page.goto(content);
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Descargar/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});

test('a content that is not owned says so and leads to its page', async ({ page, school, problems }) => {
  problems.expected(/403/);
  await enterAsStudent(page, school, '/main/contenido/compliance-penal-en-la-practica');
  await arriveAt(page, 'Compliance penal en la práctica');
  await page.getByRole('link', { name: 'Ver «Compliance penal en la práctica»' }).click();
  await page.waitForURL('**/cursos/compliance-penal-en-la-practica');
});
