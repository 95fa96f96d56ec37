import type { Clock } from '#application/ports/clock.ts';
import type { MySeminar, MySession } from '#application/read-models/home/my-seminar.ts';
import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import type { PublishedSession, SeminarSessions } from '#application/server/learning/ports/seminar-sessions.ts';
import type { SeminarSchedule } from '#application/server/learning/ports/seminar-schedule.ts';

/** The seminars that a student has, with their rooms as long as they are not over. Source: LEARN-4. */
export class ReadMySeminars {
  constructor(
    private readonly ownership: Ownership,
    private readonly schedule: SeminarSchedule,
    private readonly sessions: SeminarSessions,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string): Promise<readonly MySeminar[]> {
    const now = this.clock.now();
    const owned = (await this.ownership.of(userId, now)).filter(({ kind }) => kind === 'seminar');
    const byId = new Map(owned.map((each) => [each.id, each]));
    const seminars = await this.schedule.among([...byId.keys()]);
    const sessions = await this.sessions.among([...byId.keys()]);
    const mine = seminars.map((seminar) => {
      const { plan = null, until = null } = byId.get(seminar.id) ?? {};
      const held = sessions.filter(({ productId }) => productId === seminar.id);
      const next = held.find(({ endsAt }) => endsAt >= now);
      const { startsAt, endsAt } = next ?? seminar;
      const isOver = next === undefined && endsAt !== null && endsAt < now;
      return {
        ...seminar,
        startsAt: startsAt?.toISOString() ?? null,
        endsAt: endsAt?.toISOString() ?? null,
        room: isOver ? null : (next ?? { address: seminar.room }).address,
        sessions: held.map((session) => shownSession(session, now)),
        planSlug: plan?.slug ?? null,
        until,
      };
    });
    return mine.toSorted(
      (one, other) => (one.startsAt ?? '~').localeCompare(other.startsAt ?? '~') || one.id - other.id,
    );
  }
}

function shownSession(session: PublishedSession, now: Date): MySession {
  const { id, title, startsAt, endsAt, place, address, recording, sequence, changedAt } = session;
  return {
    id,
    title,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    place,
    address: endsAt < now ? null : address,
    recording,
    sequence,
    changedAt: changedAt.toISOString(),
  };
}
