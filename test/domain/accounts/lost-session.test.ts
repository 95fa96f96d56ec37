import { expect, test } from 'vitest';
import { lostSessionMessages, meaningOfRefusal } from '#domain/accounts/lost-session.ts';

test('there are eight literal messages', () => {
  expect([...lostSessionMessages]).toEqual([
    'Token has expired',
    'Unauthorized',
    'Token is Invalid',
    'Token is Expired',
    'Authorization Token not found',
    'Unverified',
    'The token could not be parsed from the request',
    'Unauthenticated',
  ]);
});

test('any 401 ends the session of whoever is signed in', () => {
  expect(meaningOfRefusal({ status: 401, message: null }, true)).toBe('reset');
  expect(meaningOfRefusal({ status: 401, message: 'Token has expired' }, true)).toBe('reset');
  expect(meaningOfRefusal({ status: 401, message: null }, false)).toBe('nothing');
});

test.each([...lostSessionMessages])('%s without a 401 also leads home', (message) => {
  expect(meaningOfRefusal({ status: 403, message }, true)).toBe('reset-and-go-home');
  expect(meaningOfRefusal({ status: 400, message }, false)).toBe('reset-and-go-home');
});

test('other refusals mean nothing', () => {
  expect(meaningOfRefusal({ status: 403, message: null }, true)).toBe('nothing');
  expect(meaningOfRefusal({ status: 500, message: 'Otra cosa' }, true)).toBe('nothing');
});
