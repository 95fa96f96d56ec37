import { vi } from 'vitest';

/** The tab of the test as a browser shows and hides it. `end` gives the document its own answer back. */
export function tabOfTest() {
  let state: DocumentVisibilityState = 'visible';
  const spy = vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => state);
  const turn = (to: DocumentVisibilityState): void => {
    state = to;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return {
    hide: () => turn('hidden'),
    show: () => turn('visible'),
    /** The page comes back, whole from the browser's memory or loaded. */
    comeBack: (persisted: boolean) => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    },
    end: () => spy.mockRestore(),
  };
}
