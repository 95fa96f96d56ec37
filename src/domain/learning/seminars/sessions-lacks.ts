import type { Lack } from '#domain/office/working-copy.ts';
import { oneLine } from '#domain/shared/typed-text.ts';
import {
  addressTyped,
  type EditedSession,
  plannedSession,
  readSession,
  type SeminarSession,
  sessionField,
  sessionLimits,
  type SessionsContent,
} from './sessions-content.ts';

/** What the sessions of a seminar are looked at beside. */
export interface SessionsFrame {
  readonly now: Date;
  /** Those that are published: what took place already hinders nothing. */
  readonly published: readonly Pick<SeminarSession, 'id' | 'startsAt' | 'endsAt' | 'capacity'>[];
  /** How many places of the seminar are taken (`placesTaken`). */
  readonly placesTaken: number;
  /** The school's teachers, by their ids. */
  readonly teachers: ReadonlySet<number>;
}

/** The id of the control for where all sessions are attended on line. */
export const usualRoomField = 'sesiones-room';

/** Everything that the sessions of a seminar lack, in their order. */
export function sessionsLacks({ room, sessions }: SessionsContent, frame: SessionsFrame): readonly Lack[] {
  const usual = addressTyped(room);
  return [
    ...(sessions.length === 0 ? [hinder('', 'El seminario no tiene sesiones: agrega al menos una con su fecha.')] : []),
    ...(usual === null ? [hinder(usualRoomField, `El enlace de la sala ${NO_ADDRESS}.`)] : []),
    ...sessions.flatMap((session, index) => [
      ...lacksOfOne(session, nameOf(session, index), frame),
      ...lacksOfWhere(session, nameOf(session, index), typeof usual === 'string'),
    ]),
    ...overlaps(sessions),
  ];
}

const NO_ADDRESS = 'debe ser una dirección que empiece con https://, de 500 caracteres como máximo';

function lacksOfOne(session: EditedSession, name: string, frame: SessionsFrame): readonly Lack[] {
  const { startsAt, minutes, capacity, room, recording } = readSession(session);
  const at = (what: Parameters<typeof sessionField>[1], text: string): Lack =>
    hinder(sessionField(session.id, what), `${name}: ${text}`);
  const lacks: Lack[] = [];
  if (startsAt === null) lacks.push(at('startsAt', 'falta su día y hora de Lima.'));
  else if (startsAt <= frame.now && !stood(session, startsAt, frame)) lacks.push(at('startsAt', 'esa hora ya pasó.'));
  if (minutes === null) lacks.push(at('minutes', `los minutos que dura van de 1 a ${sessionLimits.minutes}.`));
  if (capacity === null) lacks.push(at('capacity', 'el aforo es un número entero de personas, o nada.'));
  else if (capacity !== undefined) lacks.push(...tooFewPlaces(session, capacity, name, frame));
  if (room === null) lacks.push(at('room', `el enlace ${NO_ADDRESS}.`));
  if (recording === null) lacks.push(at('recording', `la grabación ${NO_ADDRESS}.`));
  if (session.staffIds.some((id) => !frame.teachers.has(id))) {
    lacks.push(at('staffIds', 'alguien que la dicta ya no está entre los docentes; quítalo.'));
  }
  return lacks;
}

/**
 * Nobody is turned away whose place is taken: a smaller room than that cannot be published. Where there are more people than fit
 * already, because they were moved in or given it, that is told and hinders nothing; of a session that is over, it is not told.
 */
function tooFewPlaces(
  session: EditedSession,
  capacity: number,
  name: string,
  { now, published, placesTaken: taken }: SessionsFrame,
): readonly Lack[] {
  const before = published.find(({ id }) => id === session.id);
  if (capacity >= taken || (before !== undefined && before.endsAt <= now)) return [];
  const stands = before !== undefined && before.capacity !== null && before.capacity <= capacity;
  const what = stands ? 'son más que el aforo, así que no se vende ninguno más' : 'el aforo no puede ser menor';
  return [
    { ...hinder(sessionField(session.id, 'capacity'), `${name}: ${takenText(taken)}: ${what}.`), hinders: !stands },
  ];
}

/** Without a place or a link nobody knows where to go; it may still be told in time. */
function lacksOfWhere(session: EditedSession, name: string, hasUsual: boolean): readonly Lack[] {
  if (hasUsual || session.place.trim() !== '' || session.room.trim() !== '') return [];
  return [{ ...hinder(sessionField(session.id, 'room'), `${name}: falta el enlace o el lugar.`), hinders: false }];
}

function overlaps(sessions: readonly EditedSession[]): readonly Lack[] {
  const placed = sessions.flatMap((session, index) => {
    const planned = plannedSession({ ...session, capacity: '', room: '', recording: '' });
    return planned === null ? [] : [{ planned, name: nameOf(session, index) }];
  });
  const inOrder = placed.toSorted((a, b) => a.planned.startsAt.getTime() - b.planned.startsAt.getTime());
  return inOrder.flatMap(({ planned, name }, index) => {
    const before = inOrder.slice(0, index).find((other) => other.planned.endsAt > planned.startsAt);
    if (before === undefined) return [];
    return [hinder(sessionField(planned.id, 'startsAt'), `${name}: empieza antes de que termine ${before.name}.`)];
  });
}

/** Whether a session is published at this hour: that it is over by now is no fault of it. */
function stood({ id }: EditedSession, startsAt: Date, { published }: SessionsFrame): boolean {
  return published.some((each) => each.id === id && each.startsAt.getTime() === startsAt.getTime());
}

const takenText = (count: number): string => (count === 1 ? 'ya hay un cupo tomado' : `ya hay ${count} cupos tomados`);

const nameOf = ({ title }: EditedSession, index: number): string =>
  title.trim() === '' ? `Sesión ${index + 1}` : `«${oneLine(title)}»`;

const hinder = (field: string, text: string): Lack => ({ part: 'sessions', field, text, hinders: true });
