import { expect, test } from 'vitest';
import { IdsInBrowser } from '#adapters/browser/shared/ids-in-browser.ts';

const ids = new IdsInBrowser();

test('makes identifiers of version 4, each another', () => {
  const made = Array.from({ length: 100 }, () => ids.newId());
  expect(new Set(made).size).toBe(100);
  for (const id of made) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test('makes secrets that may stand in an address', () => {
  expect(ids.newSecret()).toMatch(/^[\w-]{43}$/);
  expect(ids.newSecret(16)).toMatch(/^[\w-]{22}$/);
});

test('throws dice within their bounds, every side', () => {
  const thrown = ids.randomIntegers(2000, 6);
  expect(thrown).toHaveLength(2000);
  expect(new Set(thrown)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});
