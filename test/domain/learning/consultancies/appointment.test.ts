import { expect, test } from 'vitest';
import {
  consultancyState,
  readAppointment,
  type TypedAppointment,
} from '#domain/learning/consultancies/appointment.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

const now = new Date('2026-03-10T15:00:00.000Z');
const typed: TypedAppointment = {
  startsAt: '2026-03-12T19:00',
  minutes: '45',
  place: ' Av.  Arequipa 100 ',
  room: 'https://sala.example/una',
};

test('an appointment is read as Lima writes it, with its place in one line', () => {
  expect(accepted(readAppointment(typed, now))).toEqual({
    startsAt: new Date('2026-03-13T00:00:00.000Z'),
    endsAt: new Date('2026-03-13T00:45:00.000Z'),
    place: 'Av. Arequipa 100',
    room: 'https://sala.example/una',
  });
  expect(accepted(readAppointment({ ...typed, room: '' }, now)).room).toBeNull();
});

test.each<[keyof TypedAppointment, string]>([
  ['startsAt', ''],
  ['startsAt', '2026-02-30T19:00'],
  ['startsAt', '2026-03-10T10:00'],
  ['minutes', ''],
  ['minutes', '0'],
  ['minutes', '1441'],
  ['room', 'http://sala.example'],
  ['place', 'x'.repeat(201)],
])('is refused with its field where %s is «%s»', (field, value) => {
  expect(refused(readAppointment({ ...typed, [field]: value }, now))).toMatchObject({ field });
});

test('nobody is sent to nowhere', () => {
  expect(refused(readAppointment({ ...typed, place: ' ', room: '' }, now))).toMatchObject({ field: 'room' });
});

test('one that is to come goes before those that were held', () => {
  expect(consultancyState([])).toBe('to-arrange');
  expect(consultancyState([{ heldAt: now }])).toBe('held');
  expect(consultancyState([{ heldAt: now }, { heldAt: null }])).toBe('arranged');
});
