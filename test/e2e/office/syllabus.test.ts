import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';
import { openSqlite } from '#adapters/server/sql/shared/connection.ts';
import { tinyVideo } from '#test/support/learning/tiny-videos.ts';
import { insertGrant } from '#test/support/shared/rows.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { typeInto } from '../support/keyboard.ts';
import { signInAt } from '../support/sign-in.ts';

const product = { id: 204, slug: 'contratacion-publica-para-proveedores' };
const guide = '%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF';

/** 'PATCH': a piece; 'HEAD': how far one is. */
const isOfVideo = (url: string): boolean => url.includes('/video-uploads');

test('a syllabus is made with a video that goes on after its school was killed and its page was lost, and is studied', async ({
  page,
  school,
  problems,
}, testInfo) => {
  problems.expected(/video-uploads|ERR_CONNECTION|Failed to load resource/);
  await signInAt(page, school, `/colaboradores/productos/${product.id}/temario`, demoAccounts.collaborator);
  await page.getByRole('button', { name: 'Agregar módulo' }).press('Enter');
  const module = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox', { name: /^Módulo/ }) })
    .last();
  await typeInto(module.getByRole('textbox', { name: /^Módulo/ }), 'Cumplimiento');
  const titles = module.getByRole('textbox', { name: /^Clase/ });
  const isKept = () => expect(page.getByText(/^Guardado/).first()).toBeVisible();

  // Of three pieces one is there when the school is gone, and then the page as well.
  const video = testInfo.outputPath('compliance.mp4');
  await writeFile(video, await tinyVideo({ pictureBytes: 5 * 1024 ** 2 }));
  let pieces = 0;
  await page.route(
    (url) => isOfVideo(url.href),
    async (route) => {
      if (route.request().method() !== 'PATCH' || (pieces += 1) !== 2) return route.continue();
      await isKept();
      await school.kill();
      await route.abort();
    },
  );
  await module.getByLabel('Archivos para el módulo').setInputFiles(video);
  await expect(page.getByText(/Sin conexión: sigue sola/)).toBeVisible();
  await page.unrouteAll();
  await school.restart();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/«compliance.mp4» quedó a medio subir/)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => isOfVideo(request.url()) && asked.push(request.method()));
  await module.getByRole('button', { name: 'Editar' }).press('Enter');
  await page.getByLabel('Video de la clase «Compliance»').setInputFiles(video);
  await expect(module.getByText('4 s', { exact: true })).toBeVisible();
  expect(asked).toEqual(['HEAD', 'PATCH', 'PATCH', 'POST']);

  await page.getByRole('textbox', { name: 'Texto en WebVTT' }).fill('WEBVTT\n\n00:03.000 --> 00:02.000\nHola');
  await page.getByRole('button', { name: /^Línea 3: El subtítulo termina/ }).press('Enter');
  await typeInto(page.getByRole('textbox', { name: 'Texto en WebVTT' }), '00:01.000 --> 00:02.000');
  await page.getByRole('button', { name: 'Usar estos subtítulos' }).press('Enter');
  await expect(module.getByText('Sin subtítulos')).toBeHidden();
  await module.getByRole('button', { name: 'Cerrar' }).press('Enter');

  await module.getByRole('button', { name: 'Agregar lectura' }).press('Enter');
  await typeInto(titles.last(), 'Hitos');
  const text = page.getByRole('textbox', { name: 'Texto de la clase «Hitos»' });
  await text.focus();
  await page.keyboard.type('## Para leer');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- uno');
  await expect(text.getByRole('heading', { name: 'Para leer' })).toBeVisible();
  await expect(text.getByRole('listitem')).toHaveText('uno');
  await module
    .getByLabel('Archivos para descargar')
    .setInputFiles({ name: 'guia-de-obras.pdf', mimeType: 'application/pdf', buffer: Buffer.from(guide) });
  await expect(module.getByRole('textbox', { name: 'Material 1, PDF' })).toHaveValue('Guia de obras');
  const up = module.getByRole('button', { name: 'Subir clase «Hitos»' });
  await up.press('Enter');
  await expect(titles.first()).toHaveValue('Hitos');
  await expect(up).toBeFocused();
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
  await expectAccessible(page);
  await isKept();
  await page.getByRole('button', { name: 'Publicar…' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).press('Enter');
  await expect(page.getByText('Publicado: ya se ve así en la escuela.')).toBeVisible();

  const { db, close } = openSqlite(join(school.dataDir, 'escuela.db'));
  await insertGrant(db, demoAccounts.collaborator.id, product.id);
  await close();
  await page.goto(`/main/contenido/${product.slug}`);
  await page.getByRole('link', { name: /Hitos/ }).click();
  await expect(page.getByRole('heading', { name: 'Para leer' })).toBeVisible();
  await expect(page.getByText('Guia de obras')).toBeVisible();
  await page.getByRole('link', { name: 'Clase siguiente Compliance' }).click();
  await expect(page.locator('video track')).toHaveCount(1);
});
