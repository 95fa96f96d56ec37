/** A `fetch` that keeps cookies as one browser does, for adapters against the real routes. */
export function withCookies(fetcher: typeof fetch): typeof fetch {
  const jar = new Map<string, string>();
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await fetcher(input, { ...init, headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined) jar.set(name, value);
    }
    return answer;
  };
}
