import * as v from 'valibot';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { tooLong } from '#adapters/http-contract/shared/texts.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { instant, pageText } from '#adapters/http-contract/shared/wire-values.ts';
import type { BoughtConsultancies } from '#application/read-models/learning/bought-consultancy.ts';
import { consultancyStates, UNMARKED } from '#domain/learning/consultancies/appointment.ts';
import { appointmentWire } from './appointment-wire.ts';

const area = 'Colaboradores';

export const listConsultancies = endpoint({
  method: 'GET',
  path: '/api/v1/staff/consultancies',
  summary: 'Las consultorías compradas y sus citas, primero las que esperan una, por página',
  area,
  signIn: 'required',
  permission: 'see-consultancies',
  query: v.object({
    state: v.optional(
      v.union([v.literal(''), v.picklist([...consultancyStates, UNMARKED])], 'Elige un estado de consultoría.'),
      '',
    ),
    words: v.optional(v.pipe(v.string(), v.maxLength(100, tooLong)), ''),
    page: pageText,
  }),
  answer: wireOf<BoughtConsultancies>()(
    v.object({
      consultancies: v.pipe(
        v.array(
          v.object({
            id: v.string(),
            productId: v.number(),
            title: v.string(),
            slug: v.string(),
            minutes: v.number(),
            buyer: v.object({ name: v.string(), email: v.string(), phone: v.string() }),
            boughtAt: instant,
            orderNumber: v.nullable(v.number()),
            state: v.picklist(consultancyStates),
            appointments: v.pipe(v.array(appointmentWire), v.readonly()),
          }),
        ),
        v.readonly(),
      ),
      total: v.number(),
      pages: v.number(),
      toArrange: v.number(),
    }),
  ),
});

const shortText = v.pipe(v.string(), v.maxLength(100, tooLong));
const purchase = v.object({ id: shortText });
const seen = v.object({ id: shortText, sequence: v.pipe(v.number(), v.integer(), v.minValue(0)) });
const typed = v.pipe(v.string(), v.maxLength(1000, tooLong));

export const arrangeConsultancy = endpoint({
  method: 'PUT',
  path: '/api/v1/staff/consultancies/:id/appointment',
  summary:
    'Pone o cambia el día, la hora de Lima y el enlace o lugar de una consultoría comprada; quien la compró recibe un correo',
  area,
  signIn: 'required',
  permission: 'arrange-consultancies',
  params: purchase,
  body: v.object({
    startsAt: typed,
    minutes: typed,
    place: typed,
    room: typed,
    /** The one to come as it was read; null: there was none. */
    seen: v.nullable(seen),
  }),
  status: 204,
});

export const callOffAppointment = endpoint({
  method: 'POST',
  path: '/api/v1/staff/consultancies/:id/cancellations',
  summary: 'Retira la cita por venir de una consultoría comprada; quien la compró recibe un correo',
  area,
  signIn: 'required',
  permission: 'arrange-consultancies',
  params: purchase,
  body: v.object({ seen }),
  status: 204,
});

export const noteHeld = endpoint({
  method: 'PUT',
  path: '/api/v1/staff/consultancies/:id/appointments/:appointment/held',
  summary: 'Anota que una cita de una consultoría se realizó, o que no',
  area,
  signIn: 'required',
  permission: 'arrange-consultancies',
  params: v.object({ id: shortText, appointment: shortText }),
  body: v.object({ isHeld: v.boolean() }),
  status: 204,
});

export const consultancyEndpoints = [listConsultancies, arrangeConsultancy, callOffAppointment, noteHeld] as const;
