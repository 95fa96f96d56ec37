import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { videoUploadsPath } from '#adapters/http-contract/learning/video-uploads.ts';
import { privateFilesPath } from './files/private-file-routes.ts';
import { problemOf, ProblemError } from './refusal-table.ts';

interface KnownPath {
  readonly url: string;
  /** Made when it is first looked for: most processes never answer an address that is not there. */
  pattern: RegExp | null;
  readonly methods: Set<string>;
  readonly isPage: boolean;
}

/** Whether an address is one of calls or files and never of a page, whatever stands there. */
export function isNoPage(url: string): boolean {
  return /^\/(?:api|auth|assets)(?:\/|$)/.test(url);
}

/** What answers a HEAD by itself among the addresses of calls: it would read a whole file to throw it away. */
const withHeadOfTheirOwn = [privateFilesPath, videoUploadsPath];

/** Makes a call that is asked for by HEAD a GET, whose content the connection leaves out. */
export function headAsGet(request: IncomingMessage): void {
  const { method, url = '' } = request;
  if (method !== 'HEAD' || !url.startsWith('/api/') || withHeadOfTheirOwn.some((path) => url.startsWith(path))) return;
  request.method = 'GET';
}

/**
 * Tells whoever calls a known address by another method which ones it has: 405, or 204 to whoever asks (OPTIONS). One look for
 * all routes, made only when none has taken the request; call it before the first of them is registered.
 */
export function answerOtherMethods(app: FastifyInstance): void {
  const known = new Map<string, KnownPath>();
  app.addHook('onRoute', ({ url, method, config }) => {
    const isPage = config?.isPage === true;
    const path = known.get(url) ?? { url, pattern: null, methods: new Set<string>(), isPage };
    for (const each of [method].flat()) path.methods.add(each);
    if (path.methods.has('GET')) path.methods.add('HEAD');
    known.set(url, path);
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!isUnserved(request)) return done();
    const allowed = methodsAt([...known.values()], pathOf(request.url));
    if (allowed.length === 0) return done();
    void reply.header('allow', allowed.join(', '));
    if (request.method === 'OPTIONS') {
      void reply.code(204).send();
      return;
    }
    throw new ProblemError(
      problemOf(405, 'method-not-allowed', `Esta dirección existe, pero no admite ${request.method}.`),
    );
  });
}

/** Whether no route takes a request, or only the one of all pages, at an address where there is none. */
function isUnserved(request: FastifyRequest): boolean {
  return request.is404 || (request.routeOptions.config.isPage === true && isNoPage(request.url));
}

/** In the order of the alphabet; none where nothing but the route of all pages is known. */
function methodsAt(known: readonly KnownPath[], path: string): readonly string[] {
  const there = known.filter((each) => {
    each.pattern ??= patternOf(each.url);
    return each.pattern.test(path) && !(each.isPage && isNoPage(path));
  });
  if (there.every(({ isPage }) => isPage)) return [];
  return [...new Set(['OPTIONS', ...there.flatMap(({ methods }) => [...methods])])].toSorted();
}

/** The part of an address by which routes are found: without its question and a slash at its end. */
function pathOf(url: string): string {
  const path = url.replace(/[?#;].*$/s, '');
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

/** What a route's address matches: `:name` within a segment, `*` to the end. */
function patternOf(route: string): RegExp {
  const source = route
    .replace(/(?<=.)\/$/, '')
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/:[A-Za-z_]\w*/g, '[^/]+')
    .replaceAll('*', '.*');
  return new RegExp(`^${source}$`, 's');
}
