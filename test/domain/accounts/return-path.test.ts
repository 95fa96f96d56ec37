import fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnPathOf, safeReturnPath } from '#domain/accounts/return-path.ts';

const school = 'https://escuela.example';

test.each(['/', '/carrito', '/cursos/x?orden=a&b=//c#temario', '/main/libros/á'])(
  '%s is a path to return to',
  (path) => {
    expect(safeReturnPath(path)).toBe(path);
    expect(returnPathOf(path, school)).toBe(path);
    expect(returnPathOf(school + path, school)).toBe(path);
  },
);

test('the origin alone is the home page', () => {
  expect(returnPathOf(school, school)).toBe('/');
});

test.each([
  '',
  'carrito',
  '//mala.example',
  '/\\mala.example',
  '\\/mala.example',
  '/\t/mala.example',
  '/\n/mala.example',
  '/carrito\u0000',
  'https://mala.example/',
  'https://escuela.example.mala.example/',
  'https://escuela.example@mala.example/',
  'http://escuela.example/',
  'javascript:alert(1)',
  `/${'a'.repeat(2000)}`,
])('%j is none', (text) => {
  expect(safeReturnPath(text, '/main')).toBe('/main');
  expect(returnPathOf(text, school)).toBeNull();
});

test.each(['/login', '/login?redirect=/x', '/registro/', '/set-session/abc', '/login___', '/registerxxxxx'])(
  '%s would go round in circles',
  (path) => {
    expect(safeReturnPath(path)).toBe('/');
    expect(returnPathOf(path, school)).toBeNull();
  },
);

test('nothing given is nothing', () => {
  expect(safeReturnPath(null)).toBe('/');
  expect(safeReturnPath(undefined, '/main')).toBe('/main');
});

test('whatever is let through stays in the school', () => {
  const text = fc.oneof(
    fc.webUrl(),
    fc.string(),
    fc.string().map((rest) => `/${rest}`),
    fc.constantFrom('//a.b', '/\\a.b', '///a.b', '/.//a.b', '/%2F/a.b'),
  );
  fc.assert(
    fc.property(text, (given) => {
      const path = returnPathOf(given, school);
      if (path !== null) expect(new URL(path, school).origin).toBe(school);
    }),
    { numRuns: 2000 },
  );
});
