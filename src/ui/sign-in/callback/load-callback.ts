import { replace } from 'react-router-dom';
import type { PublicSettings } from '#application/browser/accounts/ports/settings-api.ts';
import { asksNothing, callbackProblem, type CallbackProblem } from './callback-problem.ts';

/** The school's way in: on to the form that was asked for, with everything it was asked with. Source: SIGN-2. */
export async function loadCallback(
  { searchParams, search }: URL,
  settings: () => Promise<PublicSettings>,
): Promise<CallbackProblem> {
  const { schoolOrigin } = await settings();
  const problem = asksNothing(searchParams) ? null : callbackProblem(searchParams, schoolOrigin);
  if (problem !== null) return problem;
  // The router tells its answers apart by what is thrown.
  throw replace((searchParams.get('pantalla') === 'registro' ? '/registro' : '/login') + search);
}
