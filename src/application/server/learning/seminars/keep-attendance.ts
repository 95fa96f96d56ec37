import type { Clock } from '#application/ports/clock.ts';
import type { ShownAttendance } from '#application/read-models/learning/shown-attendance.ts';
import type { SeminarAttendance } from '#application/server/learning/ports/seminar-attendance.ts';
import type { PublishedSession, SeminarSessions } from '#application/server/learning/ports/seminar-sessions.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { ProductAccess, ProductAccessRefusal } from '#application/server/office/products/product-access.ts';
import { type AttendanceMark, attendeesFound, countsOfMarks } from '#domain/learning/seminars/attendance.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** People on a page of the list. */
const peopleOnAPage = 50;

/** Which session of which seminar. */
export interface SessionOfProduct {
  readonly productId: number;
  readonly sessionId: string;
}

export type ReadAttendanceRefusal = ProductAccessRefusal | { readonly kind: 'session-not-found' };
export type MarkAttendanceRefusal = ReadAttendanceRefusal | { readonly kind: 'attendee-unknown' };

/** Shows who is enrolled in a session of a seminar, and who was there, to whoever may see the product. */
export class ReadAttendance {
  constructor(
    private readonly access: ProductAccess,
    private readonly sessions: SeminarSessions,
    private readonly attendance: SeminarAttendance,
    private readonly clock: Clock,
  ) {}

  /** @param page from 1; null: all of them at once, for a file or paper. */
  async execute(
    { productId, sessionId }: SessionOfProduct,
    { words, page }: { readonly words: string; readonly page: number | null },
    userId: string,
  ): Promise<Result<ShownAttendance, ReadAttendanceRefusal>> {
    const product = await this.access.to(productId, userId, 'see');
    if (!product.ok) return product;
    const held = await this.sessions.among([productId]);
    const session = held.find(({ id }) => id === sessionId);
    if (session === undefined) return refuse({ kind: 'session-not-found' });
    const all = await this.attendance.at(session, this.clock.now());
    const found = attendeesFound(all, words);
    const from = page === null ? 0 : (page - 1) * peopleOnAPage;
    return accept({
      title: product.value.title,
      session: shownSession(session),
      sessions: held.map(({ id, startsAt }) => ({ id, startsAt: startsAt.toISOString() })),
      people: page === null ? found : found.slice(from, from + peopleOnAPage),
      enrolled: all.length,
      ...countsOfMarks(all),
      found: found.length,
      pages: page === null ? 1 : Math.max(1, Math.ceil(found.length / peopleOnAPage)),
      mayMark: (await this.access.to(productId, userId, 'edit')).ok,
    });
  }
}

function shownSession({ id, title, startsAt, endsAt, place, capacity }: PublishedSession): ShownAttendance['session'] {
  return { id, title, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), place, capacity };
}

/** Marks who was at a session; what is marked already stays without a line in the log. */
export class MarkAttendance {
  constructor(
    private readonly access: ProductAccess,
    private readonly sessions: SeminarSessions,
    private readonly attendance: SeminarAttendance,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
  ) {}

  /** @param mark null: takes the mark away. */
  async execute(
    { productId, sessionId }: SessionOfProduct,
    attendeeId: string,
    mark: AttendanceMark | null,
    userId: string,
  ): Promise<Result<void, MarkAttendanceRefusal>> {
    const product = await this.access.to(productId, userId, 'edit');
    if (!product.ok) return product;
    const session = (await this.sessions.among([productId])).find(({ id }) => id === sessionId);
    if (session === undefined) return refuse({ kind: 'session-not-found' });
    const now = this.clock.now();
    const isOnList = (await this.attendance.at(session, now)).some((each) => each.userId === attendeeId);
    if (!isOnList) return refuse({ kind: 'attendee-unknown' });
    const before = await this.attendance.mark(sessionId, attendeeId, mark, userId, now);
    if (before === mark) return accept(undefined);
    const [was, is] = [before, mark].map((each) => ({ state: each ?? 'unmarked' }));
    await this.journal.note(userId, 'attendance-marked', String(productId), was ?? {}, is ?? {});
    return accept(undefined);
  }
}
