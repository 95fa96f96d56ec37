import { RecentSearches } from '#application/browser/search/ports/recent-searches.ts';
import { withRecent, type RecentSearch } from '#domain/search/recent-searches.ts';

const name = 'escuela.busquedas';

/** `localStorage`. */
export class RecentSearchesInLocalStorage extends RecentSearches {
  read(): readonly RecentSearch[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isRecent) : [];
    } catch {
      // Forbidden storage, or a text that is not ours.
      return [];
    }
  }

  remember(search: RecentSearch): void {
    try {
      localStorage.setItem(name, JSON.stringify(withRecent(this.read(), search)));
    } catch {
      // Full or forbidden: the port promises silence.
    }
  }

  forget(): void {
    try {
      localStorage.removeItem(name);
    } catch {
      // As above.
    }
  }
}

/** Other scripts and older versions may have written there; a path leads to this school alone. */
function isRecent(value: unknown): value is RecentSearch {
  const { title, path } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof title === 'string' && typeof path === 'string' && /^\/(?!\/)/.test(path);
}
