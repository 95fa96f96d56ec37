import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import type { CatalogueQuery } from '#domain/catalogue/catalogue-page.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import type { SellerCard } from '#domain/catalogue/seller.ts';
import type { Teacher } from '#domain/catalogue/teacher.ts';
import type { ShortQuestion } from '#domain/support/help-question.ts';
import { Section, Wrap } from '#ui/kit/layout/layout.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { needed, useLoaded, type PageMeta } from '#ui/school/boot/page-module.ts';
import { PlanGrid } from '#ui/school/storefront/catalogue/plan-tile.tsx';
import { ProductGrid } from '#ui/school/storefront/catalogue/product-tile.tsx';
import { RecentlySeen } from '#ui/school/storefront/seen/recently-seen.tsx';
import { Agenda } from './agenda.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks, OtherWays, Questions } from './how-it-works.tsx';
import { NewProducts } from './new-products.tsx';
import { description } from './description.ts';
import styles from './home-page.module.css';
import { SellersSection, TeachersSection } from './people.tsx';

interface Loaded {
  readonly seminars: readonly ProductCard[];
  readonly newest: readonly ProductCard[];
  readonly courses: readonly ProductCard[];
  readonly books: readonly ProductCard[];
  readonly plans: readonly ProductCard[];
  readonly teachers: readonly Teacher[];
  readonly sellers: readonly SellerCard[];
  readonly questions: readonly ShortQuestion[];
}

/** How many products of these kinds a part of the page shows. */
const parts = {
  newest: { kinds: ['course', 'workshop', 'diploma', 'specialised-course', 'book', 'magazine'], size: 4 },
  courses: { kinds: ['course', 'workshop', 'diploma', 'specialised-course'], size: 10 },
  books: { kinds: ['book', 'magazine'], size: 6 },
} as const satisfies Record<string, { readonly kinds: readonly ProductKind[]; readonly size: number }>;

const whole = { categorySlug: null, dates: 'any', page: 1 } as const;

/** The front page; what is new is not told twice. Source: SITE-4, SITE-5, SITE-11. */
export async function load(services: Services): Promise<Loaded> {
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
  const { seminars, newest, courses, books, plans, teachers, sellers, questions } = useLoaded<typeof load>();
  const [next, ...laterSeminars] = seminars;
  return (
    <Wrap>
      <Hero next={next ?? null} />
      {newest.length > 0 && <NewProducts products={newest} />}
      {laterSeminars.length > 0 && <Agenda seminars={laterSeminars} />}
      {courses.length > 0 && (
        <Section title="Cursos y talleres" more={{ to: '/cursos', label: 'Ver todos los cursos' }}>
          <div className={styles.few}>
            <ProductGrid products={courses} />
          </div>
        </Section>
      )}
      {books.length > 0 && (
        <Section title="Libros y revistas" more={{ to: '/contenidos/libros', label: 'Ver todos los libros' }}>
          <div className={styles.shelf}>
            <ProductGrid products={books} />
          </div>
        </Section>
      )}
      <RecentlySeen />
      {plans.length > 0 && (
        <Section title="Planes" more={{ to: '/pro', label: 'Comparar los planes Pro' }}>
          <PlanGrid plans={plans} />
        </Section>
      )}
      <OtherWays />
      {teachers.length > 0 && <TeachersSection teachers={teachers} />}
      <HowItWorks />
      {sellers.length > 0 && <SellersSection sellers={sellers} />}
      {questions.length > 0 && <Questions questions={questions} />}
    </Wrap>
  );
}
