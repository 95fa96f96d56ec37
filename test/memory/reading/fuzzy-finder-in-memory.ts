import { FuzzyFinder } from '#application/server/reading/ports/fuzzy-finder.ts';
import type { TextPlace } from '#domain/reading/highlight.ts';

interface Cell {
  readonly errors: number;
  readonly start: number;
}

/** Sellers’ table, cell by cell: slow, and easy to believe. */
export class FuzzyFinderInMemory extends FuzzyFinder {
  find(text: string, sought: string, mostErrors: number): readonly (TextPlace & { readonly errors: number })[] {
    let column: Cell[] = Array.from({ length: sought.length + 1 }, (_, errors) => ({ errors, start: 0 }));
    const ends: (TextPlace & { readonly errors: number })[] = [];
    for (let at = 0; at < text.length; at += 1) {
      const next: Cell[] = [{ errors: 0, start: at + 1 }];
      for (let row = 1; row <= sought.length; row += 1) {
        const same = column[row - 1] as Cell;
        const added = column[row] as Cell;
        const dropped = next[row - 1] as Cell;
        const cost = text[at] === sought[row - 1] ? 0 : 1;
        const ways = [
          { errors: same.errors + cost, start: row === 1 ? at : same.start },
          { errors: added.errors + 1, start: added.start },
          { errors: dropped.errors + 1, start: dropped.start },
        ];
        next.push(ways.reduce((least, way) => (way.errors < least.errors ? way : least)));
      }
      const { errors, start } = next[sought.length] as Cell;
      if (errors <= mostErrors) ends.push({ start, end: at + 1, errors });
      column = next;
    }
    const fewest = Math.min(...ends.map(({ errors }) => errors));
    return ends.filter(({ errors }) => errors === fewest);
  }
}
