import { Kysely } from 'kysely';
import { bindClass } from '#adapters/wiring/bindings.ts';
import { RateCountsInProcess } from '#adapters/server/security/rate-counts-in-process.ts';
import type { Engine } from '#adapters/server/sql/shared/connection.ts';
import { RateCountsInSql } from '#adapters/server/sql/shared/rate-counts-in-sql.ts';
import { Clock } from '#application/ports/clock.ts';
import { UnaskedLetters } from '#application/server/shared/unasked-letters.ts';
import { RateCounts } from '#application/server/shared/ports/rate-counts.ts';
import type { RateCountsOver } from './school-parts.ts';
import type { Bindings } from '#adapters/wiring/late-container.ts';

/** What counts on an engine: processes share PostgreSQL; a school on SQLite is one process. */
export function rateCountsOn(engine: Engine): RateCountsOver {
  const inProcess = new RateCountsInProcess();
  return engine === 'PostgreSQL' ? (db) => new RateCountsInSql(db) : () => inProcess;
}

/** Binds what limits count by. */
export function bindLimits(container: Bindings, rateCountsOver: RateCountsOver): void {
  container.bind(RateCounts).toResolvedValue(rateCountsOver, [Kysely]);
  bindClass(container, UnaskedLetters, [RateCounts, Clock]);
}
