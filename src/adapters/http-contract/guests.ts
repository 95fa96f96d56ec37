import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { slugText } from './wire-values.ts';

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

export const guestEndpoints = [removeOwnGuestStatus, removeSeminarGuest] as const;
