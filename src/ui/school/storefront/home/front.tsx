import type { ReactNode } from 'react';
// From there, since the page has no other use of React itself.
import { Fragment } from 'react/jsx-runtime';
import type { OfFrontShelves } from '#domain/home/front-products.ts';
import type { FrontSection } from '#domain/home/front-sections.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import type { SellerCard } from '#domain/catalogue/seller.ts';
import type { Teacher } from '#domain/catalogue/teacher.ts';
import type { ShortQuestion } from '#domain/support/help-question.ts';
import { Section, Wrap } from '#ui/kit/layout/layout.tsx';
import { PlanGrid } from '#ui/school/storefront/catalogue/plan-tile.tsx';
import { ProductGrid } from '#ui/school/storefront/catalogue/product-tile.tsx';
import { RecentlySeen } from '#ui/school/storefront/seen/recently-seen.tsx';
import { Agenda } from './agenda.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks, OtherWays, Questions } from './how-it-works.tsx';
import { NewProducts } from './new-products.tsx';
import styles from './home-page.module.css';
import { SellersSection, TeachersSection } from './people.tsx';

/** What the parts of the front page show. */
export interface FrontContent extends OfFrontShelves<readonly ProductCard[]> {
  readonly teachers: readonly Teacher[];
  readonly sellers: readonly SellerCard[];
  readonly questions: readonly ShortQuestion[];
}

interface FrontPageProps {
  readonly loaded: FrontContent;
  readonly sections?: readonly FrontSection[] | undefined;
}

/** The first words and the parts, in the school's order; a part that has nothing to show is not there. */
export function FrontPage({ loaded, sections }: FrontPageProps) {
  const { seminars, newest, courses, books, plans, teachers, sellers, questions } = loaded;
  const [next, ...laterSeminars] = seminars;
  // In the order of a new school, which holds where nothing else is said.
  const parts: Readonly<Record<FrontSection, ReactNode>> = {
    newest: newest.length > 0 && <NewProducts products={newest} />,
    seminars: laterSeminars.length > 0 && <Agenda seminars={laterSeminars} />,
    courses: courses.length > 0 && (
      <Section title="Cursos y talleres" more={{ to: '/cursos', label: 'Ver todos los cursos' }}>
        <div className={styles.few}>
          <ProductGrid products={courses} />
        </div>
      </Section>
    ),
    books: books.length > 0 && (
      <Section title="Libros y revistas" more={{ to: '/contenidos/libros', label: 'Ver todos los libros' }}>
        <div className={styles.shelf}>
          <ProductGrid products={books} />
        </div>
      </Section>
    ),
    seen: <RecentlySeen />,
    plans: plans.length > 0 && (
      <Section title="Planes" more={{ to: '/pro', label: 'Comparar los planes Pro' }}>
        <PlanGrid plans={plans} />
      </Section>
    ),
    ways: <OtherWays />,
    teachers: teachers.length > 0 && <TeachersSection teachers={teachers} />,
    how: <HowItWorks />,
    sellers: sellers.length > 0 && <SellersSection sellers={sellers} />,
    questions: questions.length > 0 && <Questions questions={questions} />,
  };
  return (
    <Wrap>
      <Hero next={next ?? null} />
      {(sections ?? (Object.keys(parts) as FrontSection[])).map((name) => (
        <Fragment key={name}>{parts[name]}</Fragment>
      ))}
    </Wrap>
  );
}
