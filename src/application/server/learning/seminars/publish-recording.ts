import type { Clock } from '#application/ports/clock.ts';
import type { ScheduledSeminar, SeminarSchedule } from '#application/server/learning/ports/seminar-schedule.ts';
import type { Recording } from '#domain/learning/recording.ts';
import { momentOf } from '#domain/learning/seminar-moment.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export type PublishRecordingRefusal =
  | { readonly kind: 'seminar-not-found' }
  /** What did not take place has no recording. */
  | { readonly kind: 'seminar-not-over' };

export interface PublishedRecording {
  readonly seminar: ScheduledSeminar;
  /** Files of the recording that it takes the place of. */
  readonly replaced: readonly string[];
}

/** Publishes the recording of a past seminar, in the place of any earlier one: what was watched of that stays noted. Source: LEARN-4. */
export class PublishRecording {
  constructor(
    private readonly schedule: SeminarSchedule,
    private readonly clock: Clock,
  ) {}

  /** The seminar, when it may have a recording. */
  async seminarOver(slug: string): Promise<Result<ScheduledSeminar, PublishRecordingRefusal>> {
    const seminar = await this.schedule.find(slug);
    if (seminar === null) return refuse({ kind: 'seminar-not-found' });
    const [startsAt, endsAt] = [seminar.startsAt, seminar.endsAt].map((at) => at?.toISOString() ?? null);
    const moment = momentOf({ startsAt: startsAt ?? null, endsAt: endsAt ?? null }, this.clock.now());
    return moment === 'past' ? accept(seminar) : refuse({ kind: 'seminar-not-over' });
  }

  async execute(slug: string, recording: Recording): Promise<Result<PublishedRecording, PublishRecordingRefusal>> {
    const seminar = await this.seminarOver(slug);
    if (!seminar.ok) return seminar;
    const replaced = await this.schedule.setRecording(seminar.value.id, recording);
    return accept({ seminar: seminar.value, replaced });
  }
}
