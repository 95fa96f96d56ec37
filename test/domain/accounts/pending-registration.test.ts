import { expect, test } from 'vitest';
import { maySendRegistrationAgain, pendingRegistrationLifetimeMs } from '#domain/accounts/pending-registration.ts';

const sentAt = new Date('2026-03-10T10:00:00.000Z');

test.each([
  ['2026-03-10T10:00:59.999Z', false],
  ['2026-03-10T10:01:00.000Z', true],
])('the letter may go out once more a minute later: %s', (now, may) => {
  expect(maySendRegistrationAgain(sentAt, new Date(now))).toBe(may);
});

test('a registration waits a day', () => {
  expect(pendingRegistrationLifetimeMs).toBe(24 * 60 * 60 * 1000);
});
