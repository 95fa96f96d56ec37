import type { ProductKind } from '#domain/catalogue/product-kind.ts';

const titles: Readonly<Record<ProductKind, string>> = {
  seminar: 'Todos los seminarios',
  course: 'Todos los cursos',
  workshop: 'Todos los talleres',
  book: 'Todos los libros',
  magazine: 'Todas las revistas',
  consultancy: 'Todas las consultorías',
  diploma: 'Todos los diplomados',
  'specialised-course': 'Todos los cursos especializados',
  plan: 'Todos los planes',
};

/** What a plan that gives all of a kind says of it. @param category the title of the one that it keeps to; null: all of them. */
export function everythingText(kind: ProductKind, category: string | null): string {
  return category === null ? titles[kind] : `${titles[kind]} de ${category}`;
}
