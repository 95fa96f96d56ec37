import { Outbox, type Letter, type Recipient } from '#application/server/shared/ports/outbox.ts';

/** Keeps the letters as they were written, for tests to read. */
export class OutboxInMemory extends Outbox {
  readonly posted: { readonly letter: Letter; readonly to: Recipient }[] = [];

  post(letter: Letter, to: Recipient): Promise<void> {
    this.posted.push({ letter, to });
    return Promise.resolve();
  }
}
