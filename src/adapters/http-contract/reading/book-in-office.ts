import * as v from 'valibot';
import { partEndpoints, productParams } from '#adapters/http-contract/office/products/part-endpoints.ts';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { tooLong } from '#adapters/http-contract/shared/texts.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { bookImportEndpoints } from './book-imports.ts';
import { type BookContent, bookLimits } from '#domain/reading/writing/outline.ts';

const area = 'Libros de la escuela';
const megabyte = 1024 * 1024;

const slug = v.pipe(v.string(), v.regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'La dirección no es válida.'));
const textKey = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{40})?$/, 'El texto no es de la escuela.'));

/** The part `book` of a product's working copy: its tree of sections; their texts are kept by calls of their own. */
export const bookEndpoints = partEndpoints(
  'book',
  wireOf<BookContent>()(
    v.object({
      sections: v.pipe(
        v.array(
          v.object({
            id: v.pipe(v.string(), v.minLength(1), v.maxLength(120, tooLong)),
            slug: v.pipe(slug, v.maxLength(120, tooLong)),
            title: v.pipe(v.string(), v.maxLength(2 * bookLimits.title, tooLong)),
            level: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(bookLimits.level)),
            isSample: v.boolean(),
            text: textKey,
          }),
        ),
        v.maxLength(bookLimits.sections, `Un libro tiene hasta ${bookLimits.sections} secciones.`),
        v.readonly(),
      ),
    }),
  ),
  { largestBody: 2 * megabyte },
);

const path = '/api/v1/staff/products/:id';
const own = { area, signIn: 'required', permission: 'edit-own-products', params: productParams } as const;

export const keepSectionText = endpoint({
  ...own,
  method: 'POST',
  path: `${path}/section-texts`,
  summary: 'Guarda el texto de una sección y responde con qué clave lo nombra el borrador del libro',
  // Four bytes a character at most.
  largestBody: 4 * megabyte + 1024,
  body: v.object({
    markdown: v.pipe(
      v.string('Falta el texto.'),
      v.maxLength(bookLimits.text, 'El texto de una sección llega hasta un millón de letras: divídelo en dos.'),
    ),
  }),
  answer: v.object({ key: v.string() }),
});

export const readSectionText = endpoint({
  ...own,
  method: 'GET',
  path: `${path}/section-texts`,
  summary: 'El texto de una sección del libro, en Markdown',
  permission: 'see-products',
  query: v.object({ key: textKey }),
  answer: v.object({ markdown: v.string() }),
});

export const addressOfEpub = endpoint({
  ...own,
  method: 'GET',
  path: `${path}/epub`,
  summary: 'Una dirección por la que se descarga durante una hora, en EPUB 3, el libro como está publicado',
  answer: v.object({ address: v.string() }),
});

export const bookInOfficeEndpoints = [
  bookEndpoints.read,
  bookEndpoints.keep,
  keepSectionText,
  readSectionText,
  addressOfEpub,
  ...bookImportEndpoints,
] as const;
