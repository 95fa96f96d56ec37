import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import type { FrontSection } from '#domain/home/front-sections.ts';
import type { StoredProductDetails } from '#domain/catalogue/product.ts';
import type { ShortQuestion } from '#domain/support/help-question.ts';
import * as homePage from '#ui/school/storefront/home/home-page.tsx';
import { structuredDataOf } from '#ui/school/storefront/home/structured-data.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { rosa, seller, storedProduct, storedSeminar } from '#test/support/catalogue/catalogue-builders.ts';
import { ProductPagesInMemory } from '#test/support/catalogue/product-pages-in-memory.ts';
import { saidAtFirst } from '#test/support/shared/said-at-first.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const now = new Date('2026-03-10T15:00:00.000Z');

async function show(
  products: readonly StoredProductDetails[],
  {
    isOffline = false,
    questions = [] as readonly ShortQuestion[],
    sellers = [seller()],
    front = undefined as readonly FrontSection[] | undefined,
  } = {},
) {
  const api = new ProductPagesInMemory(products, now);
  api.verifiedSellers = sellers;
  api.isOffline = isOffline;
  api.frontQuestions = questions;
  return showPages([{ path: '/', module: homePage }], '/', (container) => {
    container.bind(CatalogueApi).toConstantValue(api);
    if (front === undefined) return;
    const site = { ...saidAtFirst, origin: '', signInOrigin: '', imagesBase: '', uploadsBase: '', year: 2026 };
    container.unbind(SiteSettings);
    container.bind(SiteSettings).toConstantValue(new SiteSettings({ ...site, socialLinks: [], front }));
  });
}

const since = (day: number) => ({ publishedAt: `2026-02-${String(day).padStart(2, '0')}T12:00:00.000Z` });
const several = [
  ...Array.from({ length: 6 }, (_, index) => storedProduct(index + 1, { staff: [rosa], ...since(index + 1) })),
  ...[11, 12, 13].map((id) => storedProduct(id, { kind: 'book', slug: `libro-${id}`, title: `Libro ${id}` })),
  storedSeminar(21, '2026-03-20T00:00:00.000Z', { title: 'El de mañana' }),
  storedSeminar(22, '2026-04-02T00:30:00.000Z', { title: 'El de abril', staff: [rosa] }),
  storedSeminar(23, '2026-01-02T00:00:00.000Z', { title: 'El de enero' }),
  storedProduct(31, { kind: 'plan', slug: 'plan', title: 'Plan Pro Jurídico', planPage: 'pro' }),
];

const section = (title: string) => {
  const found = screen.getByRole('heading', { level: 2, name: title }).closest('section');
  return within(found as HTMLElement);
};
const titles = (title: string) =>
  section(title)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('what is new comes first, latest first, and is not told again below', async () => {
  await show(several);
  expect(titles('Lo nuevo')).toEqual(['Curso 6', 'Curso 5', 'Curso 4', 'Curso 3']);
  expect(titles('Cursos y talleres')).toEqual(['Curso 1', 'Curso 2']);
  expect(titles('Libros y revistas')).toEqual(['Libro 11', 'Libro 12', 'Libro 13']);
  const more = screen.getByRole('link', { name: 'Ver todas las novedades' });
  expect(more.getAttribute('href')).toBe('/buscar?orden=recientes');
});

test('its parts stand in the school’s order, and those that it leaves out are not there', async () => {
  await show(several, { front: ['books', 'courses'] });
  const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(parts.slice(-2)).toEqual(['Libros y revistas', 'Cursos y talleres']);
  expect(screen.queryByRole('heading', { name: 'Lo nuevo' })).toBeNull();
});

test('the next seminar stands above, those after it by their days in Lima, none that is over', async () => {
  await show(several);
  expect(screen.getByRole('heading', { level: 2, name: 'El de mañana' })).toBeTruthy();
  expect(titles('Próximos seminarios')).toEqual(['El de abril']);
  const [line] = section('Próximos seminarios').getAllByRole('listitem');
  expect(line?.querySelector('time')?.textContent).toBe('1abril miércoles');
  expect(line?.textContent).toContain(`7:30\u00a0p.\u00a0m.\u00a0· Por internet\u00a0· ${rosa.name}`);
});

test('SITE-11: who teaches, each leading to what is theirs; the verified sellers, each to their storefront', async () => {
  await show(several);
  const teacher = section('Quiénes enseñan y escriben').getByRole('link', { name: rosa.name });
  expect(teacher.getAttribute('href')).toBe('/docentes/rosa-huaman-quispe');
  const storefront = section('Vendedores verificados').getByRole('link', { name: 'Estudio Misti' });
  expect(storefront.getAttribute('href')).toBe('/estudio-misti');
});

test('ADS-2: a seller is known by the logo, or else by the face', async () => {
  const { container } = await show([], {
    sellers: [
      seller({ logo: 'logo.svg', photo: 'cara.webp' }),
      seller({ id: 2, slug: 'otra', logo: null, photo: 'otra.webp' }),
    ],
  });
  const pictures = [...container.querySelectorAll('li img')].map((each) => each.getAttribute('src'));
  expect(pictures).toEqual(['/imagenes/logo.svg', '/imagenes/otra.webp']);
});

test('SITE-5: what is asked most with its answers, and the way to all of them', async () => {
  await show(several, {
    questions: [
      { question: '¿Los cursos vencen?', answer: 'No vencen nunca.' },
      { question: '¿Y los planes?', answer: 'Duran lo que elijas.' },
    ],
  });
  const questions = section('Preguntas frecuentes').getAllByRole('group');
  expect(questions.map(({ textContent }) => textContent)).toEqual([
    '¿Los cursos vencen?No vencen nunca.',
    '¿Y los planes?Duran lo que elijas.',
  ]);
  expect(screen.getByRole('link', { name: 'Ver toda la ayuda' }).getAttribute('href')).toBe('/ayuda');
});

test('SITE-4: every kind has its way from here, and anybody can follow it', async () => {
  await show(several);
  const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const path of ['/cursos', '/seminarios', '/contenidos/libros', '/lectura', '/pro', '/consultorias']) {
    expect(paths).toContain(path);
  }
  expect(paths).toContain('/empresas');
  expect(await axeProblems()).toEqual([]);
});

test('a school that has just opened shows what it has, and no empty part', async () => {
  await show([]);
  const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(parts).toEqual([
    'Lee antes de comprar',
    'Consultorías',
    'Para empresas',
    'Cómo funciona',
    'Vendedores verificados',
  ]);
});

test('search engines are told what its owner says of the school, whatever it teaches', () => {
  const said = { statement: 'Cocina peruana, desde la base', lead: 'Cursos de quienes cocinan.' };
  const { title, description } = homePage.meta({ ...said } as homePage.Loaded);
  expect({ title, description }).toEqual({ title: said.statement, description: said.lead });
  expect(structuredDataOf(said, '', 'Qhapaq')).toContainEqual(expect.objectContaining({ description: said.lead }));
});

test('without a connection the page says so and what to do', async () => {
  await show(several, { isOffline: true });
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toContain('Aprende');
});
