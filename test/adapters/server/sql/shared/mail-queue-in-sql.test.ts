import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import { MailQueueInSql } from '#adapters/server/sql/shared/mail-queue-in-sql.ts';
import type { QueuedMail } from '#application/server/shared/ports/mail-queue.ts';
import { aMail, mailQueueContract } from '#test/ports/shared/mail-queue.ts';
import { at } from '#test/support/accounts/account-builders.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';

async function insertMail(db: OpenDatabase['db'], mail: QueuedMail): Promise<void> {
  await db
    .insertInto('outbox_mails')
    .values({
      id: mail.id,
      message_id: mail.messageId,
      recipient: mail.recipient,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
      receipt_id: mail.receiptId,
      credit_note_id: mail.creditNoteId,
      logo_file: mail.logo,
      calendars: JSON.stringify(mail.calendars),
      reply_to: mail.replyTo,
      created_at: mail.createdAt.toISOString(),
      next_attempt_at: mail.createdAt.toISOString(),
      attempts: 0,
      sent_at: null,
      last_error: null,
    })
    .execute();
}

eachDatabase('MailQueueInSql', (database) => {
  mailQueueContract(() => {
    const { db } = database();
    return { queue: new MailQueueInSql(db), post: (mail) => insertMail(db, mail) };
  });

  test('SAFE-19: the text of a mail goes when it was delivered or given up, not while it is tried again', async () => {
    const { db } = database();
    const queue = new MailQueueInSql(db);
    for (const id of ['sent', 'given-up', 'waits']) await insertMail(db, aMail(id));
    await queue.markSent('sent', at('11:00'));
    await queue.markFailed('given-up', 'no such mailbox', null);
    await queue.markFailed('waits', 'busy', at('12:00'));
    const kept = await db.selectFrom('outbox_mails').select(['id', 'text_body', 'html_body']).orderBy('id').execute();
    expect(kept).toEqual([
      { id: 'given-up', text_body: '', html_body: '' },
      { id: 'sent', text_body: '', html_body: '' },
      { id: 'waits', text_body: aMail('waits').text, html_body: aMail('waits').html },
    ]);
  });
});

onPostgres('MailQueueInSql under a race', (database) => {
  test('takes no more than it was asked for, whichever plan the database makes', async () => {
    const { db } = database();
    await insertMail(db, aMail('first'));
    // It takes the table for one of a row, as it does when mails come after a quiet hour.
    await sql`analyze outbox_mails`.execute(db);
    for (let index = 0; index < 20; index += 1) await insertMail(db, aMail(`mail-${index}`));
    const taken = await db.transaction().execute(async (transaction) => {
      for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'indexscan', 'bitmapscan'])
        await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(transaction);
      return new MailQueueInSql(transaction).take(3, at('11:00'), at('11:02'));
    });
    expect(taken).toHaveLength(3);
  });

  test('takers beside each other never get the same mail', async () => {
    const { db } = database();
    for (let index = 0; index < 60; index += 1) await insertMail(db, aMail(`mail-${index}`));
    const queue = new MailQueueInSql(db);
    const takes = await Promise.all(Array.from({ length: 8 }, () => queue.take(10, at('11:00'), at('11:02'))));
    const rest = await queue.take(60, at('11:00'), at('11:02'));
    const taken = [...takes.flat(), ...rest].map(({ id }) => id);
    expect(taken).toHaveLength(60);
    expect(new Set(taken).size).toBe(60);
  });
});
