import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { PAGE_SIZE } from '#domain/catalogue/catalogue-page.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { Accordion } from '#ui/kit/controls/accordion.tsx';
import { Wrap } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { PartLinks } from '#ui/school/layouts/part-links.tsx';
import { needed, useLoaded, type PageMeta } from '#ui/school/boot/page-module.ts';
import { PlanGrid } from '#ui/school/storefront/catalogue/plan-tile.tsx';
import { FrontHero } from '#ui/school/storefront/fronts/front-hero.tsx';
import { FrontPart } from '#ui/school/storefront/fronts/front-part.tsx';
import { CoverPatch, wideOnes } from '#ui/school/storefront/fronts/patches.tsx';
import { Figures, schoolFigures, type SchoolFigures } from '#ui/school/storefront/fronts/school-figures.tsx';
import type { ComparedPlan } from './compared-plan.ts';
import { PlanColumn } from './plan-column.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import styles from './pro-page.module.css';

interface Loaded {
  readonly plans: readonly ComparedPlan[];
  readonly packs: readonly ProductCard[];
  /** PRO plans and packs, with what people compare. */
  readonly compared: readonly ComparedPlan[];
  /** Works whose covers stand at the head; none where they could not be read. */
  readonly works: readonly ProductCard[];
  readonly figures: SchoolFigures;
}

/** Covers in the patch at the head. */
const shownWorks = 4;

/** The front of the PRO plans: what is in, how long, for how many, side by side. Source: ROUTE-7, SITE-5. */
export async function load(services: Services): Promise<Loaded> {
  const api = services.get(CatalogueApi);
  const any = { categorySlug: null, dates: 'any', page: 1 } as const;
  const [listed, works, figures] = await Promise.all([
    api.list({ ...any, kinds: ['plan'], size: PAGE_SIZE }),
    api.list({ ...any, kinds: ['diploma', 'specialised-course', 'workshop'], size: shownWorks }),
    schoolFigures(services),
  ]);
  const { products } = needed(listed);
  const pro = products.filter(({ planPage }) => planPage === 'pro');
  const packs = products.filter(({ planPage }) => planPage === 'pack');
  const pages = await Promise.all([...pro, ...packs].map(({ slug }) => api.product(slug)));
  const compared = pages.map((page): ComparedPlan => {
    const { id, slug, title, subtitle, planSeats, planTerms, planGives } = needed(page).product;
    return { id, slug, title, subtitle, seats: planSeats ?? 1, terms: planTerms, gives: planGives };
  });
  return {
    plans: compared.slice(0, pro.length),
    packs,
    compared,
    works: works.ok ? wideOnes(works.value.products) : [],
    figures,
  };
}

export function meta(): PageMeta {
  return {
    title: 'Planes Pro',
    description:
      'Cursos, talleres, libros y revistas para ti y tu equipo, por el tiempo que elijas y con un solo pago.',
  };
}

const questions = [
  {
    id: 'tiempo',
    title: '¿Cuánto dura un plan Pro?',
    answer:
      'Lo que elijas al comprarlo: el plan da acceso por un tiempo limitado, que empieza cuando se activa. Los cursos que compras por separado no vencen.',
  },
  {
    id: 'personas',
    title: '¿Cómo agrego a mi equipo?',
    answer:
      'Cada plan incluye varias personas y puedes sumar más en el carrito. Después invitas a cada una con su correo desde «Gestionar usuarios», y cada una estudia con su propia cuenta y su propio certificado.',
  },
  {
    id: 'dos',
    title: '¿Puedo tener dos planes?',
    answer: 'Sí, si son de temas distintos. Si dos planes dan lo mismo, el carrito te lo dice y te deja elegir uno.',
  },
  {
    id: 'activacion',
    title: '¿Cuándo se activa?',
    answer:
      'Con tarjeta, en el momento. Con depósito o transferencia, como máximo 72 horas después de que confirmes tu pago.',
  },
  {
    id: 'fin',
    title: '¿Qué conservo cuando termina?',
    answer: 'Tus certificados, tus notas y todo lo que hayas comprado aparte. Puedes renovar cuando quieras.',
  },
] as const;

export function Component() {
  const { plans, packs, compared, works, figures } = useLoaded<typeof load>();
  return (
    <>
      <FrontHero
        title="Planes Pro"
        lead="Un solo pago para estudiar un área completa, tú y tu equipo: cursos, talleres, libros y revistas por el tiempo que elijas."
        picture={<CoverPatch products={works} />}
      />
      <Wrap>{plans.length === 0 ? <NoPlans /> : <Plans plans={plans} />}</Wrap>
      <Figures figures={figures} />
      {plans.length > 0 && (
        <FrontPart title="Compara los planes" id="comparar">
          <PlanComparison plans={compared} />
        </FrontPart>
      )}
      {packs.length > 0 && (
        <FrontPart title="Packs por tema" more={{ to: '/contenidos/planes', label: 'Ver todos los planes' }} ground>
          <PlanGrid plans={packs} />
        </FrontPart>
      )}
      <FrontPart
        title="Preguntas frecuentes"
        id="preguntas"
        more={{ to: '/empresas', label: 'Compra para tu empresa' }}
      >
        <Accordion items={questions.map(({ id, title, answer }) => ({ id, title, content: <p>{answer}</p> }))} />
      </FrontPart>
    </>
  );
}

function Plans({ plans }: Pick<Loaded, 'plans'>) {
  return (
    <>
      <PartLinks
        parts={[
          { id: 'planes', label: 'Planes' },
          { id: 'comparar', label: 'Comparar' },
          { id: 'preguntas', label: 'Preguntas' },
        ]}
      />
      <div id="planes" tabIndex={-1} className={styles.plans}>
        {plans.map((plan) => (
          <PlanColumn key={plan.id} plan={plan} />
        ))}
      </div>
    </>
  );
}

function NoPlans() {
  return (
    <EmptyState
      icon="layers"
      title="Por ahora no hay planes Pro a la venta"
      actions={<LinkButton to="/cursos">Ver los cursos</LinkButton>}
    >
      <p>Los cursos y los libros se venden también por separado.</p>
    </EmptyState>
  );
}
