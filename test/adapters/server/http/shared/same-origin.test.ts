import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { comesFromHere } from '#adapters/server/http/shared/same-origin.ts';

const school = 'https://escuela.example';

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: school }, false],
  // Typed into the address bar, which posts nothing.
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: school }, true],
  [{ origin: 'https://mala.example' }, false],
  [{ origin: 'https://escuela.example.mala.example' }, false],
  [{ origin: 'null' }, false],
  [{ origin: 'http://192.168.1.20:3000' }, true],
  [{}, true],
])('a form with %j comes from here: %s', (headers, expected) => {
  const request = { headers, host: '192.168.1.20:3000' } as unknown as FastifyRequest;
  expect(comesFromHere(request, school)).toBe(expected);
});
