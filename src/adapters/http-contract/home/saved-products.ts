import * as v from 'valibot';
import { linkSecret } from '#adapters/http-contract/catalogue/storefront-calls.ts';
import { endpoint, type Endpoint } from '#adapters/http-contract/shared/endpoint.ts';

const area = 'Guardados';

const ofProduct = v.object({ slug: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) });

export const keepProduct = endpoint({
  method: 'PUT',
  path: '/api/v1/my-saved/:slug',
  summary: 'Guarda un producto para después; guardado ya, no cambia nada',
  area,
  signIn: 'required',
  params: ofProduct,
});

export const letGoOfProduct = endpoint({
  method: 'DELETE',
  path: '/api/v1/my-saved/:slug',
  summary: 'Quita un producto de lo guardado',
  area,
  signIn: 'required',
  params: ofProduct,
});

export const chooseSavedLetters = endpoint({
  method: 'PUT',
  path: '/api/v1/my-saved-letters',
  summary: 'Si quien llama quiere un correo cuando baja de precio o tiene fecha algo que guardó',
  area,
  signIn: 'required',
  body: v.object({ wanted: v.boolean('El campo «wanted» debe ser verdadero o falso.') }),
});

export const leaveSavedLetters = endpoint({
  method: 'POST',
  path: '/api/v1/saved-letters-departures',
  summary: 'Termina los avisos de lo guardado por el enlace de un correo',
  area,
  body: linkSecret,
});

export const savedProductEndpoints: readonly Endpoint[] = [
  keepProduct,
  letGoOfProduct,
  chooseSavedLetters,
  leaveSavedLetters,
];
