import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { preloadedFonts } from '#ui/kit/styles/fonts.ts';

/** Asks for the typefaces of every page before its pictures, which React names at the top as well: a browser fetches six files at a time. */
export function WithTypefaces({ children }: { readonly children: ReactNode }) {
  for (const href of preloadedFonts) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return children;
}
