import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Whether the script has taken the page over. False in the server's page, where what only script can do must not look ready. */
export function useLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
