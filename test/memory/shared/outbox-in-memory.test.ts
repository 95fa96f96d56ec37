import { describe } from 'vitest';
import { OutboxInMemory } from './outbox-in-memory.ts';
import { outboxContract } from '#test/ports/shared/outbox.ts';

describe('OutboxInMemory', () => {
  outboxContract(() => {
    const outbox = new OutboxInMemory();
    const waiting = () =>
      Promise.resolve(outbox.posted.map(({ letter, to }) => ({ subject: letter.subject, email: to.email })));
    return { outbox, waiting };
  });
});
