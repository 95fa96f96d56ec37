import type { FastifyRequest } from 'fastify';
import type { Device } from '#application/server/ports/sessions.ts';

/** What a request tells of the device it comes from. */
export function deviceOf(request: FastifyRequest): Device {
  return { address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) };
}
