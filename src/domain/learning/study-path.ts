import type { ProductKind } from '#domain/catalogue/product-kind.ts';

const folders: Partial<Readonly<Record<ProductKind, string>>> = {
  book: '/main/libros/indice/',
  magazine: '/main/revistas/indice/',
};

/** Where its owner opens a product: what is read has its index, everything else its content page. Source: MAIN-3, MAIN-6. */
export function studyPath(kind: ProductKind, slug: string): string {
  return (folders[kind] ?? '/main/contenido/') + slug;
}

/** The page of one class: videos and readings each have theirs. Source: MAIN-3. */
export function classPath(
  slug: string,
  studyClass: { readonly id: number; readonly kind: 'video' | 'reading' },
): string {
  const page = studyClass.kind === 'video' ? 'video' : 'contenido';
  return `/main/contenido/${slug}/${page}?clase=${studyClass.id}`;
}
