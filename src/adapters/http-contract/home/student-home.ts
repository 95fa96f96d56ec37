import * as v from 'valibot';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { endpoint, type Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { decimal } from '#adapters/http-contract/shared/wire-values.ts';
import type { ExpiredAccess } from '#domain/learning/expired-access.ts';

const area = 'Inicio del estudiante';

export const expiredAccess = endpoint({
  method: 'GET',
  path: '/api/v1/expired-accesses/:slug',
  summary: 'Cómo volver a tener un contenido cuyo acceso terminó; null si quien llama no lo tuvo o lo tiene',
  area,
  signIn: 'required',
  params: v.object({ slug: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  answer: v.object({
    access: v.nullable(
      wireOf<ExpiredAccess>()(
        v.object({
          product: v.object({ title: v.string(), slug: v.string(), isDiscountValid: v.boolean() }),
          /** `endedOn`: the day in Lima, YYYY-MM-DD. */
          plan: v.nullable(v.object({ title: v.string(), slug: v.string(), endedOn: v.string() })),
          regular: decimal,
          reduced: v.nullable(decimal),
        }),
      ),
    ),
  }),
});

/** Source: TOUR-4; section 7. It changes something and yet is a GET: it needs the bearer, and repeated answers the same. */
export const finishTour = endpoint({
  method: 'GET',
  path: '/api/clientes/miTour',
  summary: 'Anota que el recorrido guiado se terminó',
  area,
  signIn: 'required',
  answer: v.object({ ok: v.boolean() }),
});

export const homeEndpoints: readonly Endpoint[] = [expiredAccess, finishTour];
