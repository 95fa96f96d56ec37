/** Percent signs of an address, each run of encoded bytes at once: a letter may be several bytes. */
const encoded = /(?:%[\da-f]{2})+|%/gi;

/** A request's path and query with every percent sign that encodes no text taken as it stands: an address that nobody has is a 404 like any other. */
export function readableAddress(url: string): string {
  return url.includes('%') ? url.replaceAll(encoded, (run) => (isText(run) ? run : run.replaceAll('%', '%25'))) : url;
}

function isText(run: string): boolean {
  try {
    decodeURIComponent(run);
    return true;
  } catch {
    return false;
  }
}

/** The address of a page in which a NUL stands for three letters: no product, person or seller is called so, and databases refuse to look. */
export function addressOfPage(url: string): string {
  return url.replaceAll('%00', '%2500');
}
