import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { type OpenDatabase, openSqlite } from '#adapters/server/sql/shared/connection.ts';
import { openPostgres } from '#adapters/server/sql/shared/postgres-connection.ts';
import { migrateToLatest } from '#adapters/server/sql/migrations/migrate.ts';
import { FuzzTarget } from '#test/support/load/fuzz-target.ts';
import { fuzzedRequests } from '#test/support/load/fuzzed-requests.ts';
import { startPostgres } from '#test/support/school/postgres.ts';

/** Requests in all, half on each database: `npm run bench -- fuzz 100000 SEED`. */
const total = Number(process.argv[3] ?? 100_000);
const seed = Number(process.argv[4] ?? 1);

const reached = new Map<string, Map<string, number>>();
let failures = 0;

async function throwAt(name: string, database: OpenDatabase, count: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'escuela-fuzz-'));
  await migrateToLatest(database.db);
  const target = await FuzzTarget.open(database, dataDir);
  const started = Date.now();
  // One property without a verdict, so that a failure is printed and the rest is thrown all the same.
  const requests = fuzzedRequests(target.document, target.known, target.people);
  const property = fc.asyncProperty(requests, async (request) => {
    const { statusCode, body } = await target.send(request);
    const answers = reached.get(request.operation) ?? new Map<string, number>();
    const group = `${Math.floor(statusCode / 100)}xx`;
    reached.set(request.operation, answers.set(group, (answers.get(group) ?? 0) + 1));
    if (statusCode < 500 || statusCode === 503) return;
    failures += 1;
    console.log(`${name}: ${statusCode} ${body}\n${JSON.stringify(request)}`);
  });
  await fc.assert(property, { numRuns: count, seed });
  console.log(`${name}: ${count} requests in ${Math.round((Date.now() - started) / 1000)} s`);
  for (const reason of target.unready) console.log(`${name}: no state for a request: ${reason}`);
  await target.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}

await throwAt('SQLite', openSqlite(':memory:'), Math.ceil(total / 2));
const postgres = await startPostgres();
if (postgres.kind === 'ready') {
  await throwAt('PostgreSQL', openPostgres(postgres.url), Math.floor(total / 2));
  await postgres.stop();
} else console.log(`PostgreSQL: none (${postgres.reason})`);

const classes = ['2xx', '3xx', '4xx', '5xx'];
console.log(`\n${classes.map((each) => each.padStart(7)).join('')}  operation`);
for (const [operation, answers] of [...reached].toSorted(([one], [other]) => one.localeCompare(other)))
  console.log(`${classes.map((each) => String(answers.get(each) ?? 0).padStart(7)).join('')}  ${operation}`);
const answered = [...reached.values()].filter((answers) => answers.has('2xx')).length;
console.log(`\n${reached.size} operations, ${answered} of them answered 2xx at least once; ${failures} failures.`);
process.exitCode = failures === 0 ? 0 : 1;
