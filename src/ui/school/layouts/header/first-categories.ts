import type { CatalogueBranch } from '#domain/catalogue/catalogue-menu.ts';

/** Categories of a kind that a menu names; all of them stand beside its list. */
const mostShown = 10;

interface FirstCategories {
  readonly shown: CatalogueBranch['categories'];
  /** How many there are besides: two or more, or none. */
  readonly others: number;
}

/** Those of a kind with most products, in the order in which all of them came. */
export function firstCategories({ categories }: CatalogueBranch): FirstCategories {
  // One more takes no more room than saying so.
  if (categories.length <= mostShown + 1) return { shown: categories, others: 0 };
  const largest = new Set(categories.toSorted((a, b) => b.count - a.count).slice(0, mostShown));
  return { shown: categories.filter((each) => largest.has(each)), others: categories.length - mostShown };
}
