import type { Container } from 'inversify';
import type { Kysely } from 'kysely';
import { Clock } from '#application/ports/clock.ts';
import { FileStore } from '#application/server/shared/ports/file-store.ts';
import { Retention } from '#application/server/legal/ports/retention.ts';
import { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { ForgetWhatIsOld } from '#application/server/legal/forget-what-is-old.ts';
import { RetentionInSql } from '#adapters/server/sql/legal/retention-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** Binds what takes away what has grown old. */
export function bindRetention(container: Container, db: Kysely<SchoolDatabase>): void {
  container.bind(Retention).toResolvedValue(() => new RetentionInSql(db));
  container
    .bind(ForgetWhatIsOld)
    .toResolvedValue(
      (unitOfWork, files, clock) => new ForgetWhatIsOld(unitOfWork, files, clock),
      [UnitOfWork, FileStore, Clock],
    );
}
