import { RecentSearches } from '#application/browser/search/ports/recent-searches.ts';
import { withRecent, type RecentSearch } from '#domain/search/recent-searches.ts';

export class RecentSearchesInMemory extends RecentSearches {
  #recent: readonly RecentSearch[] = [];

  read(): readonly RecentSearch[] {
    return this.#recent;
  }

  remember(search: RecentSearch): void {
    this.#recent = withRecent(this.#recent, search);
  }

  forget(): void {
    this.#recent = [];
  }
}
