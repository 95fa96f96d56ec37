/** The name under which `/login` carries the page of this app that was asked for. */
const name = 'volver';

/** The way to sign in first and come back to a page of this app. @param reason `vencida`: the session had ended by itself. */
export function signInFirst({ pathname, search }: URL, reason: 'vencida' | null): string {
  const query = new URLSearchParams({ [name]: pathname + search });
  if (reason !== null) query.set('motivo', reason);
  return `/login?${query}`;
}

/** The page of this app to return to, or null: no other address is ever followed. */
export function returnWithin(query: URLSearchParams): string | null {
  const path = query.get(name) ?? '';
  return /^\/dashboard(?:\/[a-z-]+){0,2}(?:\?[^\\#]*)?$/.test(path) ? path : null;
}
