import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarText, type CalendarEvent } from '#domain/catalogue/calendar-event.ts';

const event: CalendarEvent = {
  uid: 'despido@escuela.example',
  title: 'Despido; y debido, procedimiento',
  description: 'Dos miradas\nsobre un expediente',
  location: 'En vivo, por internet',
  address: 'https://escuela.example/seminarios/despido',
  startsAt: new Date('2026-12-11T23:00:00.000Z'),
  endsAt: new Date('2026-12-12T01:00:00.000Z'),
  changedAt: new Date('2026-11-01T12:30:00.000Z'),
};

/** What a calendar reads: unfolded lines as names and values. */
function read(text: string): Map<string, string> {
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]));
}

/** Control characters, save ends of lines and tabs. */
const control = /[^\P{Cc}\n\t]/gu;

const unescaped = (text: string) => text.replaceAll(/\\([\\;,n])/g, (_, mark: string) => (mark === 'n' ? '\n' : mark));

test('the times are those of Lima, with its zone told', () => {
  const text = calendarText([event]);
  expect(text).toContain('DTSTART;TZID=America/Lima:20261211T180000\r\n');
  expect(text).toContain('DTEND;TZID=America/Lima:20261211T200000\r\n');
  expect(text).toContain('DTSTAMP:20261101T123000Z\r\n');
  expect(text).toMatch(/BEGIN:VTIMEZONE\r\nTZID:America\/Lima\r\n[^]*TZOFFSETTO:-0500\r\n/);
});

test('begins and ends as a calendar of one event does', () => {
  const lines = calendarText([event]).split('\r\n');
  expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Escuela//Calendario//ES']);
  expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
});

test('marks of the format are escaped', () => {
  const text = calendarText([event]);
  expect(text).toContain(String.raw`SUMMARY:Despido\; y debido\, procedimiento`);
  expect(text).toContain(String.raw`DESCRIPTION:Dos miradas\nsobre un expediente`);
});

test('an event without a known end has none', () => {
  expect(calendarText([{ ...event, endsAt: null }])).not.toContain('DTEND');
});

test('whatever the title, no line is longer than 75 octets and the title is read back', () => {
  // Marks of the format, control characters, letters of one to four octets.
  const codePoint = fc.oneof(
    fc.integer({ min: 0, max: 0xff }),
    fc.integer({ min: 0, max: 0xd7_ff }),
    fc.constant(0x1f_58_b),
  );
  const line = fc.array(codePoint, { maxLength: 200 }).map((points) => String.fromCodePoint(...points));
  fc.assert(
    fc.property(line, (title) => {
      const text = calendarText([{ ...event, title }]);
      const lines = text.split('\r\n');
      expect(lines.every((each) => new TextEncoder().encode(each).length <= 75)).toBe(true);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(unescaped(read(text).get('SUMMARY') ?? '')).toBe(title.replaceAll(/\r\n?/g, '\n').replaceAll(control, ''));
    }),
  );
});

test('an event that is sent says from whom, to whom and how often it was moved; one that is called off says so', () => {
  const [from, to] = [
    { name: 'Escuela "Ñandú"', email: 'escuela@correo.pe' },
    { name: 'Ana\r\nQuispe', email: 'ana@correo.pe' },
  ];
  const moved = { ...event, sequence: 3 };
  const text = calendarText([moved], { method: 'REQUEST', from, to });
  const lines = read(text);
  expect(lines.get('METHOD')).toBe('REQUEST');
  expect(lines.get('SEQUENCE')).toBe('3');
  expect(lines.get('ORGANIZER;CN="Escuela Ñandú"')).toBe('mailto:escuela@correo.pe');
  expect(text.replaceAll('\r\n ', '')).toContain(
    'ATTENDEE;CN="Ana Quispe";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:ana@correo.pe\r\n',
  );
  const off = read(calendarText([moved], { method: 'CANCEL', from, to }));
  expect([off.get('METHOD'), off.get('STATUS'), off.get('UID')]).toEqual(['CANCEL', 'CANCELLED', event.uid]);
});

test('a calendar that is fetched has all its events', () => {
  const text = calendarText([event, { ...event, uid: 'otro' }]);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
  expect(text).toContain('SEQUENCE:0\r\n');
});
