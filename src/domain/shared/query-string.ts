export type QueryValue = string | number | boolean | null | undefined;

const DROPPED: ReadonlySet<string> = new Set(['', 'all', 'otros']);

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

/** The parameters as 'a=1&b=dos', in the order given, without those that are empty, null, 'all' or 'otros'. Source: HELPERS-1. */
export function queryString(parameters: Readonly<Record<string, QueryValue>>): string {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(parameters)) {
    const text = String(value ?? '').trim();
    if (!DROPPED.has(text)) pairs.push(`${encode(name)}=${encode(text)}`);
  }
  return pairs.join('&');
}

/** The path with its parameters behind a '?', or alone when none is left. */
export function withQuery(path: string, parameters: Readonly<Record<string, QueryValue>>): string {
  const query = queryString(parameters);
  return query === '' ? path : `${path}?${query}`;
}
