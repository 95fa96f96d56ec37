import { expect, test } from 'vitest';
import { MailQueueInMemory } from '#test/memory/shared/mail-queue-in-memory.ts';
import { pauseAfter, SendDueMails } from '#application/server/shared/send-due-mails.ts';
import { Mailer, type DeliveryRefusal } from '#application/server/shared/ports/mailer.ts';
import type { QueuedMail } from '#application/server/shared/ports/mail-queue.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { aMail } from '#test/ports/shared/mail-queue.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { LoggerInMemory } from '#test/support/shared/logger-in-memory.ts';

class MailerOfTest extends Mailer {
  readonly delivered: string[] = [];
  refusal: DeliveryRefusal | null = null;

  deliver(mail: QueuedMail): Promise<Result<undefined, DeliveryRefusal>> {
    if (this.refusal !== null) return Promise.resolve(refuse(this.refusal));
    this.delivered.push(mail.messageId);
    return Promise.resolve(accept(undefined));
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

function postOffice() {
  const queue = new MailQueueInMemory();
  const mailer = new MailerOfTest();
  const clock = new FixedClock();
  const logger = new LoggerInMemory();
  return { queue, mailer, clock, logger, send: new SendDueMails(queue, mailer, clock, logger) };
}

test('delivers what is due, once', async () => {
  const { queue, mailer, send } = postOffice();
  for (let index = 0; index < 25; index += 1) queue.put(aMail(`mail-${String(index).padStart(2, '0')}`));
  expect([await send.execute(), await send.execute(), await send.execute()]).toEqual([20, 5, 0]);
  expect(new Set(mailer.delivered).size).toBe(25);
  expect(queue.sent).toHaveLength(25);
});

test('a mail that fails is tried again later, and later still', async () => {
  const { queue, mailer, clock, logger, send } = postOffice();
  queue.put(aMail('uno'));
  mailer.refusal = { kind: 'unavailable', detail: '451 busy' };
  expect(await send.execute()).toBe(1);
  clock.advance({ seconds: 29 });
  expect(await send.execute()).toBe(0);
  clock.advance({ seconds: 1 });
  expect(await send.execute()).toBe(1);
  clock.advance({ seconds: 59 });
  expect(await send.execute()).toBe(0);
  mailer.refusal = null;
  clock.advance({ seconds: 1 });
  await send.execute();
  expect(mailer.delivered).toEqual(['<uno@escuela.example>']);
  expect(logger.entries.map(({ level }) => level)).toEqual(['warn', 'warn']);
});

test('a mail that will never be taken is given up at once, and said', async () => {
  const { queue, mailer, clock, logger, send } = postOffice();
  queue.put(aMail('uno'));
  mailer.refusal = { kind: 'rejected', detail: '550 no such mailbox' };
  await send.execute();
  clock.advance({ days: 30 });
  expect(await send.execute()).toBe(0);
  expect(queue.errors.get('uno')).toBe('550 no such mailbox');
  expect(logger.entries[0]).toMatchObject({ level: 'error' });
});

test('a mail is given up after twenty attempts over three days', async () => {
  const { queue, mailer, clock, send } = postOffice();
  queue.put(aMail('uno'));
  mailer.refusal = { kind: 'unavailable', detail: 'no connection' };
  let attempts = 0;
  for (let hour = 0; hour < 24 * 10; hour += 1) {
    attempts += await send.execute();
    clock.advance({ hours: 1 });
  }
  expect(attempts).toBe(20);
  expect(pauseAfter(1)).toBe(30_000);
  expect(pauseAfter(20)).toBe(6 * 60 * 60 * 1000);
});
