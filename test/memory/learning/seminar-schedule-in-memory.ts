import type { Recording } from '#domain/learning/recording.ts';
import { SeminarSchedule, type ScheduledSeminar } from '#application/server/learning/ports/seminar-schedule.ts';

/** The seminars of a test. */
export class SeminarScheduleInMemory extends SeminarSchedule {
  readonly #seminars: ScheduledSeminar[];
  /** By the seminar's id. */
  readonly recordings = new Map<number, Recording>();

  constructor(seminars: readonly ScheduledSeminar[] = []) {
    super();
    this.#seminars = [...seminars];
  }

  among(productIds: readonly number[]): Promise<readonly ScheduledSeminar[]> {
    const wanted = this.#seminars.filter(({ id }) => productIds.includes(id));
    return Promise.resolve(wanted.toSorted((a, b) => startOf(a) - startOf(b) || a.id - b.id));
  }

  find(slug: string): Promise<ScheduledSeminar | null> {
    return Promise.resolve(this.#seminars.find((seminar) => seminar.slug === slug) ?? null);
  }

  setRoom(productId: number, address: string | null): Promise<void> {
    this.#change(productId, { room: address });
    return Promise.resolve();
  }

  setRecording(productId: number, recording: Recording): Promise<readonly string[]> {
    const { videoFile, captionsFile } = this.recordings.get(productId) ?? { videoFile: null, captionsFile: null };
    this.recordings.set(productId, recording);
    this.#change(productId, { isRecorded: true });
    const shown = [recording.videoFile, recording.captionsFile];
    return Promise.resolve(
      [videoFile, captionsFile].filter((file) => file !== null && !shown.includes(file)) as string[],
    );
  }

  #change(productId: number, changes: Partial<ScheduledSeminar>): void {
    const place = this.#seminars.findIndex(({ id }) => id === productId);
    const known = this.#seminars[place];
    if (known !== undefined) this.#seminars[place] = { ...known, ...changes };
  }
}

function startOf({ startsAt }: ScheduledSeminar): number {
  return startsAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
}
