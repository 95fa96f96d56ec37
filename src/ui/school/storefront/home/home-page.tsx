import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import type { CatalogueQuery } from '#domain/catalogue/catalogue-page.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { needed, useLoaded, type PageMeta } from '#ui/school/boot/page-module.ts';
import { description } from './description.ts';
import { type FrontContent, FrontPage } from './front.tsx';

export { FrontPage };

/** How many products of these kinds a part of the page shows. */
const parts = {
  newest: { kinds: ['course', 'workshop', 'diploma', 'specialised-course', 'book', 'magazine'], size: 4 },
  courses: { kinds: ['course', 'workshop', 'diploma', 'specialised-course'], size: 10 },
  books: { kinds: ['book', 'magazine'], size: 6 },
} as const satisfies Record<string, { readonly kinds: readonly ProductKind[]; readonly size: number }>;

const whole = { categorySlug: null, dates: 'any', page: 1 } as const;

/** The front page; what is new is not told twice. Source: SITE-4, SITE-5, SITE-11. */
export async function load(services: Services): Promise<FrontContent> {
  const api = services.get(CatalogueApi);
  const list = async (query: CatalogueQuery) => needed(await api.list(query)).products;
  const { newest, courses, books } = parts;
  const some = (part: { readonly kinds: readonly ProductKind[]; readonly size: number }) =>
    list({ ...whole, ...part, size: part.size + newest.size });
  const [seminars, fresh, allCourses, allBooks, plans, teachers, sellers, questions] = await Promise.all([
    list({ ...whole, kinds: ['seminar'], dates: 'coming', size: 5 }),
    list({ ...whole, ...newest, refinement: { order: 'newest' } }),
    some(courses),
    some(books),
    list({ ...whole, kinds: ['plan'], size: 4 }),
    api.teachers().then(needed),
    api.sellers().then(needed),
    api.questions().then(needed),
  ]);
  const told = new Set(fresh.map(({ id }) => id));
  const untold = (products: readonly ProductCard[], size: number) =>
    products.filter(({ id }) => !told.has(id)).slice(0, size);
  return {
    seminars,
    newest: fresh,
    courses: untold(allCourses, courses.size),
    books: untold(allBooks, books.size),
    plans,
    teachers,
    sellers,
    questions,
  };
}

export function meta(): PageMeta {
  return { title: 'Cursos, seminarios y libros de derecho y negocios', description, canonical: '/' };
}

export function Component() {
  return <FrontPage loaded={useLoaded<typeof load>()} sections={useService(SiteSettings).front} />;
}
