import { addDays, endOfLimaDay, limaDay, startOfLimaDay, weekday } from '#domain/shared/dates.ts';

const HOUR_MS = 3_600_000;
const SUNDAY = 0;

/** Dates of the sample school, all counted from the day in Lima on which the school is first started. */
export class DayOfStart {
  constructor(readonly now: Date) {}

  /** `hour` o'clock in Lima, `days` later; on the Monday after when that is a Sunday. */
  session(days: number, hour: number): Date {
    const day = addDays(limaDay(this.now), days);
    const working = weekday(day) === SUNDAY ? addDays(day, 1) : day;
    return new Date(startOfLimaDay(working).getTime() + hour * HOUR_MS);
  }

  /** 23:59:59 in Lima, `days` later. */
  lastMoment(days: number): string {
    return endOfLimaDay(addDays(limaDay(this.now), days)).toISOString();
  }

  /** The same moment `days` later (earlier when negative). */
  after(days: number): string {
    return new Date(this.now.getTime() + days * 24 * HOUR_MS).toISOString();
  }
}
