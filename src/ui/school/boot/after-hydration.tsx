import { reaction } from 'mobx';
import { useEffect } from 'react';
import { tellEarlyChoices } from '#ui/kit/forms/early-choices.ts';
import { useService } from '#ui/kit/layout/services.tsx';
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
    // Without a connection they come, and begin, with the first page that needs them.
    late.load().catch(() => undefined);
    return reaction(
      () => late.named('startUp'),
      (startUp) => startUp?.begin(),
      { fireImmediately: true },
    );
  }, [late]);
  return null;
}
