import type { FastifyInstance } from 'fastify';
import type { WebApp } from '#domain/accounts/session.ts';
import type { Config } from '#adapters/server/config/config.ts';
import { createApp } from '#adapters/server/http/app.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { folderOfProcess } from '#test/support/shared/temporary-folder.ts';

/** An app that a test has until it gives it back. */
export interface LentApp {
  readonly app: FastifyInstance;
  readonly giveBack: () => Promise<void>;
}

/** An app for one school alone. */
export async function ownApp(school: School, config: Config, webApp: WebApp): Promise<LentApp> {
  const app = await createApp(school, config, webApp, null);
  return { app, giveBack: () => app.close() };
}

const idle: Record<WebApp, AppOverSchools[]> = { school: [], 'sign-in': [] };

/**
 * An app of the usual configuration, which school after school is served by: to register four hundred routes takes as long as the
 * rest of a test. Whoever opens a port with it, or closes it, has it alone.
 */
export async function lentApp(school: School, config: Config, webApp: WebApp): Promise<LentApp> {
  const lent = idle[webApp].pop() ?? new AppOverSchools();
  lent.school = school;
  const app = await lent.open(config, webApp);
  return {
    app,
    giveBack: async () => {
      if (lent.isUsedUp) return app.close();
      await school.settled();
      lent.school = null;
      idle[webApp].push(lent);
    },
  };
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

  async open(config: Config, webApp: WebApp): Promise<FastifyInstance> {
    if (this.#app !== null) return this.#app;
    const app = await createApp(
      this.#standIn(),
      { ...config, dataDir: (incoming ??= folderOfProcess()) },
      webApp,
      null,
    );
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
