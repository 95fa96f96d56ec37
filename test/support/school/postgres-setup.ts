import { createServer } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
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
  | {
      readonly kind: 'ready';
      readonly url: string;
      /** What the names of all schemas of this run begin with: they go when it ends. */
      readonly schemas: string;
    }
  | { readonly kind: 'none'; readonly reason: string };

/** Keeps one PostgreSQL for the whole run, started when the first test file asks: most runs of a few files need none. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const schemas = `test_${randomUUID().slice(0, 8)}_`;
  let asked: Promise<PostgresForTests> | null = null;
  const broker = createServer((_, response) => {
    asked ??= startPostgres().then((postgres) => {
      if (postgres.kind === 'none') console.warn(`PostgreSQL half of the tests SKIPPED: ${postgres.reason}.`);
      return postgres;
    });
    void asked.then((postgres) => {
      const answer: PostgresAnswer =
        postgres.kind === 'ready'
          ? { kind: 'ready', url: postgres.url, schemas }
          : { kind: 'none', reason: postgres.reason };
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => broker.listen(0, '127.0.0.1', resolve));
  project.provide('postgresBroker', `http://127.0.0.1:${(broker.address() as AddressInfo).port}`);
  return async () => {
    broker.closeAllConnections();
    broker.close();
    const postgres = await asked;
    if (postgres?.kind !== 'ready') return;
    await dropSchemas(postgres.url, schemas);
    await postgres.stop();
  };
}

/** At the end alone: whoever migrates meanwhile reads the names of every schema of the database, and fails when one goes. */
async function dropSchemas(url: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    'select nspname as name from pg_namespace where starts_with(nspname, $1)',
    [prefix],
  );
  for (const { name } of rows) await client.query(`drop schema ${name} cascade`);
  await client.end();
}
