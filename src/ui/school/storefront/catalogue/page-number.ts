/** The page of a list that an address asks for with `pagina`: 1 without it, null when it is no number from 1. */
export function pageNumber(url: URL): number | null {
  const text = url.searchParams.get('pagina');
  if (text === null) return 1;
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}
