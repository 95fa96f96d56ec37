import { type Kysely, sql } from 'kysely';
import { complaintWaits } from '#adapters/server/sql/complaints/complaints-in-sql.ts';
import { purchasesIn } from '#adapters/server/sql/learning/appointments-in-sql.ts';
import { consultationsIn, consultationWaits } from '#adapters/server/sql/learning/office-consultations-in-sql.ts';
import { openReports, reviewWaits, wordedRatings } from '#adapters/server/sql/learning/reviews-in-sql.ts';
import { attemptIsUnresolved } from '#adapters/server/sql/payments/attempt-status.ts';
import { disputeWaits } from '#adapters/server/sql/payments/office-disputes-in-sql.ts';
import { refundWaits } from '#adapters/server/sql/payments/refunds-in-sql.ts';
import { surplusWaits } from '#adapters/server/sql/payments/surplus-payments-in-sql.ts';
import { letterIsGivenUp, letterWaits } from '#adapters/server/sql/shared/mail-queue-in-sql.ts';
import { messagesSent, messageWaits } from '#adapters/server/sql/support/messages-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { movementWaits } from '#adapters/server/sql/vouchers/movement-rows.ts';
import { voucherWaits } from '#adapters/server/sql/vouchers/vouchers-in-sql.ts';
import {
  type CountedKind,
  type PendingCount,
  PendingCounts,
  type StuckLetters,
} from '#application/server/office/ports/pending-counts.ts';
import type { PlainDate } from '#domain/shared/dates.ts';

/** What a query of a kind answers: one row. */
interface Row {
  readonly count: number | string;
  readonly first: string | null;
  readonly due?: string | null;
}

type Question = (db: Kysely<SchoolDatabase>, taughtBy: string | null, now: Date) => Promise<Row>;

const all = sql<number | string>`count(*)`.as('count');
const oldest = (column: string) => sql<string | null>`min(${sql.ref(column)})`.as('first');

/** One question for each kind. Each has its condition from whoever lists the kind, so that a count and its list are of the same things. */
const questions: Readonly<Record<CountedKind, Question>> = {
  complaints: (db) =>
    db
      .selectFrom('complaints')
      .select([all, oldest('complaints.filed_at'), sql<string | null>`min(complaints.answer_due)`.as('due')])
      .where(complaintWaits)
      .executeTakeFirstOrThrow(),
  vouchers: (db) =>
    db
      .selectFrom('vouchers')
      .select([all, oldest('vouchers.sent_at')])
      .where(voucherWaits)
      .executeTakeFirstOrThrow(),
  movements: (db) =>
    db
      .selectFrom('bank_movements')
      .select([all, oldest('bank_movements.arrived_at')])
      .where(movementWaits)
      .executeTakeFirstOrThrow(),
  // Orders are listed, and an order may have several.
  payments: (db) =>
    db
      .selectFrom('payment_attempts')
      .select([sql<number | string>`count(distinct order_id)`.as('count'), oldest('payment_attempts.updated_at')])
      .where(attemptIsUnresolved)
      .executeTakeFirstOrThrow(),
  refunds: (db) =>
    db
      .selectFrom('refunds')
      .select([all, oldest('refunds.asked_at')])
      .where(refundWaits)
      .executeTakeFirstOrThrow(),
  disputes: (db) =>
    db
      .selectFrom('disputes')
      .select([all, oldest('disputes.noted_at'), sql<string | null>`min(disputes.answer_by)`.as('due')])
      .where(disputeWaits)
      .executeTakeFirstOrThrow(),
  surplus: (db) =>
    db
      .selectFrom('surplus_payments')
      .select([all, oldest('surplus_payments.arrived_at')])
      .where(surplusWaits)
      .executeTakeFirstOrThrow(),
  messages: (db) =>
    messagesSent(db)
      .select([all, oldest('messages.sent_at')])
      .where(messageWaits)
      .executeTakeFirstOrThrow(),
  consultations: (db, taughtBy) =>
    consultationsIn(db, taughtBy)
      .select([all, oldest('consultations.asked_at')])
      .where(consultationWaits)
      .executeTakeFirstOrThrow(),
  reviews: (db) =>
    wordedRatings(db)
      // Those that were ever reported, which are few: all others are not looked at.
      .where('content_ratings.id', 'in', (row) =>
        row
          .selectFrom('review_votes')
          .select('review_votes.review_id')
          .where(sql<boolean>`review_votes.kind = 'reported'`),
      )
      .where(reviewWaits)
      .select((row) => [
        all,
        sql<string | null>`min((${openReports(row).select(({ fn }) => fn.min('review_votes.at').as('at'))}))`.as(
          'first',
        ),
      ])
      .executeTakeFirstOrThrow(),
  consultancies: (db, taughtBy) =>
    purchasesIn(db, { state: 'to-arrange', unmarkedAt: null, taughtBy })
      .select([all, oldest('grants.granted_at')])
      .executeTakeFirstOrThrow(),
  appointments: (db, taughtBy, now) =>
    purchasesIn(db, { state: null, unmarkedAt: now, taughtBy })
      // One hour at most of each purchase is not marked.
      .innerJoin('appointments', (join) =>
        join.onRef('appointments.grant_id', '=', 'grants.id').on('appointments.held_at', 'is', null),
      )
      .select([all, oldest('appointments.ends_at')])
      .executeTakeFirstOrThrow(),
};

export class PendingCountsInSql extends PendingCounts {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async of(kind: CountedKind, taughtBy: string | null, now: Date): Promise<PendingCount> {
    const { count, first, due = null } = await questions[kind](this.db, taughtBy, now);
    return { count: Number(count), first: instantOf(first), due: due as PlainDate | null };
  }

  async letters(since: Date): Promise<StuckLetters> {
    const givenUp = await this.db
      .selectFrom('outbox_mails')
      .select(all)
      .where(letterIsGivenUp)
      .where('created_at', '>=', since.toISOString())
      .executeTakeFirstOrThrow();
    const waiting = await this.db
      .selectFrom('outbox_mails')
      .select(oldest('outbox_mails.created_at'))
      .where(letterWaits)
      .executeTakeFirstOrThrow();
    return { givenUp: Number(givenUp.count), oldest: instantOf(waiting.first) };
  }
}

const instantOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
