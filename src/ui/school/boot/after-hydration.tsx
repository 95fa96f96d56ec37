import { reaction } from 'mobx';
import { useEffect } from 'react';
import { tellEarlyChoices } from '#ui/kit/forms/early-choices.ts';
import { useService } from '#ui/kit/layout/services.tsx';
import { nextTask } from '#ui/school/next-task.ts';
import { LateServices } from './late/late-services.ts';

/** When React has the page, as the browser's own measures of it tell (Performance API). */
const takenOver = 'taken over';

/**
 * Lets the stores of the browser begin: session, cart. Not before the first commit, because a store that changes while React
 * takes over the server's page makes the two differ on every page.
 */
export function AfterHydration() {
  const late = useService(LateServices);
  useEffect(() => {
    performance.mark(takenOver);
    tellEarlyChoices(document);
    const begun = new AbortController();
    // In a task of its own: with what React has left to do it would hold a slow phone.
    void nextTask().then(() => {
      // Without a connection they come, and begin, with the first page that needs them.
      late.load().catch(() => undefined);
      reaction(
        () => late.named('startUp'),
        (startUp) => startUp?.begin(),
        { fireImmediately: true, signal: begun.signal },
      );
    });
    return () => begun.abort();
  }, [late]);
  return null;
}
