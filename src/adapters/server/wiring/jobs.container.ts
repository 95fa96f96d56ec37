import type { Container } from 'inversify';
import { Kysely } from 'kysely';
import { bindPort } from '#adapters/wiring/bindings.ts';
import { JobLeasesInSql } from '#adapters/server/sql/shared/job-leases-in-sql.ts';
import { JobLeases } from '#application/server/shared/ports/job-leases.ts';

/** Binds what background jobs of several processes agree by. */
export function bindJobs(container: Container): void {
  bindPort(container, JobLeases, JobLeasesInSql, [Kysely]);
}
