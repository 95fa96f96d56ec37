import type { RecentSearch } from '#domain/search/recent-searches.ts';

/** What was looked for in this browser, latest first. It never leaves it. */
export abstract class RecentSearches {
  abstract read(): readonly RecentSearch[];
  /** Keeps a search as the latest; silently keeps nothing where the browser forbids storage. */
  abstract remember(search: RecentSearch): void;
  abstract forget(): void;
}
