import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type PostgresForTests, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test file asks for the PostgreSQL of this run. */
    postgresBroker: string;
  }
}

/** What the broker answers. */
export type PostgresAnswer =
  | { readonly kind: 'ready'; readonly url: string }
  | { readonly kind: 'none'; readonly reason: string };

/** Keeps one PostgreSQL for the whole run, started when the first test file asks: most runs of a few files need none. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let asked: Promise<PostgresForTests> | null = null;
  const broker = createServer((_, response) => {
    asked ??= startPostgres().then((postgres) => {
      if (postgres.kind === 'none') console.warn(`PostgreSQL half of the tests SKIPPED: ${postgres.reason}.`);
      return postgres;
    });
    void asked.then((postgres) => {
      const answer: PostgresAnswer =
        postgres.kind === 'ready' ? { kind: 'ready', url: postgres.url } : { kind: 'none', reason: postgres.reason };
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => broker.listen(0, '127.0.0.1', resolve));
  project.provide('postgresBroker', `http://127.0.0.1:${(broker.address() as AddressInfo).port}`);
  return async () => {
    broker.closeAllConnections();
    broker.close();
    const postgres = await asked;
    if (postgres?.kind === 'ready') await postgres.stop();
  };
}
