import type { Clock } from '#application/ports/clock.ts';
import type { ScheduledSeminar, SeminarSchedule } from '#application/server/learning/ports/seminar-schedule.ts';
import { roomAddress } from '#domain/learning/seminar-room.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export type SetSeminarRoomRefusal = { readonly kind: 'seminar-not-found' } | { readonly kind: 'room-malformed' };

/** Sets where a seminar is attended on line, or takes it away: whoever has it sees it on its page at once. Source: LEARN-4. */
export class SetSeminarRoom {
  constructor(
    private readonly schedule: SeminarSchedule,
    private readonly clock: Clock,
  ) {}

  /** @param typed null: there is none any more. */
  async execute(slug: string, typed: string | null): Promise<Result<ScheduledSeminar, SetSeminarRoomRefusal>> {
    const seminar = await this.schedule.find(slug);
    if (seminar === null) return refuse({ kind: 'seminar-not-found' });
    const address = typed === null ? accept(null) : roomAddress(typed);
    if (!address.ok) return address;
    await this.schedule.setRoom(seminar.id, address.value, this.clock.now());
    return accept({ ...seminar, room: address.value });
  }
}
