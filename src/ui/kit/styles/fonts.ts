import sansUrl from '@typefaces/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import serifUrl from '@typefaces/@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?url';

/** Addresses of the two font files that every page shows first: `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const preloadedFonts: readonly string[] = [serifUrl, sansUrl];
