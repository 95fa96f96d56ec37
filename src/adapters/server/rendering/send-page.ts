import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress } from './compress.ts';

/** A page ready to be sent. */
export interface SentPage {
  readonly status: number;
  readonly html: string;
  /** Whether whoever has its address may see it, and nobody else: no cache on the way and no disk may keep it. */
  readonly isPrivate: boolean;
}

/** Sends HTML, compressed; what is the same for everybody with a tag by which a browser that has it is told so. */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, html, isPrivate }: SentPage,
): Promise<FastifyReply> {
  void reply.code(status).header('vary', 'Accept-Encoding');
  if (isPrivate) void reply.header('cache-control', 'private, no-store');
  else if (tagged(request, reply, status, html)) return reply.code(304).send();
  const { body, encoding } = await compress(html, String(request.headers['accept-encoding'] ?? ''));
  if (encoding !== null) void reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(body);
}

/** Sets the tag; true when the browser has the same page already. */
function tagged(request: FastifyRequest, reply: FastifyReply, status: number, html: string): boolean {
  const tag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  void reply.header('cache-control', status === 200 ? 'public, no-cache' : 'no-store').header('etag', tag);
  return status === 200 && (request.headers['if-none-match'] ?? '').split(/,\s*/).includes(tag);
}
