import { cataloguePartOfPath, typeText } from '#domain/catalogue/catalogue-menu.ts';
import { isOver } from '#domain/catalogue/present-product.ts';
import type { SearchableProduct } from './search.ts';

/** What a product that was found is called before its title: 'Curso', 'Grabación'; '' for a path that no part of the catalogue has. */
export function foundType({ path, endsAt }: Pick<SearchableProduct, 'path' | 'endsAt'>, now: Date): string {
  const part = cataloguePartOfPath(path);
  const isHeld = endsAt !== undefined && isOver({ startsAt: endsAt, endsAt }, now);
  return part === null ? '' : typeText({ kind: part.kind, isOver: isHeld });
}
