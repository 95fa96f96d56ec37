import { productPath, type ProductKind } from './product-kind.ts';

/** A part of the catalogue as menus name it. */
export interface CataloguePart {
  readonly kind: ProductKind;
  /** What several are called, in sentence case. */
  readonly title: string;
  /** What one is called. */
  readonly one: string;
  /** The list of all of them. */
  readonly path: string;
  readonly icon: string;
}

/** How many products a part of the catalogue holds, in all and by category. */
export interface CatalogueBranch {
  readonly kind: ProductKind;
  readonly count: number;
  /** Those with a page of their own and something on it. */
  readonly categories: readonly { readonly slug: string; readonly title: string; readonly count: number }[];
}

/** In the order they are offered. */
const facts: Readonly<Record<ProductKind, Omit<CataloguePart, 'kind'>>> = {
  course: { title: 'Cursos', one: 'Curso', path: '/cursos', icon: 'play' },
  seminar: { title: 'Seminarios', one: 'Seminario', path: '/seminarios', icon: 'seminar' },
  workshop: { title: 'Talleres', one: 'Taller', path: '/talleres', icon: 'workshop' },
  'specialised-course': {
    title: 'Cursos especializados',
    one: 'Curso especializado',
    path: '/contenidos/cursos-especializados',
    icon: 'graduation',
  },
  diploma: { title: 'Diplomados', one: 'Diplomado', path: '/contenidos/diplomados', icon: 'certificate' },
  book: { title: 'Libros', one: 'Libro', path: '/contenidos/libros', icon: 'book' },
  magazine: { title: 'Revistas', one: 'Revista', path: '/contenidos/revistas', icon: 'magazine' },
  consultancy: { title: 'Consultorías', one: 'Consultoría', path: '/consultorias', icon: 'briefcase' },
  plan: { title: 'Planes', one: 'Plan', path: '/contenidos/planes', icon: 'layers' },
};

/** The parts of the catalogue in the order they are offered. Source: SITE-4; decisions.md, Products and routes. */
export const catalogueParts: readonly CataloguePart[] = (Object.keys(facts) as ProductKind[]).map(cataloguePartOf);

/** The part that products of a kind belong to. */
export function cataloguePartOf(kind: ProductKind): CataloguePart {
  return { kind, ...facts[kind] };
}

/** Those whose lists are narrowed by `/categoria/{slug}`. Source: ROUTE-2, ROUTE-3, ROUTE-5. */
export const kindsWithCategories: readonly ProductKind[] = ['course', 'seminar', 'workshop'];

/** The page of a category within a part of the catalogue. */
export function categoryPath({ path }: CataloguePart, slug: string): string {
  return `${path}/categoria/${slug}`;
}

/** What a seminar that was held is sold, and had, as. */
export const RECORDING = 'Grabación';

/** What a product is called before its title: 'Curso', 'Plan Pro', 'Plan pack'. `planPage`: config_page of a plan. */
export function productTypeName(kind: ProductKind, planPage: 'pro' | 'pack' | null = null): string {
  const { one } = cataloguePartOf(kind);
  if (planPage === null) return one;
  return planPage === 'pro' ? `${one} Pro` : `${one} pack`;
}

/** As much of a product as its type is told by. */
interface Typed {
  readonly kind: ProductKind;
  readonly isOver?: boolean | undefined;
  readonly planPage?: 'pro' | 'pack' | null;
}

/** What is sold, or had: 'Curso', 'Plan Pro', 'Grabación'. */
export function typeText({ isOver, kind, planPage = null }: Typed): string {
  return isOver === true ? RECORDING : productTypeName(kind, planPage);
}

const byFolder = new Map(catalogueParts.map((part) => [productPath(part.kind, ''), part]));

/** The part that the product of a page's path belongs to; null for a path of no product. */
export function cataloguePartOfPath(path: string): CataloguePart | null {
  return byFolder.get(path.slice(0, path.lastIndexOf('/') + 1)) ?? null;
}
