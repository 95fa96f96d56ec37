/**
 * The name of a cookie. Over https it begins so that browsers take it from this very host alone, over TLS and for every path:
 * no other site of the same domain can plant one.
 */
export function cookieName(base: string, isSecure: boolean): string {
  return isSecure ? `__Host-${base}` : base;
}
