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

/** What the student has of a consultancy, once for each time it was bought. */
export async function loadConsultancies(services: Services, slug: string): Promise<readonly TimedConsultancy[]> {
  const mine = needed(await services.get(Reads).ask(myConsultancies));
  const now = services.get(Clock).now().getTime();
  return mine
    .filter((each) => each.slug === slug)
    .map((consultancy) => {
      const isPast = ({ isHeld, endsAt }: ShownAppointment) => isHeld || Date.parse(endsAt) < now;
      const { appointments } = consultancy;
      return {
        consultancy,
        coming: appointments.find((each) => !isPast(each)) ?? null,
        past: appointments.filter(isPast),
      };
    });
}
