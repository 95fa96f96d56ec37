import { afterEach, expect, test, vi } from 'vitest';
import { findBrowser } from './find-browser.ts';

afterEach(() => vi.unstubAllEnvs());

test('CHROMIUM_PATH wins, and one that is no program is said', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(await findBrowser()).toEqual({ kind: 'found', path: process.execPath });
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  expect(await findBrowser()).toEqual({
    kind: 'none',
    reason: 'CHROMIUM_PATH is /nowhere/chromium, which is no program',
  });
});
