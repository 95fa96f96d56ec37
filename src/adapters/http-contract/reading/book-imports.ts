import * as v from 'valibot';
import { productParams } from '#adapters/http-contract/office/products/part-endpoints.ts';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { formFile } from '#adapters/http-contract/shared/form-file.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import type { BookArrival, BookRehearsal } from '#application/read-models/reading/book-arrival.ts';
import { bookFileLimits } from '#domain/reading/importing/incoming-book.ts';
import { leftOutKinds } from '#domain/reading/importing/left-out.ts';
import { takeInWays } from '#domain/reading/importing/take-in.ts';

const own = {
  area: 'Libros de la escuela',
  signIn: 'required',
  permission: 'edit-own-products',
  method: 'POST',
  params: productParams,
  bodyFormat: 'form',
  largestFile: bookFileLimits.largestFile,
  body: v.object({ archivo: formFile('Elige un archivo.') }),
  status: 200,
} as const;

const arrival = {
  format: v.picklist(['epub', 'mdbook', 'markdown']),
  title: v.string(),
  sections: v.pipe(v.array(v.object({ title: v.string(), level: v.number(), words: v.number() })), v.readonly()),
  words: v.number(),
  pictures: v.number(),
  barePictures: v.number(),
  leftOut: v.pipe(
    v.array(v.object({ kind: v.picklist(leftOutKinds), count: v.number(), file: v.string() })),
    v.readonly(),
  ),
} as const;

export const rehearseBookImport = endpoint({
  ...own,
  path: '/api/v1/staff/products/:id/book-rehearsals',
  summary: 'Dice qué libro sería un archivo EPUB, mdBook o Markdown, sin guardar nada',
  answer: wireOf<BookRehearsal>()(
    v.object({ ...arrival, revision: v.number(), sectionsNow: v.number(), sectionsKept: v.number() }),
  ),
});

export const importBookFile = endpoint({
  ...own,
  path: '/api/v1/staff/products/:id/book-imports',
  summary:
    'Trae al borrador del libro las secciones de un archivo, todas o ninguna: en lugar de las que hay, o después',
  query: v.object({
    way: v.picklist(takeInWays, 'Elige si reemplaza lo que hay o va después.'),
    /** Of the working copy, as the rehearsal told it. */
    fromRevision: v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'La revisión no es un número.')),
  }),
  answer: wireOf<BookArrival>()(v.object(arrival)),
});

export const bookImportEndpoints = [rehearseBookImport, importBookFile] as const;
