import * as v from 'valibot';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';

const area = 'Lectura';
const slug = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const anchor = v.pipe(v.string(), v.maxLength(200));

export const setBookmark = endpoint({
  method: 'PUT',
  path: '/api/v1/books/:slug/bookmarks',
  summary: 'Pone un marcador en un párrafo de un libro de quien llama',
  area,
  signIn: 'required',
  params: v.object({ slug }),
  body: v.object({ section: slug, anchor, label: v.pipe(v.string(), v.maxLength(200)) }),
});

export const removeBookmark = endpoint({
  method: 'DELETE',
  path: '/api/v1/books/:slug/bookmarks',
  summary: 'Quita un marcador; repetirlo no cambia nada',
  area,
  signIn: 'required',
  params: v.object({ slug }),
  query: v.object({ section: slug, anchor: v.optional(anchor, '') }),
});

export const keepReadingPlace = endpoint({
  method: 'PUT',
  path: '/api/v1/books/:slug/places',
  summary: 'Recuerda hasta dónde leyó quien llama, por la hora de la escuela',
  area,
  signIn: 'required',
  params: v.object({ slug }),
  body: v.object({ section: slug, anchor, device: v.pipe(v.string(), v.minLength(1), v.maxLength(60)) }),
});

export const bookmarkEndpoints = [setBookmark, removeBookmark, keepReadingPlace] as const;
