import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roomAddress } from '#domain/learning/seminar-room.ts';

test.each([
  ['https://salas.pe/despido', 'https://salas.pe/despido'],
  ['  https://us02web.zoom.us/j/123?pwd=aB ', 'https://us02web.zoom.us/j/123?pwd=aB'],
  ['https://salas.pe', 'https://salas.pe'],
])('%s is a room', (typed, address) => {
  expect(roomAddress(typed)).toEqual({ ok: true, value: address });
});

test.each([
  '',
  'salas.pe/despido',
  'http://salas.pe/despido',
  'javascript:alert(1)',
  'https://salas',
  'https://salas.pe/una sala',
  'https://salas.pe/"onclick="',
  `https://salas.pe/${'a'.repeat(500)}`,
])('%s is none', (typed) => {
  expect(roomAddress(typed)).toEqual({ ok: false, refusal: { kind: 'room-malformed' } });
});

const path = fc.string({ maxLength: 30 });
const host = fc.stringMatching(/^[a-z]{1,8}(\.[a-z]{1,8}){0,2}$/);
const typed = fc.oneof(
  fc.string(),
  fc.tuple(fc.constantFrom('https://', 'http://', ' https://', ''), host, path).map((parts) => parts.join('')),
);

test('what is taken begins with https, has no blank or quote and is taken again as it is', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const read = roomAddress(text);
      if (!read.ok) return;
      expect(read.value).toMatch(/^https:\/\/[^\s"<>]+$/);
      expect(roomAddress(read.value)).toEqual(read);
    }),
  );
});
