import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 31_536_000;

/**
 * Serves the files of a browser app: those under `/assets/` carry a hash in their name and never change, those at the top
 * (icon, manifest) are asked about each day. Compressed copies beside them are sent to browsers that take them.
 */
export async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(staticFiles, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (response) => void response.setHeader('cache-control', `public, max-age=${year}, immutable`),
  });
  for (const name of topFiles(folder)) {
    app.get(`/${name}`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').sendFile(name, folder, { cacheControl: false }),
    );
  }
}

function topFiles(folder: string): string[] {
  return readdirSync(folder).filter(
    (name) => !/^\.|\.(?:br|gz|html)$/.test(name) && statSync(join(folder, name)).isFile(),
  );
}
