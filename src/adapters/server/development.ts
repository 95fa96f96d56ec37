import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createApp } from '#adapters/server/http/app.ts';
import type { WebApp } from '#domain/accounts/session.ts';
import { schoolPages } from '#adapters/server/rendering/school-pages.ts';
import { readConfig } from './config/config.ts';
import { takeOverSettings } from '#adapters/server/config/take-over-settings.ts';
import { startSchool } from './wiring/start.container.ts';

interface Running {
  readonly apps: Readonly<Record<WebApp, FastifyInstance>>;
  close(): Promise<void>;
}

/** Kept where a changed module finds it: the database must be closed before the new code opens it. */
const kept = globalThis as { escuelaInDevelopment?: Promise<Running> };
let own: Promise<Running> | null = null;

/**
 * Answers a request with the code as it is now. Vite evaluates this module anew after a change; the school is then opened anew,
 * on the same data.
 */
export async function answer(webApp: WebApp, request: IncomingMessage, response: ServerResponse): Promise<void> {
  own ??= replace(kept.escuelaInDevelopment);
  const { apps } = await own;
  apps[webApp].routing(request, response);
}

function replace(former: Promise<Running> | undefined): Promise<Running> {
  const next = (async () => {
    await (await former?.catch(() => undefined))?.close();
    return open();
  })();
  kept.escuelaInDevelopment = next;
  return next;
}

async function open(): Promise<Running> {
  const config = readConfig(process.env);
  const { school, parts, database } = await startSchool(config);
  for (const line of await takeOverSettings(school, config)) process.stdout.write(`${line}\n`);
  const apps = {
    school: await createApp(school, config, 'school', schoolPages(config)),
    'sign-in': await createApp(school, config, 'sign-in', null),
  };
  await Promise.all([apps.school.ready(), apps['sign-in'].ready()]);
  return {
    apps,
    async close() {
      await Promise.all([apps.school.close(), apps['sign-in'].close()]);
      await parts.drawings.close();
      await database.close();
    },
  };
}
