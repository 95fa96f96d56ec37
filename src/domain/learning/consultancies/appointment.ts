import { plannedSession, readSession, sessionLimits } from '#domain/learning/seminars/sessions-content.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** An hour of a consultancy that was bought, agreed with whoever bought it. */
export interface Appointment {
  /** Never another's: calendars name it. */
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Where it is in person; '': it is not. */
  readonly place: string;
  /** Where it is on line; null: it is not, or it is not known yet. */
  readonly room: string | null;
  /** How often it was moved: calendars leave an older one behind. */
  readonly sequence: number;
  /** When it was moved last. */
  readonly changedAt: Date;
  /** Since when it is known to have been held; null: it was not. */
  readonly heldAt: Date | null;
}

/** An appointment as somebody of the office types it. */
export interface TypedAppointment {
  /** Minute in Lima, '2026-12-14T19:00'. */
  readonly startsAt: string;
  readonly minutes: string;
  readonly place: string;
  readonly room: string;
}

/** Where a consultancy that was bought stands, in the order in which staff attend to them. */
export const consultancyStates = ['to-arrange', 'arranged', 'held'] as const;
export type ConsultancyState = (typeof consultancyStates)[number];

/** What a state is called. */
export const consultancyStateNames: Readonly<Record<ConsultancyState, string>> = {
  'to-arrange': 'Por agendar',
  arranged: 'Agendada',
  held: 'Realizada',
};

/** Where one stands, by its appointments: one to come goes before those that were held. */
export function consultancyState(appointments: readonly Pick<Appointment, 'heldAt'>[]): ConsultancyState {
  if (appointments.some(({ heldAt }) => heldAt === null)) return 'arranged';
  return appointments.length === 0 ? 'to-arrange' : 'held';
}

/** What a list of consultancies that were bought is narrowed to: a state, or those whose hour is over and not marked. */
export type ConsultancyFilter = ConsultancyState | typeof UNMARKED;

/** Of those that are arranged the ones that `isUnmarked` tells. */
export const UNMARKED = 'unmarked';

/** What each of these is called. */
export const consultancyFilterNames: Readonly<Record<ConsultancyFilter, string>> = {
  ...consultancyStateNames,
  unmarked: 'Por marcar',
};

/** Whether an hour is over at an instant and nobody noted whether it was held. Source: decision 0123. */
export const isUnmarked = ({ endsAt, heldAt }: Pick<Appointment, 'endsAt' | 'heldAt'>, now: Date): boolean =>
  heldAt === null && endsAt <= now;

/** What is wrong with an appointment as it was typed. */
export interface AppointmentFaulty {
  readonly kind: 'appointment-faulty';
  readonly field: keyof TypedAppointment;
  /** Spanish, a sentence. */
  readonly text: string;
}

/** Characters of a place at most. */
export const longestAppointmentPlace = sessionLimits.place;

/** When and where an appointment is, understood as a session of a seminar is; it is to come. Refused for the first fault. */
export function readAppointment(
  typed: TypedAppointment,
  now: Date,
): Result<Pick<Appointment, 'startsAt' | 'endsAt' | 'place' | 'room'>, AppointmentFaulty> {
  const faulty = (field: keyof TypedAppointment, text: string) =>
    refuse({ kind: 'appointment-faulty', field, text } as const);
  const edited = { ...typed, id: '', title: '', capacity: '', staffIds: [], recording: '' };
  const { startsAt, minutes, room } = readSession(edited);
  if (startsAt === null) return faulty('startsAt', 'Escribe el día y la hora de Lima.');
  if (startsAt <= now) return faulty('startsAt', 'Esa hora ya pasó: elige una que esté por venir.');
  if (minutes === null) return faulty('minutes', `Los minutos que dura van de 1 a ${sessionLimits.minutes}.`);
  if (room === null) return faulty('room', 'El enlace debe empezar con https:// y tener hasta 500 caracteres.');
  if (typed.place.trim().length > longestAppointmentPlace) {
    return faulty('place', `El lugar tiene hasta ${longestAppointmentPlace} caracteres.`);
  }
  const planned = plannedSession(edited);
  if (planned === null) throw new Error('An appointment without a fault cannot be understood');
  if (planned.place === '' && planned.room === null) return faulty('room', 'Falta el enlace o el lugar.');
  return accept({ startsAt: planned.startsAt, endsAt: planned.endsAt, place: planned.place, room: planned.room });
}
