import type { FastifyReply } from 'fastify';

/** A text as it may stand in HTML. */
export const safe = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Answers what a page of a gateway is drawn with: the same for everybody, for an hour. */
export function lasting(reply: FastifyReply, mediaType: string, content: string): FastifyReply {
  return reply.type(`${mediaType}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(content);
}
