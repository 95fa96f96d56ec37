import * as v from 'valibot';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { slugText } from '#adapters/http-contract/shared/wire-values.ts';
import type { SeminarSeats } from '#application/read-models/learning/seminar-seats.ts';

const area = 'Invitados';
const email = v.pipe(v.string('Escribe el correo.'), v.trim(), v.minLength(1, 'Escribe el correo.'), v.maxLength(320));
const answer = v.object({ removed: v.boolean() });

export const removeOwnGuestStatus = endpoint({
  method: 'POST',
  path: '/api/clientes/remove-invitado',
  summary: 'Termina la condición de invitado de la propia cuenta: deja el plan del titular y sus productos',
  area,
  signIn: 'required',
  bodyFormat: 'form',
  body: v.object({ email }),
  answer,
});

export const removeSeminarGuest = endpoint({
  method: 'POST',
  path: '/api/seminarios/remove-invitado',
  summary: 'El titular de un seminario retira el cupo que dio a un invitado',
  area,
  signIn: 'required',
  bodyFormat: 'form',
  body: v.object({ email, slug: slugText }),
  answer,
});

const params = v.object({ slug: slugText });

export const readSeminarSeats = endpoint({
  method: 'GET',
  path: '/api/v1/my-seminars/:slug/seats',
  summary: 'Los cupos adicionales que el titular compró de un seminario, y quién los tiene',
  area,
  signIn: 'required',
  params,
  answer: wireOf<SeminarSeats>()(
    v.object({
      /** Bought in all. */
      seats: v.number(),
      canBuyMore: v.boolean(),
      free: v.number(),
      guests: v.array(v.object({ name: v.string(), email: v.string() })),
    }),
  ),
});

export const lendSeminarSeat = endpoint({
  method: 'POST',
  path: '/api/v1/my-seminars/:slug/seats',
  summary: 'El titular da uno de sus cupos adicionales a quien ya tiene cuenta',
  area,
  signIn: 'required',
  idempotent: true,
  params,
  body: v.object({ email }),
  answer: v.object({ free: v.number() }),
});

export const guestEndpoints = [removeOwnGuestStatus, removeSeminarGuest, readSeminarSeats, lendSeminarSeat] as const;
