import type { Kysely } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { attemptIsUnresolved } from '#adapters/server/sql/payments/attempt-status.ts';
import { letterWaits } from './mail-queue-in-sql.ts';

/** What waits in the database to be done by itself, and what of it ended a while ago. */
export interface WaitingWork {
  /** Letters that were not delivered and not given up. */
  readonly letters: number;
  /** Since when the oldest of them waits; null: none does. */
  readonly oldestLetter: Date | null;
  /** Payments of which the school does not know how they ended. */
  readonly payments: number;
  /** Since when nothing was heard of the oldest of them; null: there is none. */
  readonly oldestPayment: Date | null;
  /** Within the last hour. */
  readonly lettersSent: number;
  readonly paid: number;
  readonly refused: number;
}

const hourMs = 60 * 60 * 1000;

/** Counts what waits and what ended within the hour before `now`, for all processes together; by indexes, however much there was before. */
export async function waitingWork(db: Kysely<SchoolDatabase>, now: Date): Promise<WaitingWork> {
  const since = new Date(now.getTime() - hourMs).toISOString();
  const waiting = await db
    .selectFrom('outbox_mails')
    .select(({ fn }) => [fn.countAll<number | string>().as('count'), fn.min('created_at').as('oldest')])
    .where(letterWaits)
    .executeTakeFirstOrThrow();
  const sent = await db
    .selectFrom('outbox_mails')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('sent_at', '>=', since)
    .executeTakeFirstOrThrow();
  const attempts = await db
    .selectFrom('payment_attempts')
    .select(({ fn }) => ['status', fn.countAll<number | string>().as('count'), fn.min('updated_at').as('oldest')])
    .where((attempt) =>
      attempt.or([attemptIsUnresolved, attempt('status', 'in', ['paid', 'refused']).and('updated_at', '>=', since)]),
    )
    .groupBy('status')
    .execute();
  const unknown = attempts.filter(({ status }) => status === 'authorizing' || status === 'unknown');
  const countOf = (status: string) => Number(attempts.find((each) => each.status === status)?.count ?? 0);
  return {
    letters: Number(waiting.count),
    oldestLetter: instantOf(waiting.oldest),
    payments: unknown.reduce((sum, { count }) => sum + Number(count), 0),
    oldestPayment: instantOf(unknown.map(({ oldest }) => oldest).toSorted()[0] ?? null),
    lettersSent: Number(sent.count),
    paid: countOf('paid'),
    refused: countOf('refused'),
  };
}

function instantOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
