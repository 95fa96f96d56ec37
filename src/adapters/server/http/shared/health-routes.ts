import type { FastifyInstance } from 'fastify';
import type { WebApp } from '#domain/accounts/session.ts';
import type { Config } from '#adapters/server/config/config.ts';
import type { School } from '#adapters/server/wiring/school.ts';

/** Asked every few seconds, by nobody who reads the log. */
const unlogged = { logLevel: 'silent' } as const;

/** What tells machines whether this process lives, and whether it can take visitors. */
export function healthRoutes(app: FastifyInstance, school: School, config: Config, webApp: WebApp): void {
  const store = config.databaseUrl === null ? 'SQLite' : 'PostgreSQL';
  app.get('/api/v1/health', unlogged, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', app: webApp, store }),
  );
  app.get('/api/v1/ready', unlogged, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    const missing = await school.readiness.missing();
    if (missing.length === 0) return { status: 'ready' };
    return reply.code(503).send({ status: 'not-ready', missing });
  });
}

/** Whoever keeps a connection to a process that is about to end opens the next one elsewhere. */
export function sendElsewhereWhenStopping(app: FastifyInstance, school: School): void {
  app.addHook('onRequest', (_request, reply, done) => {
    if (school.readiness.isStopping) void reply.header('connection', 'close');
    done();
  });
}
