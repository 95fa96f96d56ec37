import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';

const { asyncWrapper, getElementError } = getConfig();
// The machine's own, as React's scheduler has it: a test may put another clock in its place.
const nextTurn = globalThis.setImmediate;

configure({
  // What comes, comes at once on a machine at rest; one that is busy with other tests may take more than the default second.
  asyncUtilTimeout: 8000,
  // What has just come onto the page has its effects a turn of the loop later, when React's scheduler runs them: a listener that
  // the page sets up is no more than that behind its heading, for a person at once, for the next line of a test too late.
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const found = await wait();
      await new Promise((effectsRan) => nextTurn(effectsRan));
      return found;
    }),
  // Whoever waits looks again with each change of the page; only the last look's message is read, and gets the page when it is told.
  getElementError: (message, container) =>
    isStillWaiting()
      ? Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

/** Whether testing-library is between two looks of a wait: it says so for its own queries by role. */
function isStillWaiting(): boolean {
  return (
    (getConfig() as { readonly _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true
  );
}

/** The address at which each test begins. */
const address = window.location.href;

afterEach(() => {
  cleanup();
  // A link that was pressed is followed, also to a letter or to another site; the next file shares this window.
  (window as unknown as { happyDOM: { setURL: (to: string) => void } }).happyDOM.setURL(address);
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});
