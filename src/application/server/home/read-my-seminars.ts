import type { Clock } from '#application/ports/clock.ts';
import type { MySeminar } from '#application/read-models/home/my-seminar.ts';
import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import type { SeminarSchedule } from '#application/server/learning/ports/seminar-schedule.ts';

/** The seminars that a student has, with their rooms as long as they are not over. Source: LEARN-4. */
export class ReadMySeminars {
  constructor(
    private readonly ownership: Ownership,
    private readonly schedule: SeminarSchedule,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string): Promise<readonly MySeminar[]> {
    const now = this.clock.now();
    const owned = (await this.ownership.of(userId, now)).filter(({ kind }) => kind === 'seminar');
    const byId = new Map(owned.map((each) => [each.id, each]));
    const seminars = await this.schedule.among([...byId.keys()]);
    return seminars.map((seminar) => {
      const { plan = null, until = null } = byId.get(seminar.id) ?? {};
      const isOver = seminar.endsAt !== null && seminar.endsAt < now;
      return {
        ...seminar,
        startsAt: seminar.startsAt?.toISOString() ?? null,
        endsAt: seminar.endsAt?.toISOString() ?? null,
        room: isOver ? null : seminar.room,
        planSlug: plan?.slug ?? null,
        until,
      };
    });
  }
}
