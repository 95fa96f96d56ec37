import { Reads } from '#application/browser/shared/ports/reads.ts';
import { type MySeminar, mySeminars } from '#application/read-models/home/my-seminar.ts';
import { Clock } from '#application/ports/clock.ts';
import { momentOf, type SeminarMoment } from '#domain/learning/seminar-moment.ts';
import type { Services } from '#ui/kit/layout/services.tsx';
import { needed } from '#ui/school/boot/page-module.ts';

/** A seminar and where it stands as the page opens. */
export interface TimedSeminar {
  readonly seminar: MySeminar;
  readonly moment: SeminarMoment;
}

/** The student's seminars: those to come first, soonest first; then the past ones, latest first. */
export async function loadSeminars(services: Services): Promise<readonly TimedSeminar[]> {
  const seminars = needed(await services.get(Reads).ask(mySeminars));
  const now = services.get(Clock).now();
  const timed = seminars.map((seminar) => ({ seminar, moment: momentOf(seminar, now) }));
  const past = timed.filter(({ moment }) => moment === 'past').toReversed();
  return [...timed.filter(({ moment }) => moment !== 'past'), ...past];
}
