import { describe } from 'vitest';
import { MailQueueInMemory } from '#adapters/memory/mail-queue-in-memory.ts';
import { mailQueueContract } from '#test/ports/mail-queue.ts';

describe('MailQueueInMemory', () => {
  mailQueueContract(() => {
    const queue = new MailQueueInMemory();
    return { queue, post: (mail) => queue.put(mail) };
  });
});
