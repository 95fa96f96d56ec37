export type QueryValue = string | number | boolean | null | undefined;

const DROPPED: ReadonlySet<string> = new Set(['', 'all', 'otros']);

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

/** The parameters as 'a=1&b=dos', in the order given, without those that are empty, null, 'all' or 'otros'. Source: HELPERS-1. */
export const queryString = (parameters: Readonly<Record<string, QueryValue>>): string => joined(parameters, DROPPED);

function joined(parameters: Readonly<Record<string, QueryValue>>, dropped: ReadonlySet<string>): string {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(parameters)) {
    const text = String(value ?? '').trim();
    if (!dropped.has(text)) pairs.push(`${encode(name)}=${encode(text)}`);
  }
  return pairs.join('&');
}

/** The path with its parameters behind a '?', or alone when none is left. */
export function withQuery(path: string, parameters: Readonly<Record<string, QueryValue>>): string {
  return followed(path, queryString(parameters));
}

const EMPTY: ReadonlySet<string> = new Set(['']);

/** The same with whatever was typed, 'all' and 'otros' as well: without those that are empty or null. */
export function withTypedQuery(path: string, parameters: Readonly<Record<string, QueryValue>>): string {
  return followed(path, joined(parameters, EMPTY));
}

const followed = (path: string, query: string): string => (query === '' ? path : `${path}?${query}`);
