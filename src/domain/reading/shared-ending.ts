/**
 * The last sentence of several texts, with the blank before it, where all of them end with the same: it can then be said once, beside
 * the list. Empty where it differs, and for a single text, which keeps its own.
 */
export function sharedEnding(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  const ending = first.slice(first.lastIndexOf('. ') + 1);
  const isShared = others.length > 0 && ending.length < first.length && others.every((text) => text.endsWith(ending));
  return isShared ? ending : '';
}
