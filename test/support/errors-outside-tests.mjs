import { writeFileSync } from 'node:fs';

/**
 * A reporter of vitest that writes what went wrong outside of every test (a rejection that nobody handled, a worker that died) into
 * the file named by ERRORS_OUTSIDE_TESTS, as a JSON list of texts: its own JSON report leaves that out. Plain JavaScript, as
 * `run-all.mjs`, which reads the list.
 */
export default class ErrorsOutsideTests {
  onTestRunEnd(_modules, errors) {
    const file = process.env['ERRORS_OUTSIDE_TESTS'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(errors.map(textOf)));
  }
}

function textOf(error) {
  const where = error.VITEST_TEST_PATH === undefined ? '' : `during ${error.VITEST_TEST_PATH}: `;
  const test = error.VITEST_TEST_NAME === undefined ? '' : `${error.VITEST_TEST_NAME}: `;
  return `${where}${test}${error.stack ?? error.message ?? String(error)}`;
}
