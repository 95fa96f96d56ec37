import type { Container } from 'inversify';
import type { Kysely } from 'kysely';
import { PastAccessInSql } from '#adapters/server/sql/home/past-access-in-sql.ts';
import { SeminarScheduleInSql } from '#adapters/server/sql/learning/seminar-schedule-in-sql.ts';
import { StudentNewsInSql } from '#adapters/server/sql/home/student-news-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { Clock } from '#application/ports/clock.ts';
import { ReadExpiredAccess } from '#application/server/home/read-expired-access.ts';
import { ReadMyNews } from '#application/server/home/read-my-news.ts';
import { ReadMySeminars } from '#application/server/home/read-my-seminars.ts';
import { OrderNotices } from '#application/server/orders/ports/order-notices.ts';
import { Ownership } from '#application/server/accounts/ports/ownership.ts';
import { PastAccess } from '#application/server/home/ports/past-access.ts';
import { SellableProducts } from '#application/server/cart/ports/sellable-products.ts';
import { SeminarSchedule } from '#application/server/learning/ports/seminar-schedule.ts';
import { PublishRecording } from '#application/server/learning/seminars/publish-recording.ts';
import { SetSeminarRoom } from '#application/server/learning/seminars/set-seminar-room.ts';
import { StudentNews } from '#application/server/home/ports/student-news.ts';

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
