import { expect, test } from 'vitest';
import type { ProductQuery } from '#application/server/catalogue/ports/products.ts';
import { money } from '#domain/shared/money.ts';
import { productSearchContract } from '#test/ports/search/product-search.ts';
import { type MakeProducts, refinementContract } from './product-refinements.ts';
import {
  labour,
  rosa,
  storedPrice,
  storedProduct,
  storedSeminar,
  taxes,
} from '#test/support/catalogue/catalogue-builders.ts';

const now = new Date('2026-03-10T15:00:00.000Z');
const all: ProductQuery = { kinds: [], categorySlug: null, dates: 'any', now, offset: 0, limit: 24 };
const slugs = (found: { readonly products: readonly { readonly slug: string }[] }) =>
  found.products.map(({ slug }) => slug);

/** What every adapter of Products does. `make` fills it with published products, in the school's own order. */
export function productsContract(make: MakeProducts): void {
  productSearchContract(async (given) => {
    const products = await make(given);
    return (typed, offset = 0, limit = 20) => products.search(typed, offset, limit);
  });

  refinementContract(make);

  test('tells what most accounts hold, most held first, nothing that nobody holds', async () => {
    const given = [1, 2, 3, 4].map((id) => storedProduct(id));
    const products = await make(
      given,
      new Map([
        [2, 1],
        [4, 3],
        [1, 1],
      ]),
    );
    expect((await products.popular(2)).map(({ id }) => id)).toEqual([4, 1]);
    expect((await products.popular(9)).map(({ id }) => id)).toEqual([4, 1, 2]);
    expect(await products.count()).toBe(4);
  });

  test('lists by kind, in the school’s own order, a page at a time', async () => {
    const products = await make([1, 2, 3, 4, 5].map((id) => storedProduct(id, id === 3 ? { kind: 'workshop' } : {})));
    const found = await products.find({ ...all, kinds: ['course'], offset: 1, limit: 2 });
    expect(slugs(found)).toEqual(['curso-2', 'curso-4']);
    expect(found.total).toBe(4);
    expect(slugs(await products.find({ ...all, kinds: ['course', 'workshop'] }))).toHaveLength(5);
    expect(await products.find({ ...all, offset: 50 })).toEqual({ products: [], total: 5 });
  });

  test('lists by category', async () => {
    const products = await make([
      storedProduct(1, { category: labour }),
      storedProduct(2, { category: taxes }),
      storedProduct(3),
    ]);
    const found = await products.find({ ...all, categorySlug: 'tributacion' });
    expect(slugs(found)).toEqual(['curso-2']);
    expect(found.products[0]?.category).toEqual(taxes);
    expect((await products.find({ ...all, categorySlug: 'otra' })).total).toBe(0);
  });

  test('a card carries prices, people and lengths', async () => {
    const price = storedPrice({
      reduced: money(9900),
      reducedUntil: '2026-04-01T04:59:59.000Z',
      subscriber: money(8000),
    });
    const syllabus = [
      { title: 'Uno', text: 'Abre.', staffNames: [], hasExam: true, classes: [video('A'), video('B')] },
    ];
    const course = storedProduct(1, { price, staff: [rosa], syllabus, classes: 2, hasExam: true });
    const products = await make([course]);
    const [card] = (await products.find(all)).products;
    expect(card).toMatchObject({ price, staffNames: ['Rosa Huamán Quispe'], classes: 2, minutes: 60 });
    expect(card).not.toHaveProperty('descriptionHtml');
  });

  test('tells coming seminars, soonest first, from past ones, latest first; one being held is still to come', async () => {
    const products = await make([
      storedSeminar(1, '2026-05-01T15:00:00.000Z'),
      storedSeminar(2, '2026-03-10T14:00:00.000Z'),
      storedSeminar(3, '2026-01-05T15:00:00.000Z'),
      storedSeminar(4, '2026-02-05T15:00:00.000Z'),
      storedProduct(5),
    ]);
    expect(slugs(await products.find({ ...all, dates: 'coming' }))).toEqual(['seminario-2', 'seminario-1']);
    expect(slugs(await products.find({ ...all, dates: 'past' }))).toEqual(['seminario-4', 'seminario-3']);
  });

  test('a seminar ends with its last instant', async () => {
    const products = await make([storedSeminar(1, '2026-03-10T13:00:00.000Z')]);
    expect((await products.find({ ...all, dates: 'coming' })).total).toBe(1);
    const later = { ...all, now: new Date('2026-03-10T15:00:00.001Z') };
    expect((await products.find({ ...later, dates: 'coming' })).total).toBe(0);
    expect((await products.find({ ...later, dates: 'past' })).total).toBe(1);
  });

  test('a product’s page tells modules, people, facts', async () => {
    const course = storedProduct(1, {
      category: labour,
      staff: [rosa],
      classes: 2,
      hasExam: true,
      hasConsultations: true,
      outcomes: ['Uno', 'Dos'],
      bibliographic: [{ label: 'ISBN', value: '978-612-00-0000-0' }],
      syllabus: [
        { title: 'Primero', text: 'Empieza.', staffNames: [], hasExam: true, classes: [video('A'), video('B')] },
      ],
    });
    const products = await make([course]);
    expect(await products.findBySlug('curso-1')).toEqual(course);
    expect(await products.findBySlug('otro')).toBeNull();
  });

  test('a product’s page tells how those who have it rate it, and nothing when nobody did', async () => {
    const rated = storedProduct(1, { rating: { average: '4.7', count: 3 } });
    const products = await make([rated, storedProduct(2)]);
    expect(await products.findBySlug('curso-1')).toEqual(rated);
    expect((await products.findBySlug('curso-2'))?.rating).toBeNull();
  });

  test('a product’s page tells for whom it is, and how many have it', async () => {
    const course = storedProduct(1, { level: 'intermedio', requirements: ['Saber leer'], students: 2 });
    const products = await make([course, storedProduct(2)]);
    expect(await products.findBySlug('curso-1')).toEqual(course);
    expect(await products.findBySlug('curso-2')).toMatchObject({ level: null, requirements: [], students: 0 });
  });

  test('a course’s page tells the class that anyone may see', async () => {
    const syllabus = [
      { title: 'Uno', text: '', staffNames: [], hasExam: false, classes: [video('A'), video('B'), video('C')] },
    ];
    const freeClass = { id: 10_001, title: 'B', kind: 'video', seconds: 90 } as const;
    const course = storedProduct(1, { syllabus, classes: 3, freeClass });
    const products = await make([course]);
    expect((await products.findBySlug('curso-1'))?.freeClass).toEqual(freeClass);
  });

  test('a book’s page tells its chapters with their parts, and whether one can be read before buying', async () => {
    const reading = (title: string) => ({ title, kind: 'reading', seconds: 0 }) as const;
    const part = {
      title: 'Parte',
      text: '',
      staffNames: [],
      hasExam: false,
      classes: [reading('Uno'), reading('Dos')],
    };
    const syllabus = [part, { ...part, title: 'Cierre', classes: [] }];
    const book = storedProduct(1, { kind: 'book', slug: 'libro-1', classes: 0, hasSample: true, syllabus });
    const closed = storedProduct(2, { kind: 'book', slug: 'libro-2', classes: 0, syllabus });
    const products = await make([book, closed]);
    expect(await products.findBySlug('libro-1')).toEqual(book);
    expect(await products.findBySlug('libro-2')).toEqual(closed);
  });

  test('a seminar’s page tells its topics and who gives them', async () => {
    const topic = { title: 'Tema', text: 'Detalle.', classes: [], staffNames: [rosa.name], hasExam: false };
    const seminar = storedSeminar(1, '2026-05-01T15:00:00.000Z', { staff: [rosa], syllabus: [topic] });
    const products = await make([seminar]);
    expect(await products.findBySlug('seminario-1')).toEqual(seminar);
  });

  test('a plan’s page tells its prices', async () => {
    const price = storedPrice({ regular: money(29_900), reduced: money(24_900) });
    const term = { id: 7, price, duration: 6, unit: 'month', seatPrice: money(8000) } as const;
    const plan = storedProduct(1, { kind: 'plan', slug: 'plan-1', planPage: 'pro', planSeats: 3, planTerms: [term] });
    const products = await make([plan]);
    expect(await products.findBySlug('plan-1')).toEqual(plan);
  });

  test('the search knows everything with its people and its page', async () => {
    const products = await make([storedProduct(1, { staff: [rosa] }), storedSeminar(2, '2026-05-01T15:00:00.000Z')]);
    expect(await products.searchable()).toEqual([
      {
        id: 1,
        title: 'Curso 1',
        slug: 'curso-1',
        moduleCode: 'VT',
        path: '/cursos/curso-1',
        staff: [{ id: 1, name: rosa.name }],
      },
      {
        id: 2,
        title: 'Seminario 2',
        slug: 'seminario-2',
        moduleCode: 'SE',
        path: '/seminarios/seminario-2',
        staff: [],
        endsAt: '2026-05-01T17:00:00.000Z',
      },
    ]);
  });

  test('SITE-11: the people of most products come first, each once; who has none is not told', async () => {
    const pedro = { ...rosa, id: 2, slug: 'pedro-yupanqui-rojas', name: 'Pedro Yupanqui Rojas', photo: null };
    const ana = { ...rosa, id: 3, slug: 'ana-torres-vela', name: 'Ana Torres Vela' };
    const products = await make([
      storedProduct(1, { staff: [pedro, rosa] }),
      storedProduct(2, { staff: [pedro] }),
      storedProduct(3, { staff: [ana] }),
      storedProduct(4),
    ]);
    const slugs = (await products.teachers(9)).map(({ slug }) => slug);
    expect(slugs).toEqual(['pedro-yupanqui-rojas', 'ana-torres-vela', 'rosa-huaman-quispe']);
    expect(await products.teachers(1)).toEqual([
      { slug: 'pedro-yupanqui-rojas', name: pedro.name, profession: 'Abogada', photo: null },
    ]);
  });

  test('categories are those that hold something of the kinds', async () => {
    const products = await make([
      storedProduct(1, { category: taxes }),
      storedProduct(2, { category: taxes }),
      storedProduct(3, { kind: 'book', category: labour }),
    ]);
    expect(await products.categories(['course'])).toEqual([taxes]);
    expect(await products.categories([])).toEqual([labour, taxes]);
  });

  test('branches are every kind with its categories, as many as are published', async () => {
    const products = await make([
      storedProduct(1, { category: taxes }),
      storedProduct(2, { category: taxes }),
      storedProduct(3, { kind: 'book', category: labour }),
    ]);
    const held = (await products.branches()).filter(({ count }) => count > 0);
    expect(held).toEqual([
      { kind: 'course', count: 2, categories: [{ slug: taxes.slug, title: taxes.title, count: 2 }] },
      { kind: 'book', count: 1, categories: [] },
    ]);
    expect(await products.branches()).toHaveLength(9);
  });

  test('some addresses from a place on, with their people and their last change', async () => {
    const products = await make([
      storedProduct(1, { category: labour, staff: [rosa] }),
      storedProduct(2, { kind: 'book', slug: 'libro', category: null }),
    ]);
    const updatedAt = '2026-01-01T12:00:00.000Z';
    const [course, book] = [
      { kind: 'course', slug: 'curso-1', categorySlug: labour.slug, updatedAt, staffSlugs: [rosa.slug] },
      { kind: 'book', slug: 'libro', categorySlug: null, updatedAt, staffSlugs: [] },
    ];
    expect(await products.addresses(0, 9)).toEqual([course, book]);
    expect(await products.addresses(0, 1)).toEqual([course]);
    expect(await products.addresses(1, 9)).toEqual([book]);
  });

  test('the best rated first: a single five after many that are nearly fives, and what nobody rated last', async () => {
    const products = await make([
      storedProduct(1),
      storedProduct(2, { rating: { average: '5.0', count: 1 } }),
      storedProduct(3, { rating: { average: '4.8', count: 20 } }),
      storedProduct(4, { rating: { average: '1.0', count: 2 } }),
    ]);
    const found = await products.find({ ...all, refinement: { order: 'best-rated' } });
    expect(found.products.map(({ id }) => id)).toEqual([3, 2, 4, 1]);
    expect(found.products[0]?.rating).toEqual({ average: '4.8', count: 20 });
  });

  test('those of some ids, in their order; unknown ones are left out', async () => {
    const products = await make([storedProduct(1), storedProduct(2), storedProduct(3)]);
    expect((await products.withIds([3, 9, 1])).map(({ id }) => id)).toEqual([3, 1]);
    expect(await products.withIds([])).toEqual([]);
  });

  test('one by its address as lists show it; what is not there is null', async () => {
    const products = await make([storedProduct(1, { rating: { average: '4.7', count: 3 } }), storedProduct(2)]);
    const [asListed] = await products.withIds([1]);
    expect(await products.listedBySlug('curso-1')).toEqual(asListed);
    expect(asListed).toMatchObject({ id: 1, slug: 'curso-1', rating: { average: '4.7', count: 3 } });
    expect(await products.listedBySlug('otro')).toBeNull();
  });

  test('the newest, as many as are asked for; of one instant the one made last comes first', async () => {
    const [first, second] = ['2026-01-01T12:00:00.000Z', '2026-02-01T12:00:00.000Z'];
    const products = await make([
      storedProduct(1, { publishedAt: second, title: 'Uno', summary: 'De lo nuevo.' }),
      storedProduct(2, { publishedAt: first }),
      storedProduct(3, { publishedAt: second }),
    ]);
    const newest = await products.newest(2);
    expect(newest.map(({ slug }) => slug)).toEqual(['curso-3', 'curso-1']);
    expect(newest[1]).toMatchObject({ title: 'Uno', summary: 'De lo nuevo.', publishedAt: second, kind: 'course' });
  });
}

function video(title: string) {
  return { title, kind: 'video', seconds: 90 } as const;
}
