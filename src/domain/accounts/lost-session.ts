/** The literal texts by which the school says that a session is no longer good. Source: AUTH-7. */
export const lostSessionMessages: ReadonlySet<string> = new Set([
  'Token has expired',
  'Unauthorized',
  'Token is Invalid',
  'Token is Expired',
  'Authorization Token not found',
  'Unverified',
  'The token could not be parsed from the request',
  'Unauthenticated',
]);

/**
 * What a refused call means for the session of the browser that made it: a 401 while signed in ends it; one of the literal
 * texts without a 401 ends it and sends the visitor to the home page. Source: AUTH-7.
 */
export function meaningOfRefusal(
  answer: { readonly status: number; readonly message: string | null },
  signedIn: boolean,
): 'nothing' | 'reset' | 'reset-and-go-home' {
  if (answer.status === 401) return signedIn ? 'reset' : 'nothing';
  return answer.message !== null && lostSessionMessages.has(answer.message) ? 'reset-and-go-home' : 'nothing';
}

/** What its person reads, wherever they go on. */
export const SESSION_OVER = 'Tu sesión venció. Ingresa otra vez y sigues donde estabas.';
