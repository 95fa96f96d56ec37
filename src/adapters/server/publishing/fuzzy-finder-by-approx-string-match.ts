import search from 'approx-string-match';
import { FuzzyFinder } from '#application/server/reading/ports/fuzzy-finder.ts';
import type { TextPlace } from '#domain/reading/highlight.ts';

/** Myers’ bit-parallel search. */
export class FuzzyFinderByApproxStringMatch extends FuzzyFinder {
  find(text: string, sought: string, mostErrors: number): readonly (TextPlace & { readonly errors: number })[] {
    return search(text, sought, mostErrors);
  }
}
