import { type Location, ScrollRestoration } from 'react-router-dom';

/** Where the pages of a tab were scrolled to, for whoever comes back to them. */
export function ScrollMemory() {
  return <ScrollRestoration getKey={entryOf} />;
}

/**
 * Every document calls its first entry 'default'. By that name a page that comes after another site's, the bank's or the sign-in's,
 * would begin where the page before it was left.
 */
function entryOf({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}
