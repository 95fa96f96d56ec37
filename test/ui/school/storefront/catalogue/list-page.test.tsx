import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { catalogueParts } from '#domain/catalogue/catalogue-menu.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { StoredProductDetails } from '#domain/catalogue/product.ts';
import { money } from '#domain/shared/money.ts';
import * as listPage from '#ui/school/storefront/catalogue/list-page.tsx';
import { choiceOf } from '#ui/school/storefront/catalogue/list-choice.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { CatalogueApiInMemory } from '#test/support/catalogue/catalogue-api-in-memory.ts';
import {
  labour,
  rosa,
  storedPrice,
  storedProduct,
  storedSeminar,
  taxes,
} from '#test/support/catalogue/catalogue-builders.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const now = new FixedClock().now();
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
const pedro = { ...rosa, id: 2, slug: 'pedro-yupanqui', name: 'Pedro Yupanqui' };
const free = storedPrice({ regular: money(0) });

const school: readonly StoredProductDetails[] = [
  ...Array.from({ length: 30 }, (_, index) =>
    storedProduct(index + 1, { category: labour, staff: [rosa], title: `Contratos ${index + 1}` }),
  ),
  storedProduct(31, { category: taxes, staff: [pedro], title: 'Renta anual', price: free }),
  storedProduct(32, { category: taxes, staff: [pedro], title: 'IGV a fondo' }),
  storedSeminar(33, inDays(3), { title: 'Teletrabajo', staff: [rosa] }),
  storedSeminar(34, inDays(20), { title: 'Planillas' }),
  storedSeminar(35, inDays(-20), { title: 'Gratificaciones' }),
];

/** Pages of two dozen cards take their time on a busy machine. */
const patience = { timeout: 10_000 };

const paths = ['cursos', 'seminarios', 'talleres'].flatMap((list) => [`/${list}`, `/${list}/categoria/:category`]);
paths.push('/contenidos/:type');

async function show(at: string, products = school) {
  const pages = paths.map((path) => ({ path, module: listPage }));
  const shown = await showPages(pages, at, (container) => {
    container.bind(CatalogueApi).toConstantValue(new CatalogueApiInMemory(products));
  });
  return { ...shown, user: userEvent.setup() };
}

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const options = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('a list', () => {
  test('shows what there is, says what each choice leaves, and is accessible', async () => {
    await show('/cursos');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cursos');
    expect(titles()).toHaveLength(24);
    expect(options('Docente')).toEqual(['Todos', 'Pedro Yupanqui (2)', 'Rosa Huamán Quispe (30)']);
    expect(options('Precio')).toEqual(['Cualquiera', 'Gratis (1)', 'S/.\u00A0100.00 a S/.\u00A0200.00 (31)']);
    expect(screen.getByRole('link', { name: 'Tributación 2' }).getAttribute('href')).toBe(
      '/cursos/categoria/tributacion',
    );
    expect(screen.queryByRole('combobox', { name: 'Fecha' })).toBeNull();
    expect(await axeProblems()).toEqual([]);
  });

  test('a card says how its product is rated, once somebody rated it', async () => {
    const rated = storedProduct(1, { rating: { average: '4.5', count: 2 } });
    await show('/cursos', [rated, storedProduct(2)]);
    const stars = screen.getAllByRole('article').map(({ textContent }) => /★ \d\.\d/.exec(textContent)?.[0] ?? null);
    expect(stars).toEqual(['★ 4.5', null]);
  });

  test('a choice narrows it at once and stands in the address; the counts follow', async () => {
    const { user, address } = await show('/cursos');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Docente' }), 'pedro-yupanqui');
    await screen.findByText('2 resultados', { selector: 'h2' }, patience);
    expect(address()).toBe('/cursos?docente=pedro-yupanqui');
    expect(options('Precio')).toEqual(['Cualquiera', 'Gratis (1)', 'S/.\u00A0100.00 a S/.\u00A0200.00 (1)']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Orden' }), 'mayor-precio');
    await waitFor(() => expect(address()).toBe('/cursos?docente=pedro-yupanqui&orden=mayor-precio'), patience);
    await waitFor(() => expect(titles()).toEqual(['IGV a fondo', 'Renta anual']), patience);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Docente' }), 'all');
    await screen.findByText('32 resultados', { selector: 'h2' }, patience);
    expect(address()).toBe('/cursos?orden=mayor-precio');
  });

  test('what is chosen stands as chips, and a press takes one away and leaves the others', async () => {
    const { user, address } = await show(
      '/cursos/categoria/tributacion?docente=pedro-yupanqui&precio=gratis&orden=menor-precio',
    );
    const chips = () => screen.queryAllByRole('link', { name: /^Quitar / }).map(({ textContent }) => textContent);
    await waitFor(() => expect(chips()).toEqual(['Tributación', 'Pedro Yupanqui', 'Gratis', 'Menor precio']), patience);
    await user.click(screen.getByRole('link', { name: 'Quitar Gratis' }));
    await waitFor(() => expect(chips()).toEqual(['Tributación', 'Pedro Yupanqui', 'Menor precio']), patience);
    expect(address()).toBe('/cursos/categoria/tributacion?docente=pedro-yupanqui&orden=menor-precio');
    await user.click(screen.getByRole('link', { name: 'Quitar Tributación' }));
    await waitFor(() => expect(address()).toBe('/cursos?docente=pedro-yupanqui&orden=menor-precio'), patience);
  });

  test('books and magazines have an author, what is taught a teacher', async () => {
    const books = [1, 2].map((id) => storedProduct(id, { kind: 'book', staff: [id === 1 ? rosa : pedro] }));
    await show('/contenidos/libros', books);
    expect(options('Autor')).toEqual(['Todos', 'Pedro Yupanqui (1)', 'Rosa Huamán Quispe (1)']);
    expect(screen.queryByRole('combobox', { name: 'Docente' })).toBeNull();
  });

  test('without script the form sends its own address, what was chosen elsewhere with it', async () => {
    const { container } = await show('/contenidos/libros?categoria=derecho-laboral', [
      storedProduct(1, { kind: 'book', category: labour, staff: [rosa] }),
      storedProduct(2, { kind: 'book', category: taxes, staff: [pedro] }),
    ]);
    const form = container.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/contenidos/libros');
    expect(form?.querySelector('input[type=hidden]')?.outerHTML).toContain('value="derecho-laboral"');
    expect(screen.getByRole('button', { name: 'Aplicar', hidden: true }).getAttribute('type')).toBe('submit');
  });

  test('HELPERS-1: what a form sends empty, as all or otros, is as if it were not there; so is what nobody knows', async () => {
    const asked = (query: string) => choiceOf(new URL(`http://x/cursos?${query}`));
    const plain = asked('');
    for (const query of [
      'docente=&precio=all&orden=otros',
      'precio=barato&fecha=ayer&orden=x&tipo=perro',
      'docente=%00%20',
    ]) {
      expect(asked(query)).toEqual(plain);
    }
    expect(asked('pagina=dos')).toBeNull();
  });

  test('a person whom nobody knows leads to the list without them', async () => {
    const { address } = await show('/cursos?docente=nadie&precio=gratis');
    expect(address()).toBe('/cursos?precio=gratis');
    expect(titles()).toEqual(['Renta anual']);
  });

  test('a category asked for as a parameter moves to its own page; one that nobody knows is no page', async () => {
    const { address, unmount } = await show('/cursos?categoria=tributacion&precio=gratis');
    expect(address()).toBe('/cursos/categoria/tributacion?precio=gratis');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cursos: Tributación');
    unmount();
    await show('/cursos/categoria/cocina');
    expect(screen.queryByRole('heading', { name: /Cursos/ })).toBeNull();
  });

  test('SEARCH-5: its pages keep the choice, and the last one says that there is no more', async () => {
    const { user, address } = await show('/cursos?docente=rosa-huaman-quispe');
    expect(screen.queryByText('No se encuentra más información')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Siguiente' }));
    expect(await screen.findByText('No se encuentra más información', {}, patience)).toBeTruthy();
    expect(address()).toBe('/cursos?docente=rosa-huaman-quispe&pagina=2');
    expect(titles()).toHaveLength(6);
  });

  test('where nothing is left it says so and takes the filters away', async () => {
    const { user, address } = await show('/cursos?docente=rosa-huaman-quispe&precio=gratis');
    expect(screen.getByRole('heading', { name: 'No se encontraron resultados' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Quitar los filtros' }));
    await screen.findByText('32 resultados', { selector: 'h2' }, patience);
    expect(address()).toBe('/cursos');
  });
});

describe('the seminars', () => {
  test('stand in two parts, those to come and those held, until a date is chosen', async () => {
    const { user, address } = await show('/seminarios');
    expect(screen.getByRole('heading', { name: 'Próximos seminarios' })).toBeTruthy();
    expect(titles()).toEqual(['Teletrabajo', 'Planillas', 'Gratificaciones']);
    expect(options('Fecha')).toEqual([
      'Cualquiera',
      'Próximos (2)',
      'En 7 días (1)',
      'En 30 días (2)',
      'Realizados (1)',
    ]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Fecha' }), '7-dias');
    await screen.findByText('1 resultado', { selector: 'h2' }, patience);
    expect(address()).toBe('/seminarios?fecha=7-dias');
    expect(titles()).toEqual(['Teletrabajo']);
  });
});

describe('a page after the last', () => {
  test.each([
    ['/cursos?orden=recientes&pagina=99', '/cursos?orden=recientes'],
    ['/seminarios?orden=precio&pagina=99', '/seminarios'],
    ['/seminarios?pagina=2', '/seminarios'],
  ])('%s says that there is no more, and leads to the first', async (at, first) => {
    await show(at);
    expect(screen.getByRole('heading', { name: 'No se encuentra más información' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ir a la primera página' }).getAttribute('href')).toBe(first);
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Páginas' })).toBeNull();
    expect(await axeProblems()).toEqual([]);
  });
});

describe('the list of each kind', () => {
  const kinds = catalogueParts.filter(({ path }) => path !== '/consultorias');
  const ofEach = kinds.map(({ kind, one }, index) => {
    const general = { kind: kind as ProductKind, category: labour, title: `${one} de prueba` };
    return kind === 'seminar' ? storedSeminar(index + 1, inDays(3), general) : storedProduct(index + 1, general);
  });

  test.each(kinds.map(({ path, title, one }) => [path, title, one] as const))(
    'ROUTE-2 to 6: %s shows %s and nothing else',
    async (path, title, one) => {
      await show(path, ofEach);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
      expect(titles()).toEqual([`${one} de prueba`]);
    },
  );

  test.each(['seminarios', 'cursos', 'talleres'])('ROUTE-2, 3, 5: /%s has a page for each category', async (list) => {
    const { unmount } = await show(`/${list}/categoria/derecho-laboral`, ofEach);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/: Derecho laboral$/);
    expect(titles()).toHaveLength(1);
    unmount();
    await show(`/${list}/categoria/cocina`, ofEach);
    expect(screen.queryByRole('heading', { name: /cocina/i })).toBeNull();
    expect(titles()).toEqual([]);
  });
});

describe('what search engines are told', () => {
  const told = async (at: string) => {
    const api = new CatalogueApiInMemory(school);
    const services = { get: () => api } as never;
    return listPage.meta(await listPage.load(services, { params: {}, url: new URL(`http://x${at}`) }));
  };

  test.each([
    ['/cursos', { canonical: '/cursos', next: '/cursos?pagina=2' }],
    ['/cursos?pagina=2', { canonical: '/cursos?pagina=2', previous: '/cursos', title: 'Cursos, página 2' }],
    ['/cursos/categoria/tributacion', { canonical: '/cursos/categoria/tributacion', title: 'Cursos de Tributación' }],
    ['/cursos?orden=recientes&pagina=2', { hidden: true, isForAll: true, previous: '/cursos?orden=recientes' }],
    ['/cursos?pagina=99', { hidden: true, title: 'Cursos' }],
  ])('%s', async (at, expected) => {
    expect(await told(at)).toMatchObject(expected);
  });

  test('a page after the last has none before and none after it; the others are shown', async () => {
    const past = await told('/cursos?pagina=99');
    expect([past.previous, past.next]).toEqual([undefined, undefined]);
    expect((await told('/cursos?pagina=2')).hidden).toBeUndefined();
  });
});
