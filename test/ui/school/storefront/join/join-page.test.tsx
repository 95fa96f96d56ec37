import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { TeacherDirectory } from '#application/browser/catalogue/ports/teacher-directory.ts';
import { TeacherDirectoryInMemory } from '#test/memory/catalogue/teacher-directory-in-memory.ts';
import type { PageModule } from '#ui/school/boot/page-module.ts';
import * as affiliates from '#ui/school/storefront/join/affiliates-page.tsx';
import * as creators from '#ui/school/storefront/join/creators-page.tsx';
import * as join from '#ui/school/storefront/join/join-page.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { rosa, seller, storedProduct } from '#test/support/catalogue/catalogue-builders.ts';
import { ProductPagesInMemory } from '#test/support/catalogue/product-pages-in-memory.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { visitorServices } from '#test/support/browser/visitor-services.ts';

const cases = [
  ['/unete', join, 'team', 'Área en la que quieres trabajar', 'Cuéntanos de ti'],
  ['/unete/afiliados', affiliates, 'affiliate', 'A qué te dedicas', '¿Cómo recomendarías la escuela?'],
  ['/unete/creadores', creators, 'creator', 'Tema de tu curso, seminario o libro', 'Cuéntanos tu propuesta'],
] as const;

/** What is missing is said by the names of this form's fields. */
const missing = {
  team: ['Escribe el área en la que quieres trabajar.', 'Cuéntanos de ti.'],
  affiliate: ['Escribe a qué te dedicas.', 'Cuéntanos cómo recomendarías la escuela.'],
  creator: ['Escribe tu tema.', 'Cuéntanos tu propuesta.'],
} as const;

const now = new Date('2026-03-10T15:00:00.000Z');
const books = [11, 12].map((id) => storedProduct(id, { kind: 'book', slug: `libro-${id}`, title: `Libro ${id}` }));

async function open(path: string, module: PageModule, { isOffline = false } = {}) {
  const { api, wire } = visitorServices();
  const catalogue = new ProductPagesInMemory([storedProduct(1, { staff: [rosa] }), ...books], now);
  catalogue.verifiedSellers = [seller()];
  catalogue.isOffline = isOffline;
  await showPages([{ path, module }], path, (container) => {
    wire(container);
    container.bind(CatalogueApi).toConstantValue(catalogue);
    container.bind(TeacherDirectory).toConstantValue(new TeacherDirectoryInMemory([]));
  });
  return api;
}

test.each(cases)('ROUTE-12: the application at %s reaches the staff', async (path, module, kind, subject, text) => {
  const api = await open(path, module);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Enviar postulación' }));
  const list = within(await screen.findByRole('group', { name: 'Revisa estos datos' }));
  for (const said of missing[kind]) expect(list.getByText(said)).toBeTruthy();
  await pasteInto(user, screen.getByLabelText('Nombre completo'), 'Ana Quispe');
  await pasteInto(user, screen.getByLabelText('Correo'), 'ana@correo.pe');
  await pasteInto(user, screen.getByLabelText('Celular'), '987654321');
  await pasteInto(user, screen.getByLabelText(subject), 'Derecho laboral');
  await pasteInto(user, screen.getByLabelText(text), 'Quiero ayudar.');
  await user.click(screen.getByRole('checkbox', { name: 'No soy un robot' }));
  await user.click(screen.getByRole('button', { name: 'Enviar postulación' }));
  expect((await screen.findByText(/Recibimos tu postulación/)).closest('[role=group]')).not.toBeNull();
  expect(api.sent).toMatchObject([{ kind, draft: { subject: 'Derecho laboral' } }]);
});

test('those who teach and sell already are there with their pages, in front of books that were published', async () => {
  await open('/unete', join);
  const teachers = within(screen.getByRole('list', { name: 'Quiénes ya enseñan y escriben' }));
  expect(teachers.getByRole('link', { name: rosa.name }).getAttribute('href')).toBe(`/docentes/${rosa.slug}`);
  const sellers = within(screen.getByRole('list', { name: 'Vendedores verificados' }));
  expect(sellers.getByRole('link').getAttribute('href')).toBe(`/${seller().slug}`);
  expect([...document.querySelectorAll('header img')].map((each) => each.getAttribute('src'))).toEqual([
    '/portadas/libro-11.svg',
    '/portadas/libro-12.svg',
  ]);
  expect(screen.getByRole('link', { name: 'Postular como creador' }).getAttribute('href')).toBe('/unete/creadores');
  expect(await axeProblems()).toEqual([]);
});

test.each(cases)('the form at %s stands also when the catalogue cannot be read', async (path, module) => {
  await open(path, module, { isOffline: true });
  expect(screen.getByRole('button', { name: 'Enviar postulación' })).toBeTruthy();
  expect(document.querySelector('header img')).toBeNull();
});
