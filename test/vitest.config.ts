import { availableParallelism } from 'node:os';
import type { ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** As vitest orders files, but what takes longest of all comes first: begun last, it ran on when the rest had ended. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ project }: TestSpecification): boolean => project.name === 'extending';
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

/**
 * Milliseconds after which a test, or what is made ready for it, is ended: only what hangs. What takes half a minute beside the other
 * tests takes several on a machine that is busy with more than them.
 */
const hangs = { testTimeout: 300_000, hookTimeout: 300_000 };

/** Typefaces as they come: no test looks at their signs. */
const resolve = { alias: [{ find: /^@typefaces\//, replacement: '' }] };

/**
 * The vitest projects. `vite.config.ts` hands this over when vitest asks, so that a plain `npx vitest run PATH` finds it and
 * none of the build's plugins run in tests. The browser journeys are not here: `test/e2e/playwright.config.ts`.
 */
const vitestConfig: ViteUserConfig = {
  test: {
    // On two cores a third fills what the others leave while they wait for a database, a process, a moment to pass.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    // What a test prints is printed by its worker: handed over, the last of it can come when the run has closed, and fails it.
    disableConsoleIntercept: true,
    coverage: { provider: 'v8', include: ['src/**/*.{ts,tsx}'], reporter: ['text', 'html'] },
    projects: [
      {
        test: {
          name: 'domain',
          include: ['test/domain/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          ...hangs,
        },
      },
      {
        // Pages are drawn here by the hundred: as a school draws them, without what React's other build writes down for a person.
        oxc: { jsx: { development: false } },
        resolve,
        test: {
          name: 'adapters',
          env: { NODE_ENV: 'production' },
          // Halves the processor time; what a test stubs is taken back after it.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
          restoreMocks: true,
          // As in `until`: what is asked again and again comes at once, unless the machine is busy with others.
          expect: { poll: { timeout: 8000 } },
          // Use cases and what tests stand on are tried here as well, where all of it is loaded already: a project costs workers of its own.
          include: ['test/{adapters,application,memory,support}/**/*.test.{ts,tsx}'],
          environment: 'node',
          globalSetup: ['test/support/school/postgres-setup.ts'],
          ...hangs,
        },
      },
      {
        resolve,
        test: {
          name: 'ui',
          include: ['test/ui/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // Measured: eight times faster, and safe because nothing in the code is global to a module, and what a test stubs is taken back.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
          restoreMocks: true,
          setupFiles: ['test/support/browser/ui-setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          ...hangs,
        },
      },
      {
        test: {
          name: 'extending',
          include: ['test/extending/extending.test.ts'],
          environment: 'node',
          ...hangs,
          // A compiler and a run of tests over a copy of the whole house: three minutes beside the other tests.
          testTimeout: 900_000,
        },
      },
      {
        test: {
          name: 'architecture',
          isolate: false,
          include: ['test/architecture/**/*.test.ts', 'test/extending/recipes.test.ts'],
          environment: 'node',
          ...hangs,
        },
      },
    ],
  },
};

export default vitestConfig;
