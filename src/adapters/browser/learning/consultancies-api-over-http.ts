import {
  arrangeConsultancy,
  callOffAppointment,
  listConsultancies,
  noteHeld,
} from '#adapters/http-contract/learning/consultancies.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import { ConsultanciesApi, type ConsultancyListAsked } from '#application/browser/learning/ports/consultancies-api.ts';
import type { TypedAppointment } from '#domain/learning/consultancies/appointment.ts';

type Seen = { readonly id: string; readonly sequence: number };

/** What the school is told of the appointment that was seen, and no more. */
const seenOf = ({ id, sequence }: Seen) => ({ id, sequence });

export const ConsultanciesApiOverHttp = overHttp(ConsultanciesApi, {
  list: to(listConsultancies, ({ page, ...asked }: ConsultancyListAsked) => ({
    query: { ...asked, page: String(page) },
  })),
  arrange: to(arrangeConsultancy, (id: string, typed: TypedAppointment, seen: Seen | null) => ({
    params: { id },
    body: { ...typed, seen: seen === null ? null : seenOf(seen) },
  })),
  callOff: to(callOffAppointment, (id: string, seen: Seen) => ({ params: { id }, body: { seen: seenOf(seen) } })),
  noteHeld: to(noteHeld, (id: string, appointment: string, isHeld: boolean) => ({
    params: { id, appointment },
    body: { isHeld },
  })),
});
