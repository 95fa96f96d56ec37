import { SeminarSchedule, type ScheduledSeminar } from '#application/server/ports/seminar-schedule.ts';

/** The seminars of a test. */
export class SeminarScheduleInMemory extends SeminarSchedule {
  readonly #seminars: ScheduledSeminar[];

  constructor(seminars: readonly ScheduledSeminar[] = []) {
    super();
    this.#seminars = [...seminars];
  }

  among(productIds: readonly number[]): Promise<readonly ScheduledSeminar[]> {
    const wanted = this.#seminars.filter(({ id }) => productIds.includes(id));
    return Promise.resolve(wanted.toSorted((a, b) => startOf(a) - startOf(b) || a.id - b.id));
  }

  setRoom(productId: number, address: string | null): Promise<void> {
    const place = this.#seminars.findIndex(({ id }) => id === productId);
    const known = this.#seminars[place];
    if (known !== undefined) this.#seminars[place] = { ...known, room: address };
    return Promise.resolve();
  }
}

function startOf({ startsAt }: ScheduledSeminar): number {
  return startsAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
}
