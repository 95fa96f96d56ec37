import { expect, test } from 'vitest';
import { maySendEmailLink } from '#domain/accounts/email-link.ts';

const now = new Date('2026-03-10T12:00:00.000Z');
const minutesAgo = (...minutes: number[]): Date[] => minutes.map((each) => new Date(now.getTime() - each * 60_000));

test('the first link is sent', () => {
  expect(maySendEmailLink([], now)).toBe(true);
});

test('a minute lies between two links', () => {
  expect(maySendEmailLink(minutesAgo(0.5), now)).toBe(false);
  expect(maySendEmailLink(minutesAgo(1), now)).toBe(true);
});

test('five within an hour are enough', () => {
  expect(maySendEmailLink(minutesAgo(50, 40, 30, 20), now)).toBe(true);
  expect(maySendEmailLink(minutesAgo(50, 40, 30, 20, 10), now)).toBe(false);
  expect(maySendEmailLink(minutesAgo(60, 40, 30, 20, 10), now)).toBe(true);
});
