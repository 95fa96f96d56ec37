import { Clock } from '#application/ports/clock.ts';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import {
  type MyConsultancy,
  myConsultancies,
  type ShownAppointment,
} from '#application/read-models/learning/bought-consultancy.ts';
import type { Services } from '#ui/kit/layout/services.tsx';
import { needed } from '#ui/school/boot/page-module.ts';

/** A consultancy of the student's as the page opens: of its hours, the one to come and those that were. */
export interface TimedConsultancy {
  readonly consultancy: MyConsultancy;
  readonly coming: ShownAppointment | null;
  readonly past: readonly ShownAppointment[];
}

/** An hour of a consultancy that is agreed and not over. */
export interface ComingHour {
  readonly consultancy: MyConsultancy;
  readonly hour: ShownAppointment;
}

/** Of all the student's consultancies the hour that is on or comes next; undefined: none is agreed. */
export function nextHour(consultancies: readonly MyConsultancy[], now: Date): ComingHour | undefined {
  return consultancies
    .flatMap((consultancy) => consultancy.appointments.map((hour) => ({ consultancy, hour })))
    .filter(({ hour }) => !isPast(hour, now.getTime()))
    .toSorted((one, other) => one.hour.startsAt.localeCompare(other.hour.startsAt))[0];
}

/** What the student has of a consultancy, once for each time it was bought. */
export async function loadConsultancies(services: Services, slug: string): Promise<readonly TimedConsultancy[]> {
  const mine = needed(await services.get(Reads).ask(myConsultancies));
  const now = services.get(Clock).now().getTime();
  return mine
    .filter((each) => each.slug === slug)
    .map((consultancy) => {
      const { appointments } = consultancy;
      return {
        consultancy,
        coming: appointments.find((each) => !isPast(each, now)) ?? null,
        past: appointments.filter((each) => isPast(each, now)),
      };
    });
}

const isPast = ({ isHeld, endsAt }: ShownAppointment, now: number): boolean => isHeld || Date.parse(endsAt) < now;
