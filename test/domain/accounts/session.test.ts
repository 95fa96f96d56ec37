import { expect, test } from 'vitest';
import { judgeRefreshToken, type RefreshTokenState } from '#domain/accounts/session.ts';

const now = new Date('2026-03-10T12:00:00.000Z');
const before = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);
const good: RefreshTokenState = {
  rotatedAt: null,
  sessionEndedAt: null,
  sessionExpiresAt: new Date('2026-04-01T12:00:00.000Z'),
  accountDisabled: false,
};

test('a token is exchanged the first time', () => {
  expect(judgeRefreshToken(good, now)).toBe('rotate');
});

test('it may come again within ten seconds, and not later', () => {
  expect(judgeRefreshToken({ ...good, rotatedAt: now }, now)).toBe('again');
  expect(judgeRefreshToken({ ...good, rotatedAt: before(10) }, now)).toBe('again');
  expect(judgeRefreshToken({ ...good, rotatedAt: before(10.001) }, now)).toBe('reused');
  expect(judgeRefreshToken({ ...good, rotatedAt: before(86_400) }, now)).toBe('reused');
});

test.each([
  ['an ended session', { sessionEndedAt: before(1) }],
  ['a session past its end', { sessionExpiresAt: now }],
  ['a disabled account', { accountDisabled: true }],
])('the token of %s is worth nothing', (_, changes) => {
  expect(judgeRefreshToken({ ...good, ...changes }, now)).toBe('over');
  expect(judgeRefreshToken({ ...good, ...changes, rotatedAt: before(60) }, now)).toBe('over');
});
