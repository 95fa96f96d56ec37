import { Kysely } from 'kysely';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { SavedProductsInSql } from '#adapters/server/sql/home/saved-products-in-sql.ts';
import { PastAccessInSql } from '#adapters/server/sql/home/past-access-in-sql.ts';
import { SeminarScheduleInSql } from '#adapters/server/sql/learning/seminar-schedule-in-sql.ts';
import { StudentNewsInSql } from '#adapters/server/sql/home/student-news-in-sql.ts';
import { Clock } from '#application/ports/clock.ts';
import { ReadExpiredAccess } from '#application/server/home/read-expired-access.ts';
import { ReadMyNews } from '#application/server/home/read-my-news.ts';
import { ReadMySeminars } from '#application/server/home/read-my-seminars.ts';
import { OrderNotices } from '#application/server/orders/ports/order-notices.ts';
import { Ownership } from '#application/server/accounts/ports/ownership.ts';
import { PastAccess } from '#application/server/home/ports/past-access.ts';
import { SellableProducts } from '#application/server/cart/ports/sellable-products.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { Products } from '#application/server/catalogue/ports/products.ts';
import { KeepProduct, LetGoOfProduct } from '#application/server/home/keep-product.ts';
import { LeaveSavedLetters } from '#application/server/home/leave-saved-letters.ts';
import { SavedProducts } from '#application/server/home/ports/saved-products.ts';
import { ReadMySaved } from '#application/server/home/read-my-saved.ts';
import { TellSavedNews, TellWhoSaved } from '#application/server/home/tell-saved-news.ts';
import { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import { Outbox } from '#application/server/shared/ports/outbox.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { SignedAddresses } from '#application/server/shared/ports/signed-addresses.ts';
import { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { SeminarSchedule } from '#application/server/learning/ports/seminar-schedule.ts';
import { PublishRecording } from '#application/server/learning/seminars/publish-recording.ts';
import { PlaceHoldings } from '#application/server/learning/ports/place-holdings.ts';
import { KeepPlaces } from '#application/server/learning/seminars/keep-places.ts';
import { PlaceGuard } from '#application/server/learning/seminars/place-guard.ts';
import { PlaceHoldingsInSql } from '#adapters/server/sql/learning/place-holdings-in-sql.ts';
import { SessionsEditor } from '#application/server/learning/seminars/sessions-editor.ts';
import { SeminarSessions } from '#application/server/learning/ports/seminar-sessions.ts';
import { SeminarSessionsInSql } from '#adapters/server/sql/learning/seminar-sessions-in-sql.ts';
import { TellSeminarNews, TellWhoAttends } from '#application/server/learning/seminars/tell-seminar-news.ts';
import {
  NoteRecording,
  TellOfRecording,
  TellRecordings,
} from '#application/server/learning/seminars/tell-recordings.ts';
import { RecordingNotices } from '#application/server/learning/ports/recording-notices.ts';
import { RecordingNoticesInSql } from '#adapters/server/sql/learning/recording-notices-in-sql.ts';
import { SeminarNotices } from '#application/server/learning/ports/seminar-notices.ts';
import { SeminarNoticesInSql } from '#adapters/server/sql/learning/seminar-notices-in-sql.ts';
import { MarkAttendance, ReadAttendance } from '#application/server/learning/seminars/keep-attendance.ts';
import { OfficeJournal } from '#application/server/office/office-journal.ts';
import { ProductAccess } from '#application/server/office/products/product-access.ts';
import { SeminarAttendance } from '#application/server/learning/ports/seminar-attendance.ts';
import { SeminarAttendanceInSql } from '#adapters/server/sql/learning/seminar-attendance-in-sql.ts';
import { Logger } from '#application/ports/logger.ts';
import { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import { SetSeminarRoom } from '#application/server/learning/seminars/set-seminar-room.ts';
import { StudentNews } from '#application/server/home/ports/student-news.ts';
import type { Bindings } from '#adapters/wiring/late-container.ts';

/** Binds what the first page of the student area asks. */
export function bindHome(container: Bindings): void {
  bindPort(container, SeminarSchedule, SeminarScheduleInSql, [Kysely]);
  bindPort(container, SeminarSessions, SeminarSessionsInSql, [Kysely]);
  bindPort(container, PlaceHoldings, PlaceHoldingsInSql, [Kysely]);
  bindClass(container, PlaceGuard, [PlaceHoldings, SeminarSessions, Clock]);
  bindClass(container, KeepPlaces, [PlaceHoldings, UnitOfWork, Clock]);
  bindClass(container, SessionsEditor, [SeminarSessions, PlaceGuard, Clock]);
  bindPort(container, SeminarNotices, SeminarNoticesInSql, [Kysely]);
  bindClass(container, TellSeminarNews, [SeminarNotices, UnitOfWork, Clock, Logger]);
  bindClass(container, TellWhoAttends, [
    SeminarNotices,
    SeminarSchedule,
    Accounts,
    SchoolSettings,
    Outbox,
    PublicAddresses,
    Clock,
  ]);
  bindPort(container, RecordingNotices, RecordingNoticesInSql, [Kysely]);
  bindClass(container, TellRecordings, [RecordingNotices, UnitOfWork, Clock, Logger]);
  bindClass(container, NoteRecording, [RecordingNotices, Clock]);
  bindClass(container, TellOfRecording, [RecordingNotices, SeminarSchedule, Accounts, Outbox, PublicAddresses, Clock]);
  bindPort(container, SeminarAttendance, SeminarAttendanceInSql, [Kysely]);
  bindClass(container, ReadAttendance, [ProductAccess, SeminarSessions, SeminarAttendance, Clock]);
  bindClass(container, MarkAttendance, [ProductAccess, SeminarSessions, SeminarAttendance, OfficeJournal, Clock]);
  bindPort(container, StudentNews, StudentNewsInSql, [Kysely]);
  bindPort(container, PastAccess, PastAccessInSql, [Kysely]);
  bindClass(container, ReadMySeminars, [Ownership, SeminarSchedule, SeminarSessions, Clock]);
  bindClass(container, SetSeminarRoom, [SeminarSchedule, Clock]);
  bindClass(container, PublishRecording, [SeminarSchedule, Clock]);
  bindClass(container, ReadMyNews, [Ownership, StudentNews, OrderNotices, Clock]);
  bindSaved(container);
  bindClass(container, ReadExpiredAccess, [Ownership, PastAccess, SellableProducts, PriceSettings, Clock]);
}

function bindSaved(container: Bindings): void {
  bindPort(container, SavedProducts, SavedProductsInSql, [Kysely]);
  bindClass(container, KeepProduct, [Products, SavedProducts, PriceSettings, Clock]);
  bindClass(container, LetGoOfProduct, [Products, SavedProducts]);
  bindClass(container, ReadMySaved, [Products, SavedProducts, PriceSettings, Clock]);
  bindClass(container, LeaveSavedLetters, [SavedProducts, SignedAddresses, PublicAddresses, Clock]);
  bindClass(container, TellSavedNews, [Products, SavedProducts, PriceSettings, UnitOfWork, Clock]);
  bindClass(container, TellWhoSaved, [
    SavedProducts,
    Accounts,
    Ownership,
    LeaveSavedLetters,
    Outbox,
    PublicAddresses,
    Clock,
  ]);
}
