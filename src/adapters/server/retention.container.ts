import type { Container } from 'inversify';
import type { Kysely } from 'kysely';
import { Clock } from '#application/ports/clock.ts';
import { FileStore } from '#application/server/ports/file-store.ts';
import { Retention } from '#application/server/ports/retention.ts';
import { UnitOfWork } from '#application/server/ports/unit-of-work.ts';
import { ForgetWhatIsOld } from '#application/server/retention/forget-what-is-old.ts';
import { RetentionInSql } from './sql/retention-in-sql.ts';
import type { SchoolDatabase } from './sql/tables.ts';

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
