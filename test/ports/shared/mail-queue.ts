import { expect, test } from 'vitest';
import type { MailQueue, QueuedMail } from '#application/server/shared/ports/mail-queue.ts';
import { at } from '#test/support/accounts/account-builders.ts';

/** A mail for the queue. */
export function aMail(id: string, changes: Partial<QueuedMail> = {}): QueuedMail {
  return {
    id,
    messageId: `<${id}@escuela.example>`,
    recipient: '"Rosa" <rosa@correo.pe>',
    subject: 'Verifica tu correo',
    text: 'Hola, Rosa:',
    html: '<p>Hola, Rosa:</p>',
    receiptId: null,
    creditNoteId: null,
    logo: null,
    calendars: [],
    replyTo: null,
    createdAt: at('10:00'),
    attempt: 1,
    ...changes,
  };
}

export interface QueueOfTest {
  readonly queue: MailQueue;
  /** Posts a mail that is due from its creation on. */
  readonly post: (mail: QueuedMail) => Promise<void> | void;
}

/** What every adapter of MailQueue does. */
export function mailQueueContract(make: () => QueueOfTest): void {
  const ids = (mails: readonly QueuedMail[]): string[] => mails.map(({ id }) => id);

  test('gives the oldest mails that are due, whole', async () => {
    const { queue, post } = make();
    await post(aMail('b', { createdAt: at('10:02') }));
    const calendars = [{ name: 'sesion.ics', method: 'REQUEST', text: 'BEGIN:VCALENDAR' }] as const;
    await post(aMail('a', { createdAt: at('10:01'), calendars, replyTo: 'a@escuela.pe' }));
    await post(aMail('later', { createdAt: at('12:00') }));
    expect(await queue.take(1, at('11:00'), at('11:02'))).toEqual([
      aMail('a', { createdAt: at('10:01'), calendars, replyTo: 'a@escuela.pe' }),
    ]);
    expect(ids(await queue.take(9, at('11:00'), at('11:02')))).toEqual(['b']);
  });

  test('a mail taken is nobody else’s until its lease ends; then the next attempt counts', async () => {
    const { queue, post } = make();
    await post(aMail('a'));
    await queue.take(9, at('11:00'), at('11:02'));
    expect(await queue.take(9, at('11:01'), at('11:03'))).toEqual([]);
    expect(await queue.take(9, at('11:02'), at('11:04'))).toEqual([aMail('a', { attempt: 2 })]);
  });

  test('a mail sent is never given again', async () => {
    const { queue, post } = make();
    await post(aMail('a'));
    await queue.take(9, at('11:00'), at('11:02'));
    await queue.markSent('a', at('11:01'));
    expect(await queue.take(9, at('20:00'), at('20:02'))).toEqual([]);
  });

  test('a mail that failed comes again at its time, or never', async () => {
    const { queue, post } = make();
    await post(aMail('again'));
    await post(aMail('never'));
    await queue.take(9, at('11:00'), at('11:02'));
    await queue.markFailed('again', 'busy', at('12:00'));
    await queue.markFailed('never', 'no such mailbox', null);
    expect(await queue.take(9, at('11:59'), at('12:01'))).toEqual([]);
    expect(ids(await queue.take(9, at('12:00'), at('12:02')))).toEqual(['again']);
    expect(await queue.take(9, at('23:00'), at('23:02'))).toHaveLength(1);
  });
}
