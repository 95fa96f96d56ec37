import { PostgresAdapter, sql, type Kysely } from 'kysely';
import { MailQueue, type QueuedMail } from '#application/server/shared/ports/mail-queue.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** Stands in the time column of a mail that is never tried again. */
export const neverAgain = '9999-12-31T23:59:59.999Z';
/** Whether a letter was not delivered and is still tried. */
export const letterWaits = sql<boolean>`(outbox_mails.sent_at is null and outbox_mails.next_attempt_at < ${sql.lit(neverAgain)})`;
/** Whether it was not delivered and never will be. */
export const letterIsGivenUp = sql<boolean>`(outbox_mails.sent_at is null and outbox_mails.next_attempt_at = ${sql.lit(neverAgain)})`;
/** What stands in the place of a text that is not needed any more. */
const forgotten = { text_body: '', html_body: '', calendars: null };

export class MailQueueInSql extends MailQueue {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async take(count: number, now: Date, leaseEnd: Date): Promise<readonly QueuedMail[]> {
    // Takers beside each other must not wait for one another; SQLite has one writer and knows no such lock.
    const hasLocks = this.db.getExecutor().adapter instanceof PostgresAdapter;
    let due = this.db
      .selectFrom('outbox_mails')
      .select('id')
      .where('sent_at', 'is', null)
      .where('next_attempt_at', '<=', now.toISOString())
      .orderBy('created_at')
      .orderBy('id')
      .limit(count);
    if (hasLocks) due = due.forUpdate().skipLocked();
    const rows = await this.db
      // Chosen once: in a condition the choice may be made for each row again, and goes past those that it has locked.
      .with(
        (cte) => cte('due').materialized(),
        () => due,
      )
      .updateTable('outbox_mails')
      .set({ next_attempt_at: leaseEnd.toISOString(), attempts: sql`attempts + 1` })
      .where('id', 'in', (from) => from.selectFrom('due').select('due.id'))
      .returningAll()
      .execute();
    return rows
      .map((row) => ({
        id: row.id,
        messageId: row.message_id,
        recipient: row.recipient,
        subject: row.subject,
        text: row.text_body,
        html: row.html_body,
        receiptId: row.receipt_id,
        creditNoteId: row.credit_note_id ?? row.correction_note_id,
        logo: row.logo_file,
        calendars: JSON.parse(row.calendars ?? '[]') as QueuedMail['calendars'],
        replyTo: row.reply_to,
        createdAt: new Date(row.created_at),
        attempt: row.attempts,
      }))
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.id.localeCompare(b.id));
  }

  async markSent(mailId: string, at: Date): Promise<void> {
    await this.db
      .updateTable('outbox_mails')
      .set({ sent_at: at.toISOString(), last_error: null, ...forgotten })
      .where('id', '=', mailId)
      .execute();
  }

  async markFailed(mailId: string, error: string, nextAttemptAt: Date | null): Promise<void> {
    await this.db
      .updateTable('outbox_mails')
      .set({ last_error: error.slice(0, 500), next_attempt_at: nextAttemptAt?.toISOString() ?? neverAgain })
      .$if(nextAttemptAt === null, (update) => update.set(forgotten))
      .where('id', '=', mailId)
      .where('sent_at', 'is', null)
      .execute();
  }
}
