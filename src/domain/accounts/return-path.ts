/** Pages that take part in signing in themselves; coming back to one of them would go round in circles. */
const ofSigningIn = /^\/(?:set-session|login|registro|login___|registerxxxxx)(?:[/?#]|$)/;

/**
 * The path of this school to return to after signing in, or `otherwise` when the text is no plain path: another origin in any
 * disguise (`//host`, a backslash, control characters) is never followed. Source: SIGN-2.
 */
export function safeReturnPath(text: string | null | undefined, otherwise = '/'): string {
  if (text === null || text === undefined || text.length > 2000) return otherwise;
  // oxlint-disable-next-line no-control-regex -- browsers drop control characters from addresses, which would let //host through
  if (!text.startsWith('/') || /^\/[/\\]|[\u0000-\u001f\u007f\\]/.test(text) || ofSigningIn.test(text))
    return otherwise;
  return text;
}

/**
 * The path to return to, given as a path or as a full address of the school: the origin must match exactly.
 * @param schoolOrigin scheme, host and port without a slash at the end.
 */
export function returnPathOf(redirect: string, schoolOrigin: string): string | null {
  const path = redirect.startsWith(`${schoolOrigin}/`)
    ? redirect.slice(schoolOrigin.length)
    : redirect === schoolOrigin
      ? '/'
      : redirect;
  const safe = safeReturnPath(path, '');
  return safe === '' ? null : safe;
}
