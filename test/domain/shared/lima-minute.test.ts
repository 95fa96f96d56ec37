import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limaMinute, parseLimaMinute } from '#domain/shared/lima-minute.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

test('a minute in Lima is five hours behind', () => {
  expect(accepted(parseLimaMinute('2026-12-14T19:00'))).toEqual(new Date('2026-12-15T00:00:00.000Z'));
  expect(limaMinute(new Date('2026-12-15T00:00:59.000Z'))).toBe('2026-12-14T19:00');
  for (const text of ['', '2026-12-14', '2026-12-14T24:00', '14/12/2026 19:00']) {
    expect(refused(parseLimaMinute(text)).kind).toBe('date-malformed');
  }
  expect(refused(parseLimaMinute('2026-02-30T10:00')).kind).toBe('date-impossible');
});

test('what is written is read again', () => {
  const instants = fc.date({ min: new Date('1950-01-01'), max: new Date('2400-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (instant) => {
      const minute = Math.floor(instant.getTime() / 60_000) * 60_000;
      expect(accepted(parseLimaMinute(limaMinute(instant))).getTime()).toBe(minute);
    }),
  );
});
