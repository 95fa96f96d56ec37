import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Device } from '#application/server/accounts/ports/sessions.ts';

/** What a request tells of the device it comes from. */
export function deviceOf(request: FastifyRequest): Device {
  // More hops are trusted than there are proxies: what stands there was written by whoever asks.
  const address = isIP(request.ip) === 0 ? (request.socket.remoteAddress ?? '') : request.ip;
  return { address, userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) };
}
