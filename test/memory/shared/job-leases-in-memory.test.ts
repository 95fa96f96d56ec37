import { jobLeasesContract } from '#test/ports/shared/job-leases.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { JobLeasesInMemory } from './job-leases-in-memory.ts';

jobLeasesContract(() => new JobLeasesInMemory(new FixedClock()));
