import type { PageFiles, PageModule } from './boot/page-module.ts';
import type { Wiring } from './boot/wire.ts';

/** Every page that is not among the first ones of `page-files.ts`. */
export const furtherPages: PageFiles = {
  pages: import.meta.glob<PageModule>([
    './{storefront,student,staff}/**/*-page.tsx',
    '!./storefront/{home,catalogue,product}/*-page.tsx',
  ]),
  wirings: import.meta.glob<Wiring>([
    './{storefront,student,staff}/**/container.ts',
    '!./storefront/{home,catalogue,product}/container.ts',
  ]),
};
