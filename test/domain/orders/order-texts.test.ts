import { expect, test } from 'vitest';
import { titlesInOneLine } from '#domain/orders/order-texts.ts';

test.each([
  [[], ''],
  [['IGV paso a paso'], 'IGV paso a paso'],
  [['IGV paso a paso', 'Manual del IGV'], 'IGV paso a paso y Manual del IGV'],
  [['IGV paso a paso', 'Manual del IGV', 'Plan Pro'], 'IGV paso a paso y 2 más'],
])('titles in one line: %j reads %j', (titles, text) => {
  expect(titlesInOneLine(titles)).toBe(text);
});
