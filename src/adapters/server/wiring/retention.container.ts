import { Kysely } from 'kysely';
import { Clock } from '#application/ports/clock.ts';
import { Uploads } from '#application/server/shared/ports/uploads.ts';
import { Retention } from '#application/server/legal/ports/retention.ts';
import { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { ForgetWhatIsOld } from '#application/server/legal/forget-what-is-old.ts';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { RetentionInSql } from '#adapters/server/sql/legal/retention-in-sql.ts';
import type { Bindings } from '#adapters/wiring/late-container.ts';

/** Binds what takes away what has grown old. */
export function bindRetention(container: Bindings): void {
  bindPort(container, Retention, RetentionInSql, [Kysely]);
  bindClass(container, ForgetWhatIsOld, [UnitOfWork, Uploads, Clock]);
}
