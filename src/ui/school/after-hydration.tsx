import { useEffect } from 'react';
import { useService } from '#ui/kit/services.tsx';
import { StartUp } from './start-up.ts';

/**
 * Lets the stores of the browser begin: session, cart. Not before the first commit, because a store that changes while React
 * takes over the server's page makes the two differ on every page.
 */
export function AfterHydration() {
  const startUp = useService(StartUp);
  useEffect(() => startUp.begin(), [startUp]);
  return null;
}
