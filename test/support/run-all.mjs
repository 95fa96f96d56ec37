/**
 * Runs the checks of the repository. `node run-all.mjs verify` runs the quick ones (format, lint, types, dead code, architecture);
 * `node run-all.mjs` runs those, then every test, in this process's terminal. The last line is `N passed, N failed`: tests of
 * vitest and Playwright, and one for each other step. Ends with 1 when anything failed. Plain JavaScript: it checks the rest.
 */
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = resolve(import.meta.dirname, '../..');
const scratch = scratchFolder();
const onlyVerify = process.argv[2] === 'verify';
const vitestReport = join(scratch, 'vitest.json');
const outsideReport = join(scratch, 'outside.json');
const playwrightReport = join(scratch, 'playwright.json');

/** A step that passes or fails as a whole; its output is shown only when it fails. */
const quick = (name, ...command) => ({ name, command, quiet: true, count: byExitCode });

/**
 * Compiler and linter of types are Go programs that live for seconds: what they throw away sooner than need be costs a fifth of their
 * processor time. Nor are there more checkers than cores: each works out anew what several need.
 */
const shared = { GOGC: '400', ...process.env };
const checkers = String(Math.min(4, availableParallelism()));

const format = quick('format', 'oxfmt', '--check');
const lint = quick('lint', 'oxlint');
const types = quick('types', 'tsc', '-b', '--checkers', checkers);
const deadCode = quick('dead code', 'knip');
/** What only tests use is dead as well, but for what says `@internal` and why. */
const deadInPrograms = quick('dead code of the programs', 'knip', '--production');
const architecture = quick('architecture', 'vitest', 'run', '--project', 'architecture');
const build = quick('build', 'node', 'src/adapters/cli/launch.mjs', 'build');
const vitest = {
  name: 'vitest',
  command: [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
    '--reporter=./test/support/errors-outside-tests.mjs',
  ],
  env: { ERRORS_OUTSIDE_TESTS: outsideReport },
  quiet: false,
  count: (code) => countVitest(code, vitestReport),
};
const playwright = {
  name: 'browser tests',
  command: ['playwright', 'test', '--config', 'test/e2e/playwright.config.ts', '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
  quiet: false,
  needs: build,
  count: (code) => countPlaywright(code, playwrightReport),
};

/** Each inner list runs at once; types and dead code already use every core they find. */
const stages = onlyVerify
  ? [[format, lint], [types, deadCode, deadInPrograms], [architecture]]
  : [[format, lint], [types, deadCode, deadInPrograms], [build], [vitest], [playwright]];

const total = { passed: 0, failed: 0, skipped: 0 };
const summary = [];
const failures = [];
const failed = new Set();
for (const stage of stages) await Promise.all(stage.map(runStep));

// Last, because whoever reads a log reads its end.
if (failures.length > 0) console.log(`\n${failures.join('\n\n')}`);
console.log(`\n${summary.join('\n')}`);
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function runStep(step) {
  if (!step.quiet) console.log(`\n── ${step.name}`);
  const started = Date.now();
  const { code, output } = failed.has(step.needs)
    ? { code: 1, output: `not run: ${step.needs.name} failed` }
    : await runCommand(step);
  const count = step.count(code);
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
  if (count.failed > 0) failed.add(step);
  for (const failure of count.failures ?? []) failures.push(`FAILED in ${step.name}: ${failure}`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const line = `${count.failed === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)`;
  summary.push(line);
  if (step.quiet) console.log(count.failed === 0 ? line : `${line}\n${output}`);
}

function runCommand({ command: [program, ...args], quiet, env }) {
  const path = program === 'node' ? process.execPath : join(root, 'node_modules/.bin', program);
  const child = spawn(path, args, {
    cwd: root,
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    env: { ...shared, TMPDIR: scratch, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += String(data)));
  return new Promise((done) => {
    child.once('error', (error) => done({ code: 1, output: error.message }));
    child.once('close', (code, signal) => done({ code: code ?? signal ?? 1, output }));
  });
}

/**
 * Where the tests put databases and files, and this process its reports; it goes when this process ends. In memory where there is
 * enough: most of what tests of the command line wait for is a disk that makes sure of what nobody keeps.
 */
function scratchFolder() {
  const folder = mkdtempSync(join(hasRoom('/dev/shm') ? '/dev/shm' : tmpdir(), 'escuela-tests-'));
  // PostgreSQL refuses to run as root: its user goes through to a folder of its own.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  return folder;
}

/** Room for what a whole run keeps at once, several times over. */
function hasRoom(folder) {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 4 * 1024 ** 3;
}

function byExitCode(code) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

function countVitest(code, file) {
  const report = readReport(file);
  if (report === null) return byExitCode(1);
  // A file that does not even load has no tests to fail, but is a failure.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + unloaded.length;
  const skipped = report.numPendingTests + report.numTodoTests;
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length > 0)
      return tests.map((test) => `${name} › ${test.fullName}\n${excerpt(test.failureMessages.join('\n'))}`);
    return unloaded.some((file) => file.name === name) ? [`${name}\n${excerpt(message)}`] : [];
  });
  return honest(code, { passed: report.numPassedTests, failed, skipped, failures }, readReport(outsideReport) ?? []);
}

function countPlaywright(code, file) {
  const report = readReport(file);
  if (report === null) return byExitCode(1);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failures = specsOf(report.suites)
    .filter((spec) => !spec.ok)
    .map((spec) => {
      const errors = spec.tests.flatMap((test) => test.results.flatMap((result) => result.errors ?? []));
      return `${spec.file}:${spec.line} › ${spec.title}\n${excerpt(errors.map((error) => error.message).join('\n'))}`;
    });
  return honest(code, { passed: expected, failed: unexpected + flaky, skipped, failures });
}

function specsOf(suites) {
  return suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites ?? [])]);
}

/** The first lines of a message, without the codes that colour it: the whole of it stands where the test ran. */
function excerpt(message) {
  return stripVTControlCharacters(message).split('\n').slice(0, 12).join('\n');
}

/** A runner that fails though no test of it did (an unhandled error, say) is a failure all the same. */
function honest(code, count, outside = []) {
  if (code === 0 || count.failed > 0) return count;
  return { ...count, failed: 1, failures: [`ended with ${code} though no test failed`, ...outside.map(excerpt)] };
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
