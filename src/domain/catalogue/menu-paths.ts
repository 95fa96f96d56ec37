import { contentPath } from './product-kind.ts';
import type { MenuEntry, MenuProduct } from './student-menu.ts';

/** Longest name that a menu shows whole. */
export const LONGEST_MENU_NAME = 12;

type Place = Pick<MenuEntry, 'module' | 'url' | 'slug'>;

/** Where a menu entry leads: the index of what the student has of it. Source: MAIN-7. */
export function menuEntryPath({ module, url, slug }: Place): string {
  if (module === 'SE' || module === 'LI' || module === 'RV') return `/main/${url}`;
  return `/main/${url}/indice${categoryOf({ url, slug })}`;
}

/** Where one of its products leads: a single one to itself, a pack to what it gives, anything else to its index. Source: MAIN-7. */
export function menuProductPath(entry: Place, product: Pick<MenuProduct, 'type' | 'slug' | 'sync'>): string {
  const { module, url } = entry;
  const category = categoryOf(entry);
  if (product.type === 'single') {
    if (module === 'LI') return contentPath('book', product.slug);
    if (module === 'RV') return contentPath('magazine', product.slug);
    return `/main/${url}/${product.slug}${category}`;
  }
  // What is read has an index of each of its works at that address: a shelf holds what a plan gives of it.
  const isRead = module === 'LI' || module === 'RV';
  if (product.type === 'pack' || isRead) return `/main/${url}/pack/${product.slug}${category}`;
  const sync = `tipoSync=${encodeURIComponent(product.sync ?? '')}`;
  return `/main/${url}/indice/${product.slug}?${sync}${category.replace('?', '&')}`;
}

/** The plan that the address of an index names; null: none. @param search the query of the address. */
export function syncIn(search: string): string | null {
  return /[?&]tipoSync=(\d+)/.exec(search)?.[1] ?? null;
}

/** Entries that share an address are told apart by the `category` of MAIN-9. */
function categoryOf({ url, slug }: Pick<Place, 'url' | 'slug'>): string {
  return slug === url ? '' : `?category=${slug}`;
}

/**
 * The slug of the entry that an address belongs to, by its `category`, else by its path; null: none. Products tell apart the
 * entries that share an address. Source: MAIN-9.
 */
export function currentMenuSlug(
  entries: readonly MenuEntry[],
  { pathname, category }: { readonly pathname: string; readonly category: string | null },
  kindSlugOf: (productSlug: string) => string | null = () => null,
): string | null {
  const [, area, segment = '', ...rest] = pathname.split('/');
  if (area !== 'main') return null;
  const here = entries.filter(({ url, slug }) => url === segment || slug === segment);
  const named = entries.find(({ slug }) => slug === category);
  if (named !== undefined && (here.length === 0 || here.includes(named))) return named.slug;
  if (here.length === 1) return here[0]?.slug ?? null;
  const ofProduct = rest.map(kindSlugOf).find((slug) => slug !== null);
  return here.find(({ slug }) => slug === ofProduct)?.slug ?? null;
}
