import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentOf } from '#domain/learning/seminar-moment.ts';

const seminar = { startsAt: '2026-03-10T00:00:00.000Z', endsAt: '2026-03-10T02:00:00.000Z' };

test('before it comes, while it is on, after it is over', () => {
  expect(momentOf(seminar, new Date('2026-03-09T23:59:59.999Z'))).toBe('coming');
  expect(momentOf(seminar, new Date('2026-03-10T00:00:00.000Z'))).toBe('live');
  expect(momentOf(seminar, new Date('2026-03-10T02:00:00.000Z'))).toBe('live');
  expect(momentOf(seminar, new Date('2026-03-10T02:00:00.001Z'))).toBe('past');
  expect(momentOf({ startsAt: null, endsAt: null }, new Date())).toBe('unset');
});

test('time never leads back', () => {
  const order = ['coming', 'live', 'past'];
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), fc.nat(1e9), fc.boolean(), (now, later, hasEnd) => {
      const given = { ...seminar, endsAt: hasEnd ? seminar.endsAt : null };
      const place = (at: Date) => order.indexOf(momentOf(given, at));
      expect(place(new Date(now.getTime() + later))).toBeGreaterThanOrEqual(place(now));
    }),
  );
});
