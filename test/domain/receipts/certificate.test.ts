import { expect, test } from 'vitest';
import { daysLeftToTell } from '#domain/receipts/certificate.ts';

test('the end of a certificate is told thirty days ahead, by days of Lima', () => {
  const until = new Date('2026-04-10T04:59:59Z');
  const left = (now: string) => daysLeftToTell({ until }, new Date(now));
  expect(left('2026-03-10T04:59:59Z')).toBeNull();
  expect(left('2026-03-10T05:00:00Z')).toBe(30);
  expect(left('2026-04-09T12:00:00Z')).toBe(0);
  expect(left('2026-05-09T12:00:00Z')).toBe(0);
});
