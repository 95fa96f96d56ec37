import { returnPathOf } from '#domain/accounts/return-path.ts';
import { schoolIdentity } from '#domain/shared/school-identity.ts';

/**
 * What is wrong with the query by which the school sends somebody here. `incomplete`: something is missing; `other-web`: it is
 * not this school's; `return-elsewhere`: it would lead to a place that is not the school's.
 */
export type CallbackProblem = 'incomplete' | 'other-web' | 'return-elsewhere';

const needed = ['web', 'redirect', 'callback_page', 'code_challenge', 'code_challenge_method', 'state'];

/** Whether the query asks for nothing: somebody opened the address by hand. */
export function asksNothing(query: URLSearchParams): boolean {
  return !needed.some((each) => query.has(each));
}

/** Null: the query is what the school sends. Checked before anything is typed; the server checks it again. Source: SIGN-2. */
export function callbackProblem(query: URLSearchParams, schoolOrigin: string): CallbackProblem | null {
  const given = (each: string): string => query.get(each) ?? '';
  const isRepeated = needed.some((each) => query.getAll(each).length > 1);
  if (isRepeated || needed.some((each) => given(each) === '')) return 'incomplete';
  if (given('web') !== schoolIdentity.code) return 'other-web';
  if (returnPathOf(given('redirect'), schoolOrigin) === null || given('callback_page') !== 'set-session')
    return 'return-elsewhere';
  return given('code_challenge_method') === 'S256' ? null : 'incomplete';
}
