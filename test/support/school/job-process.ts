import { createInterface } from 'node:readline';
import { ClockOfTheMachine } from '#adapters/server/clock-of-the-machine.ts';
import { LeasedRun } from '#adapters/server/jobs/leased-run.ts';
import { openPostgres } from '#adapters/server/sql/shared/postgres-connection.ts';
import { JobLeasesInSql } from '#adapters/server/sql/shared/job-leases-in-sql.ts';
import { patient } from './patience.ts';

/**
 * A process that tries a job once for each line that it is given, and says whether it is `at it` or `not due`. What it is at has no end:
 * only its death does.
 */
export function tryJobs(url: string, holder: string): void {
  const leases = new JobLeasesInSql(openPostgres(url, undefined, patient).db);
  const work = (): Promise<void> => {
    process.stdout.write('at it\n');
    return new Promise(() => undefined);
  };
  const run = new LeasedRun({ name: 'endless', work, restMs: 0 }, leases, holder, new ClockOfTheMachine());
  createInterface(process.stdin).on('line', () => {
    void run.execute(() => false).then((isDone) => process.stdout.write(isDone ? 'done\n' : 'not due\n'));
  });
}

if (process.env['JOB_PROCESS'] !== undefined) tryJobs(process.env['DATABASE_URL'] ?? '', process.env['JOB_PROCESS']);
