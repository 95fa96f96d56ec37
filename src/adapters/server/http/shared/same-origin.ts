import type { FastifyRequest } from 'fastify';

/**
 * Whether a posted form comes from a page of this school, and from no stranger's: browsers say so by themselves. What is no
 * browser says nothing, and holds no cookies that another could use.
 */
export function comesFromHere(request: FastifyRequest, schoolOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = request.headers;
  return origin === undefined || origin === schoolOrigin || hostOf(origin) === request.host;
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
