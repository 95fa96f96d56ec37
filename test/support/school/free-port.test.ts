import { expect, it } from 'vitest';
import { freePort } from '#test/support/school/free-port.ts';

it('gives a port once, though nobody listens at it yet', async () => {
  const range = { first: 12_900, end: 13_000 };
  const given: number[] = [];
  while (given.length < 50) given.push(await freePort(range));
  expect(new Set(given).size).toBe(50);
});
