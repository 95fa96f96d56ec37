import { expect, test } from 'vitest';
import { fetched } from '#ui/school/page-files.ts';

const opened = (error: Error) => fetched(Promise.reject(error)).catch((thrown: unknown) => thrown);

test.each([
  'Failed to fetch dynamically imported module: https://escuela.example/assets/plan-page.js',
  'error loading dynamically imported module: https://escuela.example/assets/plan-page.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/plan-page.css',
])(
  'ERROR-3: a page whose files do not come, as a browser says it («%s»), is a school that cannot be reached',
  async (message) => {
    expect(await opened(new TypeError(message))).toMatchObject({ init: { status: 503 }, data: { kind: 'offline' } });
  },
);

test('a page that fails while it runs is not', async () => {
  const error = new TypeError("Cannot read properties of undefined (reading 'slug')");
  expect(await opened(error)).toBe(error);
});

test('what comes is handed on', async () => {
  expect(await fetched(Promise.resolve('la página'))).toBe('la página');
});
