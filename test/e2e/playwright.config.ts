import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { findBrowser } from '#test/support/find-browser.ts';

const browser = await findBrowser();
if (browser.kind === 'none') {
  console.error(`Browser tests cannot run: ${browser.reason}.`);
  process.exit(1);
}
// Playwright's workers read this file again, and find at once what was found here.
process.env['CHROMIUM_PATH'] = browser.path;
// A folder for each run: two runs at once would delete each other's traces. Only traces of failed tests stay.
const output = (process.env['E2E_OUTPUT'] ??= folderOfRun());

/**
 * A journey goes through one browser: most through the one of a desk, these on a phone. The way from the search to the
 * certificate is walked by keyboard at a desk and by touch on a phone.
 */
const onPhone = filesNamed('accounts', 'player', 'reader', 'whole-way');
const atADesk = { viewport: { width: 1366, height: 768 } };
/** What styles, scrolling or touch decide, in both. */
const inBoth = filesNamed('storefront-frame');

/** The journeys through both applications, in a real browser on the built server; one school a worker (fixtures.ts). */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  globalSetup: ['./build-once.ts', './support/fill-once.ts'],
  outputDir: output,
  // On two cores a third fills what the others leave while they wait for a video, a server that starts, a moment to pass.
  workers: 3,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    // Recording the steps, to keep those of a failed test, takes time from every test.
    trace: process.env['E2E_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.path,
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // No page lives long enough to earn back what making its scripts faster costs.
        '--js-flags=--no-maglev,--no-opt',
        // A context needs one process for its pages, and no further one that waits ready for the next.
        '--renderer-process-limit=1',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      testMatch: [...onPhone, ...inBoth],
    },
    // The longest stand in the middle of these: begun last, one would go on alone. A project of their own would start all workers anew.
    { name: 'desktop', use: atADesk, testIgnore: onPhone },
  ],
});

function folderOfRun(): string {
  const folder = mkdtempSync(join(tmpdir(), 'escuela-e2e-'));
  process.once('exit', () => {
    const hasTraces = readdirSync(folder).some((name) => !name.startsWith('.'));
    if (!hasTraces) rmSync(folder, { recursive: true });
  });
  return folder;
}

function filesNamed(...names: readonly string[]): RegExp[] {
  return names.map((name) => new RegExp(`${name}\\.test\\.ts$`));
}
