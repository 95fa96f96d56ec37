import type { PageFiles, PageModule } from './boot/page-module.ts';
import type { Wiring } from './boot/wire.ts';
import { withOwnStyles } from './own-styles.ts';

/** Every page that is not among the first ones of `page-files.ts`. */
export const furtherPages: PageFiles = {
  pages: {
    ...import.meta.glob<PageModule>([
      './storefront/**/*-page.tsx',
      '!./storefront/{home,catalogue,product}/*-page.tsx',
    ]),
    ...withOwnStyles(import.meta.glob<PageModule>('./{student,staff}/**/*-page.tsx')),
  },
  wirings: import.meta.glob<Wiring>([
    './{storefront,student,staff}/**/container.ts',
    '!./storefront/{home,catalogue,product}/container.ts',
  ]),
};
