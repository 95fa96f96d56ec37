import type { Container } from 'inversify';
import type { Kysely } from 'kysely';
import { PastAccessInSql } from '#adapters/server/sql/past-access-in-sql.ts';
import { SeminarScheduleInSql } from '#adapters/server/sql/seminar-schedule-in-sql.ts';
import { StudentNewsInSql } from '#adapters/server/sql/student-news-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables.ts';
import { Clock } from '#application/ports/clock.ts';
import { ReadExpiredAccess } from '#application/server/home/read-expired-access.ts';
import { ReadMyNews } from '#application/server/home/read-my-news.ts';
import { ReadMySeminars } from '#application/server/home/read-my-seminars.ts';
import { OrderNotices } from '#application/server/ports/order-notices.ts';
import { Ownership } from '#application/server/ports/ownership.ts';
import { PastAccess } from '#application/server/ports/past-access.ts';
import { SellableProducts } from '#application/server/ports/sellable-products.ts';
import { SeminarSchedule } from '#application/server/ports/seminar-schedule.ts';
import { PublishRecording } from '#application/server/seminars/publish-recording.ts';
import { SetSeminarRoom } from '#application/server/seminars/set-seminar-room.ts';
import { StudentNews } from '#application/server/ports/student-news.ts';

/** Binds what the first page of the student area asks. */
export function bindHome(container: Container, db: Kysely<SchoolDatabase>): void {
  container.bind(SeminarSchedule).toResolvedValue(() => new SeminarScheduleInSql(db));
  container.bind(StudentNews).toResolvedValue(() => new StudentNewsInSql(db));
  container.bind(PastAccess).toResolvedValue(() => new PastAccessInSql(db));
  container
    .bind(ReadMySeminars)
    .toResolvedValue(
      (owned, schedule, clock) => new ReadMySeminars(owned, schedule, clock),
      [Ownership, SeminarSchedule, Clock],
    );
  container.bind(SetSeminarRoom).toResolvedValue((schedule) => new SetSeminarRoom(schedule), [SeminarSchedule]);
  container
    .bind(PublishRecording)
    .toResolvedValue((schedule, clock) => new PublishRecording(schedule, clock), [SeminarSchedule, Clock]);
  container
    .bind(ReadMyNews)
    .toResolvedValue(
      (owned, news, notices, clock) => new ReadMyNews(owned, news, notices, clock),
      [Ownership, StudentNews, OrderNotices, Clock],
    );
  container
    .bind(ReadExpiredAccess)
    .toResolvedValue(
      (owned, past, products, clock) => new ReadExpiredAccess(owned, past, products, clock),
      [Ownership, PastAccess, SellableProducts, Clock],
    );
}
