import { productPath } from '#domain/catalogue/product-kind.ts';
import type { ListLoaded } from './list-body.tsx';

/** What search engines are told of a list: which products stand in it. */
export function structuredDataOf(
  { coming = null, found }: Pick<ListLoaded, 'found'> & Partial<ListLoaded>,
  origin: string,
): readonly object[] {
  const shown = [...(coming?.products ?? []), ...found.products];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: shown.map(({ kind, slug }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: origin + productPath(kind, slug),
      })),
    },
  ];
}
