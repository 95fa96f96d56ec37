import { Kysely } from 'kysely';
import { bindPort } from '#adapters/wiring/bindings.ts';
import { JobLeasesInSql } from '#adapters/server/sql/shared/job-leases-in-sql.ts';
import { JobLeases } from '#application/server/shared/ports/job-leases.ts';
import type { Bindings } from '#adapters/wiring/late-container.ts';

/** Binds what background jobs of several processes agree by. */
export function bindJobs(container: Bindings): void {
  bindPort(container, JobLeases, JobLeasesInSql, [Kysely]);
}
