import type { SessionKeeper } from './session-keeper.ts';

/**
 * Tells whose it is what this browser keeps for the school: the id of whoever is signed in, and after their session has ended that of
 * whoever was, until somebody else is. Empty: nobody was on this page.
 */
export function browserOwner(keeper: SessionKeeper): () => string {
  let known = '';
  const look = (): void => {
    known = keeper.state.user?.id ?? known;
  };
  look();
  keeper.onChange(look);
  return () => known;
}
