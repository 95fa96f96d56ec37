import type { Clock } from '#application/ports/clock.ts';
import type { SeminarSessions } from '#application/server/learning/ports/seminar-sessions.ts';
import { PartEditor } from '#application/server/office/part-editor.ts';
import {
  addressTyped,
  isMoved,
  plannedSession,
  type SeminarSession,
  type SessionsContent,
} from '#domain/learning/seminars/sessions-content.ts';
import { sessionsLacks } from '#domain/learning/seminars/sessions-lacks.ts';
import type { EditedProduct } from '#domain/office/products/product-state.ts';
import type { Lack } from '#domain/office/working-copy.ts';
import type { PlaceGuard } from './place-guard.ts';

/** The part 'sessions': when and where a seminar is held. */
export class SessionsEditor extends PartEditor<SessionsContent> {
  readonly part = 'sessions';

  constructor(
    private readonly sessions: SeminarSessions,
    private readonly places: PlaceGuard,
    private readonly clock: Clock,
  ) {
    super();
  }

  read(productId: number): Promise<SessionsContent> {
    return this.sessions.read(productId);
  }

  async check(content: SessionsContent, { id }: Pick<EditedProduct, 'id'>): Promise<readonly Lack[]> {
    const now = this.clock.now();
    const { taken } = await this.places.count(id);
    const lacks = sessionsLacks(content, {
      now,
      published: await this.sessions.among([id]),
      placesTaken: taken,
      teachers: await this.sessions.teachers(),
    });
    return lacks.toSorted((one, other) => Number(other.hinders) - Number(one.hinders));
  }

  override async effects(productId: number, content: SessionsContent): Promise<readonly string[]> {
    const now = this.clock.now();
    const { enrolled } = await this.places.count(productId);
    if (enrolled === 0) return [];
    const who = enrolled === 1 ? 'La persona inscrita recibe' : `Las ${enrolled} personas inscritas reciben`;
    const { held, room } = understood(content);
    const coming = (await this.sessions.among([productId])).filter(({ endsAt }) => endsAt > now);
    const addressOf = (session: SeminarSession) => ({ ...session, room: session.room ?? room });
    const planned = new Map(held.map((session) => [session.id, addressOf(session)]));
    const gone = coming.filter(({ id }) => !planned.has(id)).length;
    const moved = coming.filter((session) => {
      const after = planned.get(session.id);
      return after !== undefined && isMoved({ ...session, room: session.address }, after);
    }).length;
    const added = held.filter(({ id, startsAt }) => startsAt > now && coming.every((each) => each.id !== id)).length;
    return [
      ...told(who, moved, 'la sesión que cambia de hora o de lugar', 'las sesiones que cambian de hora o de lugar'),
      ...told(who, gone, 'la sesión que ya no se hace', 'las sesiones que ya no se hacen'),
      ...told(who, added, 'la sesión nueva', 'las sesiones nuevas'),
    ];
  }

  async apply(productId: number, content: SessionsContent, now: Date): Promise<void> {
    const { held, room } = understood(content);
    await this.sessions.write(productId, held, room, now);
    await this.places.keep(productId);
  }
}

/** What can be understood of it: a preview shows what there is, whatever it still lacks. */
function understood({ sessions, room }: SessionsContent) {
  return { held: sessions.flatMap((each) => plannedSession(each) ?? []), room: addressTyped(room) ?? null };
}

function told(who: string, count: number, one: string, several: string): readonly string[] {
  if (count === 0) return [];
  return [`${who} un correo con ${count === 1 ? one : several}.`];
}
