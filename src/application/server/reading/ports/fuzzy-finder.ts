import type { TextPlace } from '#domain/reading/highlight.ts';

/** Finds texts that were edited a little. */
export abstract class FuzzyFinder {
  /** The places most like what is sought, with at most `mostErrors` characters added, dropped or changed; only the best. */
  abstract find(text: string, sought: string, mostErrors: number): readonly (TextPlace & { readonly errors: number })[];
}
