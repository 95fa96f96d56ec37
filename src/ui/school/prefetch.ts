import { matchRoutes, type RouteObject } from 'react-router-dom';
import { whenIdle } from './layouts/when-idle.ts';
import type { RouteHandle } from './page-route.tsx';

/**
 * Brings the files of the pages that a visitor is likely to open next, which are those whose links a pointer, a finger or the focus
 * comes to: once the browser has nothing better to do, and unless the visitor asked to save data. Source: LAY-14.
 *
 * @param around the routes among which an address has its page.
 * @param page where those links are.
 */
export function prefetchWhenIdle(around: (path: string) => RouteObject[], page: EventTarget): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData === true) return;
  const follow = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link !== null && link.origin === location.origin) whenIdle(() => bring(around(link.pathname), link.pathname));
  };
  page.addEventListener('pointerover', follow);
  page.addEventListener('focusin', follow);
}

/** What has come already is not asked for again. A file that does not come now comes when its page is opened. */
function bring(routes: RouteObject[], path: string): void {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    (route.handle as RouteHandle | undefined)?.fetchAhead().catch(() => undefined);
  }
}
