import { createRequire } from 'node:module';

/** The cuts that documents are set in. */
export type FaceName = 'serif' | 'serif-bold' | 'serif-italic' | 'sans' | 'sans-bold';

/** Files hold part of the alphabet each: what the first lacks is looked for in the second. */
export type Alphabet = 'latin' | 'latin-ext';

const cuts: Readonly<Record<FaceName, readonly [family: string, cut: string]>> = {
  serif: ['source-serif-4', '400-normal'],
  'serif-bold': ['source-serif-4', '600-normal'],
  'serif-italic': ['source-serif-4', '400-italic'],
  sans: ['source-sans-3', '400-normal'],
  'sans-bold': ['source-sans-3', '600-normal'],
};

const resolveFile = createRequire(import.meta.url).resolve;

/** The file of a cut, in WOFF: what pdfkit embeds is not made of WOFF2. Nothing is opened: who only sends a file needs no reader of typefaces. */
export function faceFile(face: FaceName, alphabet: Alphabet): string {
  const [family, cut] = cuts[face];
  return resolveFile(`@fontsource/${family}/files/${family}-${alphabet}-${cut}.woff`);
}
