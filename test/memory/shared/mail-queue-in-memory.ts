import { MailQueue, type QueuedMail } from '#application/server/shared/ports/mail-queue.ts';

interface Entry {
  readonly mail: QueuedMail;
  /** Null: never again. */
  readonly nextAttemptAt: Date | null;
}

export class MailQueueInMemory extends MailQueue {
  readonly #waiting = new Map<string, Entry>();
  readonly sent: string[] = [];
  readonly errors = new Map<string, string>();

  /** Puts a mail in that is due from its creation on. */
  put(mail: QueuedMail): void {
    this.#waiting.set(mail.id, { mail: { ...mail, attempt: 0 }, nextAttemptAt: mail.createdAt });
  }

  take(count: number, now: Date, leaseEnd: Date): Promise<readonly QueuedMail[]> {
    const due = [...this.#waiting.values()]
      .filter(({ nextAttemptAt }) => nextAttemptAt !== null && nextAttemptAt <= now)
      .map(({ mail }) => ({ ...mail, attempt: mail.attempt + 1 }))
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.id.localeCompare(b.id))
      .slice(0, count);
    for (const mail of due) this.#waiting.set(mail.id, { mail, nextAttemptAt: leaseEnd });
    return Promise.resolve(due);
  }

  markSent(mailId: string): Promise<void> {
    this.#waiting.delete(mailId);
    this.sent.push(mailId);
    return Promise.resolve();
  }

  markFailed(mailId: string, error: string, nextAttemptAt: Date | null): Promise<void> {
    const entry = this.#waiting.get(mailId);
    if (entry !== undefined) this.#waiting.set(mailId, { ...entry, nextAttemptAt });
    this.errors.set(mailId, error);
    return Promise.resolve();
  }
}
