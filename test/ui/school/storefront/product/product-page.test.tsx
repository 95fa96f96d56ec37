import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import { ReviewApi } from '#application/browser/learning/ports/review-api.ts';
import { Clock } from '#application/ports/clock.ts';
import type { StoredProductDetails } from '#domain/catalogue/product.ts';
import { money } from '#domain/shared/money.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';
import '#ui/school/storefront/product/wait-dialog.tsx';
import '#ui/school/storefront/product/free-class-dialog.tsx';
import '#ui/school/storefront/product/story-end.tsx';
import * as productPage from '#ui/school/storefront/product/product-page.tsx';
import { structuredDataOf } from '#ui/school/storefront/product/structured-data.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { ProductPagesInMemory } from '#test/support/catalogue/product-pages-in-memory.ts';
import { labour, rosa, storedPrice, storedProduct, storedSeminar } from '#test/support/catalogue/catalogue-builders.ts';
import { ReviewApiInMemory } from '#test/memory/learning/review-api-in-memory.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { anOwnedProduct, aProfile } from '#test/support/accounts/profile-builders.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { shoppingServices } from '#test/support/cart/shopping-services.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

class NothingSeen {
  observe = () => undefined;
  disconnect = () => undefined;
}
beforeEach(() => void vi.stubGlobal('IntersectionObserver', NothingSeen));

const paths = ['/cursos/:slug', '/seminarios/:slug', '/contenidos/:type/:slug'];

async function show(product: StoredProductDetails, at: string, buyer = aProfile()) {
  const shopping = await shoppingServices({ buyer });
  const clock = new FixedClock();
  const api = new ProductPagesInMemory([product], clock.now());
  const votes = new ReviewApiInMemory();
  const pages = paths.map((path) => ({ path, module: productPage }));
  const shown = await showPages(pages, at, (container) => {
    shopping.wire(container);
    container.bind(CatalogueApi).toConstantValue(api);
    container.bind(Clock).toConstantValue(clock);
    container.bind(ReviewApi).toConstantValue(votes);
    container.bind(Reads).toConstantValue(votes.reads);
  });
  await shown.services.get(SessionStore).restore();
  await shown.services.get(CartStore).restore();
  return { ...shown, api, user: userEvent.setup() };
}

const said = {
  id: 'r1',
  author: 'Ana Q.',
  stars: 4,
  text: 'Muy claro.',
  at: '2026-03-01T15:00:00.000Z',
  helpful: 2,
  isMoved: false,
};
const moved = { ...said, id: 'r2', answer: null, isMoved: true };
const rating = { average: '4.0', count: 2 };

test('opinions stand with their stars, their day and what the school answers; without any there is no such part', async () => {
  await show(storedProduct(1, { rating, reviews: [{ ...said, answer: 'Gracias.' }, moved] }), '/cursos/curso-1');
  const part = (await screen.findByRole('heading', { name: 'Opiniones de quienes lo tienen' }))
    .parentElement as HTMLElement;
  expect(part.textContent).toContain('★ 4 de 5 · Ana Q. · 1\u00a0de\u00a0marzo\u00a0de\u00a02026');
  expect(part.textContent.match(/de\u00a02026 · en la plataforma anterior/g)).toHaveLength(1);
  expect(part.textContent).toContain('Muy claro.');
  expect(part.textContent).toContain('Respuesta de la escuela: Gracias.');
  expect(screen.getByRole('link', { name: 'Opiniones' }).getAttribute('href')).toBe('#opiniones');
});

test('how few places are left is said; without any it is neither bought nor given, and search engines are told', async () => {
  const price = storedPrice({ subscriber: money(9000) });
  const seminar = (changes: Partial<StoredProductDetails>) =>
    storedSeminar(2, '2026-03-20T23:00:00.000Z', { price, ...changes });
  const offered = async ({ api }: Awaited<ReturnType<typeof show>>) =>
    JSON.stringify(structuredDataOf(accepted(await api.product('seminario-2')), 'https://escuela.pe', 'Escuela'));
  const few = await show(seminar({ placesLeft: 2 }), '/seminarios/seminario-2');
  expect(await screen.findByText('Últimos cupos: 2')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Agregar al carrito/ })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Regalar' })).toBeTruthy();
  expect(screen.getByText(/Con un plan activo pagas/)).toBeTruthy();
  few.unmount();
  const none = await show(seminar({ placesLeft: 0 }), '/seminarios/seminario-2');
  for (const button of await screen.findAllByRole<HTMLButtonElement>('button', { name: /^Agotado/ })) {
    expect(button.disabled).toBe(true);
  }
  expect(screen.queryByRole('button', { name: /^Agregar al carrito/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Regalar' })).toBeNull();
  expect(screen.queryByText(/Con un plan activo pagas/)).toBeNull();
  expect(await axeProblems()).toEqual([]);
  expect([await offered(few), await offered(none)]).toEqual([
    expect.stringContaining('https://schema.org/InStock'),
    expect.stringContaining('https://schema.org/SoldOut'),
  ]);
});

const classes = [
  { title: 'La relación', kind: 'video', seconds: 90 },
  { title: 'El plazo', kind: 'reading', seconds: 60 },
] as const;
const beginning = { title: 'Empezar', text: 'Lo básico.', staffNames: [], hasExam: true, classes };
const syllabus = [beginning];
const course = storedProduct(1, {
  title: 'Derecho laboral',
  staff: [rosa],
  syllabus,
  classes: 2,
  hasExam: true,
  freeClass: { id: 9, title: 'La relación', kind: 'video', seconds: 90 },
  inPlans: [{ title: 'Plan Pro Jurídico', path: '/contenidos/planes/pro' }],
});

const facts = () => screen.getAllByRole('definition').map((each) => each.textContent);

test('a course: outcomes, syllabus, teacher, certificate sample, price, plans that include it, questions', async () => {
  await show(course, '/cursos/curso-1');
  // Its second half has a file of its own.
  await screen.findByRole('heading', { name: 'Preguntas frecuentes' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(headings).toEqual([
    'Qué te llevas',
    'De qué se trata',
    'Contenido',
    'Docente',
    'Tu certificado',
    'Preguntas frecuentes',
  ]);
  const sample = screen.getByRole<HTMLImageElement>('img', { name: /^Muestra del certificado de aprobación/ });
  expect(sample.getAttribute('src')).toBe('/certificados/curso-1.svg');
  expect(screen.getByRole('link', { name: 'Plan Pro Jurídico' }).getAttribute('href')).toBe('/contenidos/planes/pro');
  expect(facts()).toEqual([
    '2',
    '1 h',
    'No vence',
    '8 horas académicas',
    '1 de enero de 2026',
    expect.stringMatching(/^Dentro de los 7 días calendario desde su activación/),
  ]);
  expect(screen.getAllByText('S/. 118.00').length).toBeGreaterThan(0);
  expect(await axeProblems()).toEqual([]);
});

test('what nobody has described yet has no heading over nothing', async () => {
  await show({ ...course, descriptionHtml: '' }, '/cursos/curso-1');
  expect(await screen.findByRole('heading', { level: 2, name: 'Contenido' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'De qué se trata' })).toBeNull();
});

test('what decides stands before the price: kind and category, who teaches, how much, the first reason', async () => {
  await show({ ...course, category: labour, level: 'básico' }, '/cursos/curso-1');
  const heading = screen.getByRole('heading', { level: 1 });
  const price = screen.getAllByText('S/. 118.00')[0] as HTMLElement;
  for (const text of ['Curso · Derecho laboral', 'Rosa Huamán Quispe', '2 clases · 1 h · Nivel básico', 'Saber más']) {
    const [told] = screen.getAllByText(text);
    expect((told as HTMLElement).compareDocumentPosition(price) & Node.DOCUMENT_POSITION_FOLLOWING, text).toBeTruthy();
  }
  expect(heading.textContent).toBe('Derecho laboral');
});

test('level, requirements, last update and students are told where they are known, and not spoken of otherwise', async () => {
  const known = { level: 'avanzado', requirements: ['Saber leer un contrato'], students: 12 } as const;
  const { unmount } = await show({ ...course, ...known }, '/cursos/curso-1');
  expect(facts()).toEqual(expect.arrayContaining(['Avanzado', '1 de enero de 2026', '12 hasta hoy']));
  expect(screen.getByRole('heading', { name: 'Qué necesitas' })).toBeTruthy();
  expect(screen.getByText('Saber leer un contrato')).toBeTruthy();
  unmount();
  // Not 'una persona', which reads as for how many it is.
  const first = await show({ ...course, students: 1, rating: null }, '/cursos/curso-1');
  expect(facts()).toContain('1 hasta hoy');
  first.unmount();
  // Who has it by a plan rates it and is not counted: less than those who rated is not how many have it.
  const rated = await show({ ...course, students: 1, rating: { average: '4.5', count: 2 } }, '/cursos/curso-1');
  expect(screen.queryByText('Estudiantes')).toBeNull();
  rated.unmount();
  await show(course, '/cursos/curso-1');
  for (const name of ['Nivel', 'Estudiantes', 'Qué necesitas']) expect(screen.queryByText(name)).toBeNull();
});

test('what is free is not given back, and says nothing of it', async () => {
  await show({ ...course, price: storedPrice({ regular: money(0) }) }, '/cursos/curso-1');
  expect(screen.queryByText('Devolución')).toBeNull();
});

test('a book shows its table of contents', async () => {
  const part = { title: 'Los contratos', text: '', staffNames: [], hasExam: false };
  const chapters = [{ ...part, classes: [{ title: 'La forma', kind: 'reading', seconds: 0 } as const] }];
  const book = storedProduct(4, {
    kind: 'book',
    syllabus: chapters,
    bibliographic: [{ label: 'Páginas', value: '64' }],
  });
  await show(book, '/contenidos/libros/curso-4');
  const list = screen.getByRole('heading', { name: 'Contenido' }).nextElementSibling as HTMLElement;
  expect(within(list).getByText('Los contratos')).toBeTruthy();
  expect(within(list).getByText('La forma')).toBeTruthy();
  expect(screen.getByText('64 páginas')).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
});

test('how those who have it rate it', async () => {
  await show({ ...course, rating: { average: '4.7', count: 3 } }, '/cursos/curso-1');
  expect(facts()).toContain('4.7 de 5, 3 calificaciones');
});

test('its free class opens in a dialog, with captions', async () => {
  const { api, user } = await show(course, '/cursos/curso-1');
  const video = { source: '/v.webm?permiso', mediaType: 'video/webm', captions: '/v.vtt', poster: null };
  api.freeClasses = { 'curso-1': { title: 'La relación', readingHtml: null, video } };
  await user.click(screen.getByRole('button', { name: 'Ver una clase gratis' }));
  const dialog = await screen.findByRole('dialog', { name: 'La relación' });
  expect(dialog.querySelector('source')?.getAttribute('src')).toBe('/v.webm?permiso');
  expect(dialog.querySelector('track')?.getAttribute('src')).toBe('/v.vtt');
  await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a free class that does not come says so and can be asked for again', async () => {
  const { api, user } = await show(course, '/cursos/curso-1');
  await user.click(screen.getByRole('button', { name: 'Ver gratis' }));
  expect(await screen.findByText('No pudimos abrir la clase')).toBeTruthy();
  api.freeClasses = { 'curso-1': { title: 'La relación', readingHtml: '<p>Uno.</p>', video: null } };
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByText('Uno.')).toBeTruthy();
});

const seminar = storedSeminar(2, '2026-04-11T23:00:00.000Z', { title: 'Despido', staff: [rosa] });

test('a coming seminar: its date in Lima and the calendar file', async () => {
  await show(seminar, '/seminarios/seminario-2');
  expect(facts()).toContain(
    'sábado 11 de abril de 2026, 6:00\u00a0p.\u00a0m. a 8:00\u00a0p.\u00a0m. (hora\u00a0de\u00a0Lima)',
  );
  const calendar = screen.getByRole('link', { name: 'Guardar en mi calendario' });
  expect(calendar.getAttribute('href')).toBe('/calendario/seminario-2.ics');
});

test('a seminar that is over offers its recording, and no calendar', async () => {
  await show({ ...seminar, startsAt: '2026-01-11T23:00:00.000Z', endsAt: null }, '/seminarios/seminario-2');
  expect(screen.getByText(/Este seminario ya se realizó/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Guardar en mi calendario' })).toBeNull();
  expect(facts()).toContain('Grabación: no vence');
  expect(facts()).not.toContain('En vivo, por internet');
});

test('what has no date is not said to be live', async () => {
  await show({ ...course, modality: 'virtual', startsAt: null }, '/cursos/curso-1');
  expect(facts()).toContain('Por internet, a tu ritmo');
  expect(facts()).not.toContain('En vivo');
});

test('a part that is read alone counts its readings', async () => {
  const read = { ...beginning, classes: [{ title: 'El plazo', kind: 'reading', seconds: 60 } as const] };
  await show({ ...course, syllabus: [read, { ...beginning, title: 'Seguir' }] }, '/cursos/curso-1');
  expect(screen.getByText('1 lectura')).toBeTruthy();
  expect(screen.getByText('2 clases')).toBeTruthy();
});

test('a consultancy is not measured in classes, and is asked of its specialist', async () => {
  const consultancy = storedProduct(3, { kind: 'consultancy', syllabus, classes: 2, hasConsultations: true });
  await show(consultancy, '/contenidos/consultorias/curso-3');
  expect(screen.getByRole('button', { name: /^Agregar al carrito/ })).toBeTruthy();
  expect(screen.queryByText('Duración')).toBeNull();
  expect(screen.queryByText('Clases')).toBeNull();
  expect(facts()).toContain('Con el especialista');
});

test('MODAL-1: whoever has a coming seminar is asked whether to wait, and taken to it', async () => {
  const owner = aProfile({ owned: [anOwnedProduct(2, { kind: 'seminar', slug: 'seminario-2' })] });
  const { user, address } = await show(seminar, '/seminarios/seminario-2', owner);
  const [enter] = await screen.findAllByRole('button', { name: 'Entrar al seminario' });
  await user.click(enter as HTMLElement);
  const dialog = await screen.findByRole('alertdialog', { name: 'Seminario' });
  expect(within(dialog).getByText(/6:00 p\. m\. \(hora de Lima\)/)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  expect(address()).toBe('/seminarios/seminario-2');
  await user.click(enter as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Sí, quiero esperar' }));
  expect(address()).toBe('/main/seminarios/seminario-2');
});

test('a book leads to its sample', async () => {
  const book = storedProduct(3, { kind: 'book', slug: 'libro', classes: 0, minutes: 0, hasSample: true });
  await show(book, '/contenidos/libros/libro');
  const sample = screen.getByRole('link', { name: 'Leer una muestra gratis' });
  expect(sample.getAttribute('href')).toBe('/lectura/libros/libro');
});

test('a plan: what it gives, its durations with their prices, its seats', async () => {
  const term = (id: number, duration: number, regular: number) =>
    ({ id, duration, unit: 'month', price: storedPrice({ regular: money(regular) }), seatPrice: money(8000) }) as const;
  const plan = storedProduct(4, {
    kind: 'plan',
    slug: 'pro',
    planPage: 'pro',
    planSeats: 3,
    certificateHours: 0,
    planTerms: [term(1, 6, 29_900), term(2, 12, 49_900)],
    planGives: [{ title: 'Todos los libros', path: '/contenidos/libros' }],
  });
  await show(plan, '/contenidos/planes/pro');
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByRole('radio', { name: /6 meses/ })).toBeTruthy();
  expect(screen.getAllByText(/80\.00 por cada persona adicional/)).toHaveLength(2);
  expect(facts()).toContain('Hasta 3');
  expect(screen.getByRole('link', { name: 'Todos los libros' })).toBeTruthy();
});

test('a product asked for below the path of another kind lives at its own', async () => {
  const { address } = await show(course, '/seminarios/curso-1');
  expect(address()).toBe('/cursos/curso-1');
});

test('nothing at a slug is the page of 404', async () => {
  await show(course, '/cursos/nada');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No encontramos esta página');
});
