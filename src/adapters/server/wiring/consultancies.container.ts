import { Kysely } from 'kysely';
import { AppointmentsInSql } from '#adapters/server/sql/learning/appointments-in-sql.ts';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import type { Bindings } from '#adapters/wiring/late-container.ts';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { AppointmentLetters } from '#application/server/learning/consultancies/appointment-letters.ts';
import { ConsultancyAccess } from '#application/server/learning/consultancies/consultancy-access.ts';
import {
  ArrangeConsultancy,
  CallOffAppointment,
  NoteHeld,
} from '#application/server/learning/consultancies/keep-appointments.ts';
import {
  ListConsultancies,
  ReadMyConsultancies,
} from '#application/server/learning/consultancies/list-consultancies.ts';
import { ReturnedConsultancies } from '#application/server/learning/consultancies/returned-consultancies.ts';
import { Appointments } from '#application/server/learning/ports/appointments.ts';
import { OfficeJournal } from '#application/server/office/office-journal.ts';
import { Team } from '#application/server/office/ports/team.ts';
import { OfficeProducts } from '#application/server/office/products/ports/office-products.ts';
import { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import { Outbox } from '#application/server/shared/ports/outbox.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';

/** Binds how the hours of consultancies are agreed, told, held and given back. */
export function bindConsultancies(container: Bindings): void {
  bindPort(container, Appointments, AppointmentsInSql, [Kysely]);
  bindClass(container, ConsultancyAccess, [Appointments, OfficeProducts, Team]);
  bindClass(container, AppointmentLetters, [Accounts, SchoolSettings, Outbox, PublicAddresses]);
  bindClass(container, ListConsultancies, [Appointments, ConsultancyAccess, Clock]);
  bindClass(container, ReadMyConsultancies, [Appointments, Clock]);
  bindClass(container, ArrangeConsultancy, [
    ConsultancyAccess,
    Appointments,
    AppointmentLetters,
    OfficeJournal,
    Clock,
    IdGenerator,
  ]);
  bindClass(container, CallOffAppointment, [ConsultancyAccess, Appointments, AppointmentLetters, OfficeJournal]);
  bindClass(container, NoteHeld, [ConsultancyAccess, Appointments, OfficeJournal, Clock]);
  bindClass(container, ReturnedConsultancies, [Appointments, AppointmentLetters]);
}
