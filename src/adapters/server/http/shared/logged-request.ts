import type { FastifyRequest } from 'fastify';

/** Words with hyphens, numbers, a file's ending: what pages and ids are named by. Secrets have capitals or underscores somewhere. */
const plainSegment = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/;
/** A parameter's name, in letters. */
const plainName = /^[a-z]{1,24}(?:[-_][a-z]{1,24})*$/i;
/** A long run without a hyphen is no word, whatever its letters. */
const longestRun = 24;

/** What the log says of a request, at every level: enough to find it, and no secret of an address. */
export function loggedRequest(request: FastifyRequest): Readonly<Record<string, unknown>> {
  return { method: request.method, url: loggedAddress(request.url), host: request.host, remoteAddress: request.ip };
}

/**
 * An address as the log may hold it. Links of letters, one-time codes and signatures are keys to accounts: of the path only
 * segments stay that are plainly words or ids, of the query only the names.
 */
export function loggedAddress(url: string): string {
  const [path = '', ...rest] = url.split('?');
  const query = rest.join('?');
  const segments = path.split('/').map((segment) => (isPlain(segment) ? segment : '…'));
  if (query === '') return segments.join('/');
  const names = query.split('&').map((pair) => {
    const [name = '', value] = pair.split('=');
    return value !== undefined && plainName.test(name) ? `${name}=…` : '…';
  });
  return `${segments.join('/')}?${names.join('&')}`;
}

function isPlain(segment: string): boolean {
  if (segment === '') return true;
  return plainSegment.test(segment) && segment.split(/[-.]/).every((run) => run.length <= longestRun);
}
