import { afterEach, expect, test } from 'vitest';
import type { PageModule } from '#ui/school/boot/page-module.ts';
import { withOwnStyles } from '#ui/school/own-styles.ts';

const module: PageModule = { Component: () => null };
const { page } = withOwnStyles({ page: () => Promise.resolve(module) });
const open = () => (page === undefined ? Promise.reject(new Error('no page')) : page());

/** happy-dom fetches no sheets; it is told here whether those that are asked for come. */
const { settings } = (window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } })
  .happyDOM;
const fetched = () =>
  [...document.head.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href'));

/** The page that was opened first, as the server sends it: with the address of the sheet, or with the sheet. */
function arriveOn(attribute: string, comes = true): void {
  settings.handleDisabledFileLoadingAsSuccess = comes;
  document.head.innerHTML = `<link rel="preload"${attribute}>`;
}

afterEach(() => arriveOn('', false));

test('where the first page has the sheet already, nothing is fetched', async () => {
  arriveOn('');
  await expect(open()).resolves.toBe(module);
  expect(fetched()).toEqual([]);
});

test('ERROR-2, ERROR-3: a sheet that does not come is told as a script that does not, and asked for anew with the next page', async () => {
  const told: unknown[] = [];
  window.addEventListener('vite:preloadError', (event) => told.push((event as Event & { payload: unknown }).payload), {
    once: true,
  });
  arriveOn(' data-own-styles="/assets/own-1.css"', false);
  await expect(open()).rejects.toThrow(/unable to preload/i);
  expect(told).toEqual([expect.any(Error)]);
  expect(fetched()).toEqual([]);

  settings.handleDisabledFileLoadingAsSuccess = true;
  await expect(Promise.all([open(), open()])).resolves.toEqual([module, module]);
  expect(fetched()).toEqual(['/assets/own-1.css']);
});
