import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TeacherDirectoryInMemory } from '#test/memory/catalogue/teacher-directory-in-memory.ts';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { TeacherDirectory } from '#application/browser/catalogue/ports/teacher-directory.ts';
import { initialProvider } from '#domain/legal/statute.ts';
import { initialIdentity } from '#domain/settings/identity-settings.ts';
import type { StaffProfile } from '#domain/catalogue/staff-profile.ts';
import { PageMap } from '#ui/school/boot/page-map.ts';
import * as page from '#ui/school/storefront/about/about-page.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { storedProduct } from '#test/support/catalogue/catalogue-builders.ts';
import { ProductPagesInMemory } from '#test/support/catalogue/product-pages-in-memory.ts';
import { aTeacher } from '#test/support/catalogue/teacher-builders.ts';

const now = new Date('2026-03-10T15:00:00.000Z');
const courses = [storedProduct(1), storedProduct(2)];
const books = [11, 12].map((id) => storedProduct(id, { kind: 'book', slug: `libro-${id}`, title: `Libro ${id}` }));

const open = (teachers: readonly StaffProfile[], { products = [...courses, ...books], isOffline = false } = {}) =>
  showPages([{ path: '/nosotros', module: page }], '/nosotros', (container) => {
    const catalogue = new ProductPagesInMemory(products, now);
    catalogue.isOffline = isOffline;
    container.bind(CatalogueApi).toConstantValue(catalogue);
    container.bind(TeacherDirectory).toConstantValue(new TeacherDirectoryInMemory(teachers));
    container.bind(PageMap).toConstantValue(new PageMap([{ path: '/contacto' }, { path: '/verificacion' }]));
  });

test('ROUTE-11, SITE-11: the school, its teachers with what they publish, certificates, and who answers', async () => {
  await open([aTeacher('zoe', 'Zoe Sol', [10, 11]), aTeacher('eva', 'Eva Paz', [12])]);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Zoe Sol' })).toBeInstanceOf(HTMLElement);
  const works = screen.getByRole('list', { name: 'Lo que publica Zoe Sol' });
  expect(within(works).getByRole('link', { name: 'Curso 10' }).getAttribute('href')).toBe('/cursos/curso-10');
  expect(screen.getByRole('link', { name: 'Validar un certificado' }).getAttribute('href')).toBe('/verificacion');
  expect(screen.getByText(initialIdentity.lead)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(initialProvider.ruc)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('link', { name: 'Escribirnos' })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('link', { name: 'Preguntas frecuentes' })).toBeNull();
  expect(await axeProblems()).toEqual([]);
});

test('who publishes much shows three works, and a link to the list of all of them', async () => {
  await open([aTeacher('zoe', 'Zoe Sol', [10, 11, 12, 13, 14]), aTeacher('eva', 'Eva Paz', [15, 16, 17])]);
  const works = within(screen.getByRole('list', { name: 'Lo que publica Zoe Sol' })).getAllByRole('link');
  expect(works.map(({ textContent }) => textContent)).toEqual([
    'Curso 10',
    'Curso 11',
    'Curso 12',
    'Ver los 5 de Zoe Sol',
  ]);
  expect(works.at(-1)?.getAttribute('href')).toBe('/buscar?docente=zoe');
  expect(within(screen.getByRole('list', { name: 'Lo que publica Eva Paz' })).getAllByRole('link')).toHaveLength(3);
});

test('without teachers there is no heading over nothing', async () => {
  await open([]);
  expect(screen.queryByRole('heading', { name: 'Quiénes enseñan' })).toBeNull();
});

test('what it has to show for itself is counted, its books stand there, and a sample of its certificate', async () => {
  await open([aTeacher('zoe', 'Zoe Sol', [1])]);
  const figures = within(screen.getByRole('list', { name: 'La escuela en números' })).getAllByRole('listitem');
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    '2 cursos, talleres y diplomados',
    '2 libros y revistas',
    '1 docente',
  ]);
  expect(screen.getByRole('link', { name: 'Libro 12' })).toBeTruthy();
  const sample = screen.getByRole('img', { name: /^Muestra del certificado de «Curso 1»/ });
  expect(sample.getAttribute('src')).toBe('/certificados/curso-1.svg');
});

test('one primary action: the others lead on quietly', async () => {
  await open([aTeacher('zoe', 'Zoe Sol', [1])]);
  expect(screen.getByRole('link', { name: 'Ver los cursos' }).getAttribute('href')).toBe('/cursos');
  expect(screen.getByRole('link', { name: 'Quiénes enseñan' }).getAttribute('href')).toBe('#docentes');
});

test('who teaches is told also when the catalogue cannot be read', async () => {
  await open([aTeacher('zoe', 'Zoe Sol', [1])], { isOffline: true });
  expect(screen.getByRole('heading', { name: 'Zoe Sol' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'De nuestra editorial' })).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});
