import type { ProductKind } from '#domain/catalogue/product-kind.ts';

/** A list of the catalogue and what it says of itself. */
export interface Listing {
  /** The list's own path, which its categories stand below. */
  readonly path: string;
  readonly kind: ProductKind;
  readonly title: string;
  readonly lead: string;
  /** What stands where nothing is published yet. */
  readonly empty: string;
  /** Whether `/categoria/{slug}` narrows it. */
  readonly hasCategories: boolean;
}

/** The lists that products are browsed by. Source: ROUTE-2, 3, 5, 6; decisions.md, Products and routes. */
/** What the list of consultancies and their own page say alike. */
export const consultancyTexts = {
  lead: 'Lleva tu caso a quien lo ve todos los días: una conversación preparada, con recomendaciones por escrito.',
  empty: 'Pronto publicaremos las primeras consultorías.',
} as const;

export const listings: readonly Listing[] = [
  {
    path: '/cursos',
    kind: 'course',
    title: 'Cursos',
    lead: 'Clases en video que no vencen: avanza a tu ritmo, pregunta al docente y obtén tu certificado.',
    empty: 'Pronto publicaremos los primeros cursos.',
    hasCategories: true,
  },
  {
    path: '/seminarios',
    kind: 'seminar',
    title: 'Seminarios',
    lead: 'Encuentros en vivo con especialistas sobre lo que está cambiando. Las horas son de Lima.',
    empty: 'Pronto anunciaremos los próximos seminarios.',
    hasCategories: true,
  },
  {
    path: '/talleres',
    kind: 'workshop',
    title: 'Talleres',
    lead: 'Práctica guiada con casos y documentos reales, con examen y certificado al terminar.',
    empty: 'Pronto publicaremos los primeros talleres.',
    hasCategories: true,
  },
  {
    path: '/contenidos/cursos-especializados',
    kind: 'specialised-course',
    title: 'Cursos especializados',
    lead: 'Un tema a fondo, para quien ya conoce la base y quiere dominarlo.',
    empty: 'Pronto publicaremos los primeros cursos especializados.',
    hasCategories: false,
  },
  {
    path: '/contenidos/diplomados',
    kind: 'diploma',
    title: 'Diplomados',
    lead: 'Programas de varios módulos, con docentes distintos, evaluación y horas académicas certificadas.',
    empty: 'Pronto publicaremos los primeros diplomados.',
    hasCategories: false,
  },
  {
    path: '/contenidos/libros',
    kind: 'book',
    title: 'Libros',
    lead: 'Para leer en línea desde cualquier equipo, con índice, búsqueda y notas.',
    empty: 'Pronto publicaremos los primeros libros.',
    hasCategories: false,
  },
  {
    path: '/contenidos/revistas',
    kind: 'magazine',
    title: 'Revistas',
    lead: 'Análisis e indicadores por número, para leer en línea.',
    empty: 'Pronto publicaremos el primer número.',
    hasCategories: false,
  },
  {
    path: '/contenidos/consultorias',
    kind: 'consultancy',
    title: 'Todas las consultorías',
    ...consultancyTexts,
    hasCategories: false,
  },
  {
    path: '/contenidos/planes',
    kind: 'plan',
    title: 'Planes',
    lead: 'Acceso a un conjunto de contenidos por el tiempo que elijas, para ti o para tu equipo.',
    empty: 'Pronto publicaremos los primeros planes.',
    hasCategories: false,
  },
];

/** The list that an address belongs to, with the slug of the category it narrows the list to; null when it is none. */
export function listingOf(
  pathname: string,
): { readonly listing: Listing; readonly categorySlug: string | null } | null {
  const path = pathname.replace(/\/$/, '');
  const [base = '', category] = path.split('/categoria/');
  const listing = listings.find((each) => each.path === base);
  if (listing === undefined || (category !== undefined && !listing.hasCategories)) return null;
  return { listing, categorySlug: category ?? null };
}
