import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Keepable } from '#adapters/server/kept-answers.ts';
import { compressAs, type Compressed, encodingFor } from './compress.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Which page it is of those that one route of the listener serves: its path in the list of pages. */
    pagePattern?: string;
  }
}

/** A page to be sent. */
export interface SentPage {
  readonly status: number;
  readonly html: string;
  /** Whether whoever has its address may see it, and nobody else: no cache on the way and no disk may keep it. */
  readonly isPrivate: boolean;
  /** Its path in the list of pages; not given: one that is not listed. */
  readonly pattern?: string;
}

/** A page with its tag, compressed in each way at most once, however often it is sent. */
export class PreparedPage implements Keepable {
  readonly size: number;
  readonly isForAll: boolean;
  /** By which a browser that has it is told so. */
  readonly tag: string;
  readonly #bodies = new Map<Compressed['encoding'], Promise<Compressed>>();

  constructor(
    readonly page: SentPage,
    /** What is sent beside the page itself. */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    // As it is, and compressed in two ways.
    this.size = Math.ceil(page.html.length * 1.5);
    this.isForAll = page.status === 200 && !page.isPrivate && page.html !== '';
    this.tag = `W/"${createHash('sha256').update(page.html).digest('base64url').slice(0, 27)}"`;
  }

  /** In the best encoding that an `Accept-Encoding` header allows. */
  bodyFor(acceptEncoding: string): Promise<Compressed> {
    const encoding = encodingFor(acceptEncoding);
    let body = this.#bodies.get(encoding);
    if (body === undefined) {
      body = compressAs(this.page.html, encoding);
      this.#bodies.set(encoding, body);
    }
    return body;
  }
}

/** Sends HTML, compressed; what is the same for everybody with its tag. */
export function sendHtml(request: FastifyRequest, reply: FastifyReply, page: SentPage): Promise<FastifyReply> {
  return sendPrepared(request, reply, new PreparedPage(page));
}

/** Sends a page that may have been prepared for somebody else. */
export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: PreparedPage,
): Promise<FastifyReply> {
  const { status, isPrivate, html, pattern } = prepared.page;
  if (pattern !== undefined) request.pagePattern = pattern;
  void reply.headers(prepared.headers).code(status);
  if (html === '') return reply.send();
  void reply.header('vary', 'Accept-Encoding');
  if (isPrivate) void reply.header('cache-control', 'private, no-store');
  else {
    void reply.header('cache-control', status === 200 ? 'public, no-cache' : 'no-store').header('etag', prepared.tag);
    if (status === 200 && isHeld(request, prepared.tag)) return reply.code(304).send();
  }
  const { body, encoding } = await prepared.bodyFor(String(request.headers['accept-encoding'] ?? ''));
  if (encoding !== null) void reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(body);
}

/** Whether the browser has the page with this tag already. */
function isHeld(request: FastifyRequest, tag: string): boolean {
  return (request.headers['if-none-match'] ?? '').split(/,\s*/).includes(tag);
}
