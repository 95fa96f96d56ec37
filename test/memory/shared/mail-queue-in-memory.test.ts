import { describe } from 'vitest';
import { MailQueueInMemory } from './mail-queue-in-memory.ts';
import { mailQueueContract } from '#test/ports/shared/mail-queue.ts';

describe('MailQueueInMemory', () => {
  mailQueueContract(() => {
    const queue = new MailQueueInMemory();
    return { queue, post: (mail) => queue.put(mail) };
  });
});
