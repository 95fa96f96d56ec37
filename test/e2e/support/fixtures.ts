import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { type BrowserContext, expect, type Page, test as base } from 'playwright/test';
import { RunningSchool } from '#test/support/school/running-school.ts';
import { comeToRest } from './at-rest.ts';
import { findUncompared, rememberCompared, type Texts } from './contrast.ts';
import { debuggerOf } from './debugger.ts';
import { tellOfLeftBehind } from './left-behind.ts';
import { sampleFolder } from './sample-folder.ts';
import { goOnTakenOver } from './taken-over.ts';
import { watch } from './watch.ts';

interface TestFixtures {
  /**
   * What went wrong in the browser: errors in the console (hydration mismatches among them), uncaught exceptions, failed
   * requests, answers of 400 and more. A test with any fails at its end; `expected` takes out those it provokes on purpose.
   */
  readonly problems: Problems;
}

export interface Problems {
  readonly seen: string[];
  /** From now on, problems that match are part of the test. */
  expected(pattern: RegExp): void;
  /** Watches the pages of a further context, such as that of a second visitor. */
  watch(context: BrowserContext): void;
}

interface WorkerFixtures {
  /** A school with its sample content, shared by the tests of a worker: each makes the accounts it needs. */
  readonly school: RunningSchool;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  school: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
    async ({}, provide) => {
      const school = await RunningSchool.start({}, process.env[sampleFolder]);
      await provide(school);
      await school.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ school }, provide) => provide(school.origin),
  problems: [
    async ({ context, javaScriptEnabled }, provide) => {
      const seen: string[] = [];
      const patterns: RegExp[] = [];
      const report = (problem: string): void => {
        if (!patterns.some((pattern) => pattern.test(problem))) seen.push(problem);
      };
      watch(context, report);
      if (javaScriptEnabled !== false) goOnTakenOver(context);
      await withoutTour(context);
      await tellOfLeftBehind(context);
      await provide({
        seen,
        expected: (pattern) => void patterns.push(pattern),
        watch: (another) => {
          watch(another, report);
          goOnTakenOver(another);
          void withoutTour(another);
          void tellOfLeftBehind(another);
        },
      });
      expect(seen, 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Nobody here is at the student's area for the first time: the guided tour stays away. */
function withoutTour(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    // A blank page, from which every one begins, has no storage.
    if (location.protocol.startsWith('http')) localStorage.setItem('modalTour', '1');
  });
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Fails when the page shown has a violation that axe finds (WCAG 2.2 A and AA, and axe's good practices). Contrast is half of what
 * that costs, and is asked about once for texts that are drawn alike (contrast.ts).
 */
export async function expectAccessible(page: Page, { within = 'html', compares = true }: Judged = {}): Promise<void> {
  await comeToRest(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await bringAxe(page);
  const drawn = await findUncompared(page, compares ? within : null);
  const violations = await page.evaluate(look, { within, uncompared: drawn });
  expect(violations, `violations of accessibility at ${page.url()}`).toEqual([]);
  rememberCompared(drawn);
}

/**
 * Evaluated by the debugger: a script element would break the page's content security policy. By its own call, under which the
 * browser knows the script again on the next page; Playwright's wraps it, and every page would read half a megabyte anew.
 */
async function bringAxe(page: Page): Promise<void> {
  const session = await debuggerOf(page);
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: axe });
  if (exceptionDetails !== undefined) throw new Error(`axe does not run at ${page.url()}: ${exceptionDetails.text}`);
}

interface Judged {
  /** Looks at this part alone, where the rest of the page was looked at before. */
  readonly within?: string;
  /** Whether contrast is looked at. */
  readonly compares?: boolean;
}

/**
 * The frame around a page, and what text stands on, were looked at at another width: text is drawn with the same tokens at all of
 * them.
 */
export const onPhoneToo: Judged = { within: 'main', compares: false };

/** What of axe is used in the page; `_audit` is its own matter, and what it is used for is shown in harness.test.ts. */
interface PageWithAxe extends Texts {
  uncompared?: ReadonlySet<Element>;
  readonly axe: {
    readonly _audit: {
      readonly rules: ReadonlyArray<{ id: string; matches: (...args: [Element, ...unknown[]]) => boolean }>;
    };
    run(context: unknown, options: unknown): Promise<AxeResults>;
  };
  isNarrowed?: boolean;
}

interface Violation {
  readonly id: string;
  readonly help: string;
  /** The elements that have it, as HTML. */
  readonly at: readonly string[];
}

/** Runs in the page: what axe finds there, looking at the contrast of what is drawn in ways uncompared so far alone. */
async function look({ within, uncompared }: { within: string; uncompared: readonly string[] }): Promise<Violation[]> {
  const page = globalThis as unknown as PageWithAxe;
  page.uncompared = new Set(uncompared.flatMap((each) => page.drawnTexts?.get(each) ?? []));
  const contrast = page.axe._audit.rules.find(({ id }) => id === 'color-contrast');
  if (contrast === undefined) throw new Error('axe has no rule of contrast');
  if (page.isNarrowed !== true) {
    const { matches } = contrast;
    contrast.matches = (element, ...rest) =>
      page.uncompared?.has(element) === true && matches.call(contrast, element, ...rest);
    page.isNarrowed = true;
  }
  // Details of what was found right, and style sheets fetched anew for a rule that is not asked, are time spent for nothing.
  const { violations } = await page.axe.run(within, { resultTypes: ['violations'], preload: false });
  return violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) }));
}
