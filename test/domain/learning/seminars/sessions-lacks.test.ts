import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EditedSession } from '#domain/learning/seminars/sessions-content.ts';
import { type SessionsFrame, sessionsLacks } from '#domain/learning/seminars/sessions-lacks.ts';
import { editedAt, heldAt } from '#test/support/learning/sessions.ts';

const frame: SessionsFrame = {
  now: new Date('2026-03-10T15:00:00.000Z'),
  published: [],
  placesTaken: 0,
  teachers: new Set([1, 2]),
};

const room = 'https://salas.pe/a';
const texts = (sessions: readonly EditedSession[], changes: Partial<SessionsFrame> = {}, usual = room) =>
  sessionsLacks({ room: usual, sessions }, { ...frame, ...changes }).map(({ field, text, hinders }) =>
    hinders ? `${field} ${text}` : `(${field} ${text})`,
  );

test('sessions to come with a link or a place lack nothing', () => {
  expect(texts([editedAt('a'), editedAt('b', { startsAt: '2026-03-16T20:30' })])).toEqual([]);
  expect(texts([editedAt('a', { place: 'Auditorio' })], {}, '')).toEqual([]);
});

test('a seminar without a session cannot be published', () => {
  expect(texts([])).toEqual([' El seminario no tiene sesiones: agrega al menos una con su fecha.']);
});

test('one without a link or a place can, and is told', () => {
  expect(texts([editedAt('a', { title: 'Plazos' })], {}, '')).toEqual([
    '(sesion-a-room «Plazos»: falta el enlace o el lugar.)',
  ]);
});

test('a session in the past hinders, unless it was published at that hour', () => {
  const past = editedAt('a', { startsAt: '2026-03-09T19:00' });
  expect(texts([past])).toEqual(['sesion-a-startsAt Sesión 1: esa hora ya pasó.']);
  const [held, moved] = [heldAt('a', '2026-03-10T00:00:00.000Z'), heldAt('a', '2026-03-08T00:00:00.000Z')];
  expect(texts([past], { published: [held] })).toEqual([]);
  expect(texts([past], { published: [moved] })).toHaveLength(1);
});

test('there is room for everybody who has a seat', () => {
  const tight = [editedAt('a', { capacity: '11' })];
  const lowered = 'sesion-a-capacity Sesión 1: ya hay 12 cupos tomados: el aforo no puede ser menor.';
  expect(texts(tight, { placesTaken: 12 })).toEqual([lowered]);
  expect(texts(tight, { placesTaken: 11 })).toEqual([]);
  expect(texts([editedAt('a', { capacity: '' })], { placesTaken: 12 })).toEqual([]);
  // What has more people than fit already, because they came otherwise, may be published as it is, not smaller.
  const published = (capacity: number | null, startsAt?: string) => [heldAt('a', startsAt, { capacity })];
  expect(texts(tight, { placesTaken: 12, published: published(11) })).toEqual([
    '(sesion-a-capacity Sesión 1: ya hay 12 cupos tomados: son más que el aforo, así que no se vende ninguno más.)',
  ]);
  for (const before of [null, 12]) {
    expect(texts(tight, { placesTaken: 12, published: published(before) })).toEqual([lowered]);
  }
  const over = [editedAt('a', { startsAt: '2026-03-09T19:00', capacity: '3' })];
  expect(texts(over, { placesTaken: 12, published: published(30, '2026-03-10T00:00:00.000Z') })).toEqual([]);
});

test('each thing that was typed wrong is told at its field', () => {
  const wrong = editedAt('a', {
    startsAt: 'ayer',
    minutes: 'x',
    capacity: '-1',
    room: 'salas',
    recording: 'grabación',
    staffIds: [1, 9],
  });
  expect(texts([wrong], {}, 'sala').map((text) => text.split(' ')[0])).toEqual([
    'sesiones-room',
    'sesion-a-startsAt',
    'sesion-a-minutes',
    'sesion-a-capacity',
    'sesion-a-room',
    'sesion-a-recording',
    'sesion-a-staffIds',
  ]);
});

test('of any two sessions at one time the later one is told, and sessions one after the other are not', () => {
  const day = '2026-03-16';
  const starts = fc.uniqueArray(fc.integer({ min: 0, max: 22 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(starts, fc.integer({ min: 1, max: 180 }), (hours, minutes) => {
      const sessions = hours.map((hour, index) =>
        editedAt(String(index), { startsAt: `${day}T${String(hour).padStart(2, '0')}:00`, minutes: String(minutes) }),
      );
      const sorted = hours.toSorted((a, b) => a - b);
      const overlapping = sorted.filter((hour, index) =>
        sorted.slice(0, index).some((before) => before * 60 + minutes > hour * 60),
      );
      expect(texts(sessions).filter((text) => text.includes('antes de que termine'))).toHaveLength(overlapping.length);
    }),
  );
});
