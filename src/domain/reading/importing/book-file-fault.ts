import { mostSections } from '#domain/reading/manuscript.ts';
import { bookLimits } from '#domain/reading/writing/outline.ts';
import { bookFileLimits } from './incoming-book.ts';

/** A file becomes no book. */
export interface BookFileRefusal {
  readonly kind: 'book-file-faulty';
  readonly fault: BookFileFault;
}

/** Why a file becomes no book. Files are named by their paths within it; `name` is that of the whole. */
export type BookFileFault =
  | { readonly what: 'file-empty'; readonly name: string }
  | { readonly what: 'file-too-large'; readonly name: string }
  /** Neither a ZIP nor a text. */
  | { readonly what: 'kind-unknown'; readonly name: string }
  /** It calls itself one thing and is another. */
  | { readonly what: 'kind-differs'; readonly name: string; readonly says: string }
  | { readonly what: 'word-document'; readonly name: string }
  | { readonly what: 'no-book-inside'; readonly name: string }
  | { readonly what: 'zip-broken'; readonly name: string }
  | { readonly what: 'too-many-entries'; readonly name: string; readonly count: number }
  | { readonly what: 'unpacks-too-large'; readonly name: string }
  | { readonly what: 'entry-too-large'; readonly file: string }
  | { readonly what: 'entry-swells'; readonly file: string }
  | { readonly what: 'entry-locked'; readonly file: string }
  | { readonly what: 'entry-outside'; readonly file: string }
  | { readonly what: 'entry-broken'; readonly file: string }
  | { readonly what: 'entry-not-text'; readonly file: string }
  /** @param from the file that names it. */
  | { readonly what: 'entry-missing'; readonly file: string; readonly from: string; readonly title: string }
  /** @param line from 1; 0: not known. */
  | { readonly what: 'xml-broken'; readonly file: string; readonly line: number }
  | { readonly what: 'xml-entities'; readonly file: string }
  | { readonly what: 'nested-too-deep'; readonly file: string }
  | { readonly what: 'protected'; readonly name: string }
  | { readonly what: 'package-incomplete'; readonly file: string; readonly lacks: string }
  | { readonly what: 'summary-empty'; readonly file: string }
  | { readonly what: 'nothing-written'; readonly name: string }
  | { readonly what: 'too-many-sections'; readonly count: number }
  | { readonly what: 'section-too-long'; readonly title: string }
  | { readonly what: 'text-too-long'; readonly name: string }
  | { readonly what: 'too-many-pictures'; readonly count: number }
  | { readonly what: 'took-too-long'; readonly name: string };

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;

type FaultOf<What extends BookFileFault['what']> = Extract<BookFileFault, { readonly what: What }>;

const texts: { readonly [What in BookFileFault['what']]: (fault: FaultOf<What>) => string } = {
  'file-empty': ({ name }) => `«${name}» está vacío.`,
  'file-too-large': ({ name }) =>
    `«${name}» es demasiado grande: el máximo es de ${megabytes(bookFileLimits.largestFile)}.`,
  'kind-unknown': ({ name }) => `«${name}» no es un EPUB, ni un ZIP, ni un texto en Markdown.`,
  'kind-differs': ({ name, says }) => `«${name}» dice ser ${says}, pero por dentro es otra cosa.`,
  'word-document': ({ name }) => `«${name}» es un documento de Office: guárdalo como EPUB o como Markdown.`,
  'no-book-inside': ({ name }) =>
    `«${name}» no trae un libro: ni un EPUB, ni un SUMMARY.md de mdBook, ni archivos .md.`,
  'zip-broken': ({ name }) => `«${name}» está dañado o incompleto: no se puede abrir como ZIP.`,
  'too-many-entries': ({ count, name }) => `«${name}» trae ${count} archivos; caben ${bookFileLimits.entries}.`,
  'unpacks-too-large': ({ name }) =>
    `«${name}» ocupa demasiado al abrirse: caben ${megabytes(bookFileLimits.unpacked)} en total.`,
  'entry-too-large': ({ file }) =>
    `«${file}» ocupa demasiado al abrirse: el máximo por archivo es de ${megabytes(bookFileLimits.largestEntry)}.`,
  'entry-swells': ({ file }) =>
    `«${file}» ocupa al abrirse más de ${bookFileLimits.ratio} veces lo que pesa comprimido: no parece parte de un libro.`,
  'entry-locked': ({ file }) => `«${file}» está cifrado con contraseña: guarda el archivo sin ella.`,
  'entry-outside': ({ file }) => `«${file}» quiere salir de la carpeta del libro: no se abre un archivo así.`,
  'entry-broken': ({ file }) => `«${file}» está dañado dentro del archivo: no se puede abrir.`,
  'entry-not-text': ({ file }) => `«${file}» no es un texto escrito en UTF-8.`,
  'entry-missing': ({ file, from, title }) =>
    `Falta «${file}», que «${from}» nombra${title === '' ? '' : ` como «${title}»`}.`,
  'xml-broken': ({ file, line }) =>
    `«${file}» está mal escrito${line > 0 ? ` en la línea ${line}` : ''}: no es XML válido.`,
  'xml-entities': ({ file }) => `«${file}» define entidades propias, que no se abren.`,
  'nested-too-deep': ({ file }) => `«${file}» tiene etiquetas dentro de etiquetas sin fin: no se puede leer.`,
  protected: ({ name }) => `«${name}» está protegido contra copias (DRM): solo se trae un libro sin protección.`,
  'package-incomplete': ({ file, lacks }) => `A «${file}» le falta ${lacks}: no es un EPUB completo.`,
  'summary-empty': ({ file }) => `«${file}» no enlaza ningún capítulo.`,
  'nothing-written': ({ name }) => `«${name}» no tiene texto.`,
  'too-many-sections': ({ count }) => `El libro tendría ${count} secciones; caben ${mostSections}.`,
  'section-too-long': ({ title }) =>
    `La sección «${title}» es demasiado larga: caben ${bookLimits.text} letras. Divídela en dos.`,
  'text-too-long': ({ name }) => `El texto de «${name}» es demasiado largo para un solo libro: tráelo en partes.`,
  'too-many-pictures': ({ count }) =>
    `El libro tiene ${count} imágenes; de una vez se traen ${bookFileLimits.pictures}. Tráelo en partes.`,
  'took-too-long': ({ name }) => `Leer «${name}» toma demasiado: tráelo en partes.`,
};

/** What whoever chose the file reads. */
export function bookFileFaultText<What extends BookFileFault['what']>(fault: FaultOf<What>): string {
  return (texts[fault.what as What] as (told: FaultOf<What>) => string)(fault);
}
