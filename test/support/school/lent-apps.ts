import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { WebApp } from '#domain/accounts/session.ts';
import type { Config } from '#adapters/server/config/config.ts';
import { createApp } from '#adapters/server/http/app.ts';
import { schoolPages } from '#adapters/server/rendering/school-pages.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { folderOfProcess } from '#test/support/shared/temporary-folder.ts';

/** An app that a test has until it gives it back. */
export interface LentApp {
  readonly app: FastifyInstance;
  readonly giveBack: () => Promise<void>;
}

/** Which of the school's listeners an app is, and whether it draws pages besides the API. */
export interface AppKind {
  readonly webApp: WebApp;
  readonly withPages: boolean;
}

/** An app for one school alone. */
export async function ownApp(school: School, config: Config, kind: AppKind): Promise<LentApp> {
  const app = await newApp(school, config, kind);
  return { app, giveBack: () => app.close() };
}

function newApp(school: School, config: Config, { webApp, withPages }: AppKind): Promise<FastifyInstance> {
  return createApp(school, config, webApp, withPages ? schoolPages(config) : null);
}

const idle = new Map<string, AppOverSchools[]>();

/**
 * An app that school after school is served by: to register four hundred routes takes as long as the rest of a test. Whoever opens a
 * port with it, or closes it, has it alone.
 * @param settings what is not as usual in its configuration; schools with others have other apps.
 */
export async function lentApp(
  school: School,
  config: Config,
  kind: AppKind,
  settings: Partial<Config> = {},
): Promise<LentApp> {
  const key = JSON.stringify([kind, settings]);
  const waiting = idle.get(key) ?? [];
  idle.set(key, waiting);
  const lent = waiting.pop() ?? new AppOverSchools();
  lent.school = school;
  const app = await lent.open(config, kind);
  return {
    app,
    giveBack: async () => {
      if (lent.isUsedUp) return app.close();
      await school.settled();
      lent.school = null;
      waiting.push(lent);
    },
  };
}

/** Serves an app on a port of the present test, whose address it answers; the app opens none itself, and serves other schools after it. */
export async function addressOver(app: FastifyInstance): Promise<string> {
  await app.ready();
  const server = createServer((request, response) => app.routing(request, response));
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What comes in lies here while it comes: the folder of a school goes with its test. */
let incoming: string | null = null;

class AppOverSchools {
  school: School | null = null;
  isClosed = false;
  #app: FastifyInstance | null = null;
  #isBeingMade = true;

  get isUsedUp(): boolean {
    return this.isClosed || this.#app?.server.listening === true;
  }

  async open(config: Config, kind: AppKind): Promise<FastifyInstance> {
    if (this.#app !== null) return this.#app;
    const app = await newApp(this.#standIn(), { ...config, dataDir: (incoming ??= folderOfProcess()) }, kind);
    app.addHook('onClose', () => void (this.isClosed = true));
    this.#isBeingMade = false;
    return (this.#app = app);
  }

  /** Stands for the school that has the app at present, also where routes keep a port from when they were registered. */
  #standIn(): School {
    const school = (): School => this.#present();
    return standInOf(school, (name) =>
      this.#isBeingMade && name === 'get' ? (port: never) => standInOf<object>(() => school().get(port)) : undefined,
    );
  }

  #present(): School {
    if (this.school === null) throw new Error('A call of a test that is over');
    return this.school;
  }
}

function standInOf<T extends object>(present: () => T, instead: (name: PropertyKey) => unknown = () => undefined): T {
  return new Proxy({} as T, {
    get: (_, name) => {
      const given = instead(name);
      if (given !== undefined) return given;
      const target = present();
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
