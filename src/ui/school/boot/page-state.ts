import type { HydrationState } from 'react-router-dom';
import type { SiteSettingsData } from '#application/browser/shared/site-settings.ts';

/** What the server hands the browser with a page, as JSON in a data block. */
export interface PageState {
  readonly site: SiteSettingsData;
  /** The loaded data of the page's routes, and the form that it answers; null where the browser loads the page itself. */
  readonly router: DrawnState | null;
}

export interface DrawnState extends HydrationState {
  /** The page's route, by the name that the router gives it for its place in the table: of each of its parents, the number among its siblings. */
  readonly route: string;
}

export const pageStateId = 'estado';

/** The data block of a page. Throws when there is none: the page did not come from this school's server. */
export function readPageState(from: Document): PageState {
  const block = from.getElementById(pageStateId);
  if (block === null) throw new Error('No data block');
  return JSON.parse(block.textContent) as PageState;
}
