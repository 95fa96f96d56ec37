import type { MySeminar } from '#application/read-models/home/my-seminar.ts';
import { calendarText } from '#domain/catalogue/calendar-event.ts';
import { sessionEvent } from '#domain/learning/seminars/session-event.ts';
import { saveAs } from '#ui/kit/controls/save-as.ts';

/** Hands over the sessions to come of a seminar for a calendar, with their rooms: the same events as letters bring. */
export function saveCalendar({ slug, title, sessions }: MySeminar, now: Date): void {
  const page = `${location.origin}/main/seminarios/${slug}`;
  const coming = sessions.filter(({ endsAt }) => Date.parse(endsAt) > now.getTime());
  const events = coming.map((session) => {
    const [startsAt, endsAt, changedAt] = [session.startsAt, session.endsAt, session.changedAt].map(
      (instant) => new Date(instant),
    ) as [Date, Date, Date];
    return sessionEvent({ ...session, startsAt, endsAt, changedAt }, { title, page });
  });
  saveAs(`${slug}.ics`, calendarText(events), 'text/calendar;charset=utf-8');
}
