import type { OwnedContent } from '#application/read-models/learning/my-contents.ts';
import { type CataloguePart, catalogueParts } from '#domain/catalogue/catalogue-menu.ts';

export interface Shelf {
  readonly part: CataloguePart;
  readonly contents: readonly OwnedContent[];
}

/** What is owned, kind by kind in the order of the catalogue; kinds of which nothing is owned are left out. */
export function byKind(contents: readonly OwnedContent[]): readonly Shelf[] {
  return catalogueParts
    .map((part) => ({ part, contents: contents.filter(({ kind }) => kind === part.kind) }))
    .filter((shelf) => shelf.contents.length > 0);
}
