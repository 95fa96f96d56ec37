import { blanksAsOne } from '#domain/shared/typed-text.ts';

/** An event as a calendar keeps it. */
export interface CalendarEvent {
  /** Unique in the world and the same each time, so that a second download replaces the first. */
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  /** The page of the event. */
  readonly address: string;
  readonly startsAt: Date;
  /** Null: it has no known end. */
  readonly endsAt: Date | null;
  /** When what is said of it changed last. */
  readonly changedAt: Date;
  /** How often it was moved; 0 when not said. */
  readonly sequence?: number;
}

/** An event that is sent to somebody, whose calendar takes it in, moves it or takes it out. Source: RFC 5546, 3.2. */
export interface CalendarInvitation {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly from: CalendarPerson;
  readonly to: CalendarPerson;
}

interface CalendarPerson {
  readonly name: string;
  readonly email: string;
}

/** Octets a line may have at most, its end not counted. Source: RFC 5545, 3.1. */
const lineOctets = 75;

/** Lima keeps UTC−5 all year (facts/peru.md, section 7). */
const limaOffset = -5 * 3_600_000;

/** Lima's clock for calendars that do not know its name. */
const limaZone = [
  'BEGIN:VTIMEZONE',
  'TZID:America/Lima',
  'BEGIN:STANDARD',
  'DTSTART:19900401T000000',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0500',
  'TZNAME:-05',
  'END:STANDARD',
  'END:VTIMEZONE',
] as const;

/**
 * The text of a calendar with these events, their times in Lima's. Source: RFC 5545; issue of the storefront, '.ics'.
 * @param invitation null: for whoever fetches it. One that is sent has one event alone.
 */
export function calendarText(events: readonly CalendarEvent[], invitation: CalendarInvitation | null = null): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Escuela//Calendario//ES',
    'CALSCALE:GREGORIAN',
    `METHOD:${invitation?.method ?? 'PUBLISH'}`,
    ...limaZone,
    ...events.flatMap((event) => linesOf(event, invitation)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function linesOf(event: CalendarEvent, invitation: CalendarInvitation | null): readonly string[] {
  const { uid, title, description, location, address, startsAt, endsAt, changedAt, sequence = 0 } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp(changedAt)}Z`,
    `LAST-MODIFIED:${stamp(changedAt)}Z`,
    `DTSTART;TZID=America/Lima:${limaStamp(startsAt)}`,
    ...(endsAt === null ? [] : [`DTEND;TZID=America/Lima:${limaStamp(endsAt)}`]),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `LOCATION:${escaped(location)}`,
    `URL:${address}`,
    `SEQUENCE:${sequence}`,
    ...(invitation === null ? [] : peopleOf(invitation)),
    `STATUS:${invitation?.method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

/** Whoever is invited has a seat already: nobody is asked whether they come. */
function peopleOf({ from, to }: CalendarInvitation): readonly string[] {
  return [
    `ORGANIZER;CN=${quoted(from.name)}:mailto:${from.email}`,
    `ATTENDEE;CN=${quoted(to.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${to.email}`,
  ];
}

/** A value of a parameter, which can hold neither quotes nor control characters. Source: RFC 5545, 3.2. */
function quoted(text: string): string {
  const plain = [...text].filter((character) => character !== '"' && !isControl(character.codePointAt(0) ?? 0));
  return `"${blanksAsOne(plain.join(''))}"`;
}

/** '20261211T180000' of an instant's numbers in UTC. */
function stamp(instant: Date): string {
  return instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}

function limaStamp(instant: Date): string {
  return stamp(new Date(instant.getTime() + limaOffset));
}

/** A text value: marks of the format are escaped, ends of lines written as `\n`, other control characters left out. */
function escaped(text: string): string {
  return [...text.replaceAll(/\r\n?/g, '\n')]
    .filter((character) => !isControl(character.codePointAt(0) ?? 0))
    .join('')
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', String.raw`\n`);
}

/** Whether a character of Unicode's class Cc is neither the end of a line nor a tab. */
function isControl(codePoint: number): boolean {
  if (codePoint === 0x0a || codePoint === 0x09) return false;
  return codePoint < 0x20 || (codePoint >= 0x7f && codePoint <= 0x9f);
}

/** The line in pieces of at most 75 octets, each further one after a line break and a space; no character is cut in two. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > lineOctets) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

/** Octets of a character in UTF-8. */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x8_00) return 2;
  return codePoint < 0x1_00_00 ? 3 : 4;
}
