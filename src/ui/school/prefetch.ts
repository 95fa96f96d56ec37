import { whenIdle } from './layouts/when-idle.ts';

/** Pages a visitor is likely to open next, and what every page asks the school with. */
const likely = import.meta.glob([
  './storefront/{catalogue,product,cart}/*-page.tsx',
  './further-pages.ts',
  './boot/late/late.container.ts',
]);

/** Brings the files of likely pages once the browser has nothing better to do, unless the visitor asked to save data. Source: LAY-14. */
export function prefetchWhenIdle(): void {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData === true) return;
  whenIdle(() => {
    // A file that does not come now comes when its page is opened.
    for (const each of Object.values(likely)) each().catch(() => undefined);
  });
}
