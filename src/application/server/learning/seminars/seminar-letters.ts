import type { Letter, LetterBlock } from '#application/server/shared/ports/outbox.ts';
import { firstName, fullName, type User } from '#domain/accounts/user.ts';
import { calendarText } from '#domain/catalogue/calendar-event.ts';
import type { NoticeReason } from '#domain/learning/seminars/seminar-notice.ts';
import { type SeminarOfEvent, sessionEvent, type SessionToAttend } from '#domain/learning/seminars/session-event.ts';
import { formatLimaTime, formatLongInstant } from '#domain/shared/dates.ts';

interface Around {
  readonly user: User;
  readonly seminar: SeminarOfEvent;
  /** The school, by whom the sessions are held. */
  readonly from: { readonly name: string; readonly email: string };
}

interface Words {
  readonly subject: string;
  readonly preview: string;
  readonly text: string;
}

const wordsOf: Readonly<Record<NoticeReason, (title: string, when: string, isOne: boolean) => Words>> = {
  enrolled: (title, when, isOne) => ({
    subject: `Tu inscripción en «${title}»`,
    preview: when,
    text: `Tienes un lugar en «${title}». ${isOne ? 'Su fecha va adjunta' : 'Sus fechas van adjuntas'} para tu calendario, y te lo recordaremos un día y una hora antes.`,
  }),
  moved: (title, when, isOne) => ({
    subject: `Cambió «${title}»`,
    preview: when,
    text: `${isOne ? 'Cambió la hora o el lugar de una sesión' : 'Cambió la hora o el lugar de varias sesiones'} de «${title}». Así queda; el archivo adjunto actualiza tu calendario.`,
  }),
  'called-off': (title, when, isOne) => ({
    subject: `${isOne ? 'Una sesión' : 'Varias sesiones'} de «${title}» ya no se ${isOne ? 'hace' : 'hacen'}`,
    preview: when,
    text: `${isOne ? 'Esta sesión' : 'Estas sesiones'} de «${title}» ya no se ${isOne ? 'hace' : 'hacen'}. El archivo adjunto ${isOne ? 'la' : 'las'} quita de tu calendario.`,
  }),
  'seat-lost': (title, when) => ({
    subject: `Ya no tienes un lugar en «${title}»`,
    preview: when,
    text: `Tu lugar en «${title}» ya no está a tu nombre. El archivo adjunto lo quita de tu calendario. Si crees que es un error, respóndenos.`,
  }),
  'day-before': (title, when) => ({
    subject: `Recordatorio: «${title}»`,
    preview: when,
    text: `Te esperamos en «${title}». Falta un día o menos.`,
  }),
  'hour-before': (title, when) => ({
    subject: `Ya empieza «${title}»`,
    preview: when,
    text: `«${title}» empieza en una hora o menos.`,
  }),
};

/** What somebody is told of sessions of a seminar, with each as a file for their calendar. */
export function seminarLetter(
  reason: NoticeReason,
  sessions: readonly SessionToAttend[],
  { user, seminar, from }: Around,
): Letter {
  const isOver = reason === 'called-off' || reason === 'seat-lost';
  const [first] = sessions;
  const when = first === undefined ? '' : `${whenText(first)}, hora de Lima`;
  const { subject, preview, text } = wordsOf[reason](seminar.title, when, sessions.length === 1);
  const invitation = {
    method: isOver ? 'CANCEL' : 'REQUEST',
    from,
    to: { name: fullName(user), email: user.email },
  } as const;
  return {
    subject,
    preview,
    greeting: `Hola, ${firstName(user)}:`,
    blocks: [{ kind: 'text', text }, ...sessions.map((session) => factsOf(session, isOver))],
    action: isOver ? null : { label: 'Ver el seminario', url: seminar.page },
    calendars: sessions.map((session, index) => ({
      name: sessions.length === 1 ? 'sesion.ics' : `sesion-${index + 1}.ics`,
      method: invitation.method,
      text: calendarText([sessionEvent(session, seminar)], invitation),
    })),
  };
}

/** When and where, to the minute: the room of what is over is nobody's any more. */
function factsOf(session: SessionToAttend, isOver: boolean): LetterBlock {
  const { title, place, address, endsAt } = session;
  return {
    kind: 'facts',
    rows: [
      ...(title === '' ? [] : [['Sesión', title] as const]),
      ['Cuándo', `${whenText(session)} a ${formatLimaTime(endsAt)}, hora de Lima`] as const,
      ...(place === '' || isOver ? [] : [['Lugar', place] as const]),
      ...(address === null || isOver ? [] : [['Sala', address] as const]),
    ],
  };
}

const whenText = ({ startsAt }: SessionToAttend): string => formatLongInstant(startsAt, { withYear: true });
