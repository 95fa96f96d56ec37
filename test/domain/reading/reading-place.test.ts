import { expect, test } from 'vitest';
import { isWorthOffering } from '#domain/reading/reading-place.ts';

const order = ['uno', 'dos', 'tres'];
const place = { section: 'tres', anchor: '', device: 'tableta', at: new Date(0) };

test('a place of another device further on is offered', () => {
  expect(isWorthOffering(place, 'laptop', 'uno', order)).toBe(true);
});

test.each([
  ['there is none', null, 'laptop', 'uno'],
  ['it is this device’s own', place, 'tableta', 'uno'],
  ['it is the section that is open', place, 'laptop', 'tres'],
  ['it lies behind', { ...place, section: 'uno' }, 'laptop', 'dos'],
  ['the book no longer has it', { ...place, section: 'otra' }, 'laptop', 'uno'],
])('nothing is offered when %s', (_, there, device, section) => {
  expect(isWorthOffering(there, device, section, order)).toBe(false);
});
