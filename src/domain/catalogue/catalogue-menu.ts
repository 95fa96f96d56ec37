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

/** The parts of the catalogue in the order they are offered. Source: SITE-4; decisions.md, Products and routes. */
export const catalogueParts: readonly CataloguePart[] = [
  { kind: 'course', title: 'Cursos', one: 'Curso', path: '/cursos', icon: 'play' },
  { kind: 'seminar', title: 'Seminarios', one: 'Seminario', path: '/seminarios', icon: 'seminar' },
  { kind: 'workshop', title: 'Talleres', one: 'Taller', path: '/talleres', icon: 'workshop' },
  {
    kind: 'specialised-course',
    title: 'Cursos especializados',
    one: 'Curso especializado',
    path: '/contenidos/cursos-especializados',
    icon: 'graduation',
  },
  { kind: 'diploma', title: 'Diplomados', one: 'Diplomado', path: '/contenidos/diplomados', icon: 'certificate' },
  { kind: 'book', title: 'Libros', one: 'Libro', path: '/contenidos/libros', icon: 'book' },
  { kind: 'magazine', title: 'Revistas', one: 'Revista', path: '/contenidos/revistas', icon: 'magazine' },
  { kind: 'consultancy', title: 'Consultorías', one: 'Consultoría', path: '/consultorias', icon: 'briefcase' },
  { kind: 'plan', title: 'Planes', one: 'Plan', path: '/contenidos/planes', icon: 'star' },
];

const byKind = new Map(catalogueParts.map((part) => [part.kind, part]));

/** The part that products of a kind belong to. */
export function cataloguePartOf(kind: ProductKind): CataloguePart {
  const part = byKind.get(kind);
  if (part === undefined) throw new Error(`No part of ${kind}`);
  return part;
}

/** What a product is called before its title: 'Curso', 'Plan Pro', 'Plan pack'. `planPage`: config_page of a plan. */
export function productTypeName(kind: ProductKind, planPage: 'pro' | 'pack' | null = null): string {
  const { one } = cataloguePartOf(kind);
  if (planPage === null) return one;
  return planPage === 'pro' ? `${one} Pro` : `${one} pack`;
}

const byFolder = new Map(catalogueParts.map((part) => [productPath(part.kind, ''), part]));

/** The part that the product of a page's path belongs to; null for a path of no product. */
export function cataloguePartOfPath(path: string): CataloguePart | null {
  return byFolder.get(path.slice(0, path.lastIndexOf('/') + 1)) ?? null;
}
