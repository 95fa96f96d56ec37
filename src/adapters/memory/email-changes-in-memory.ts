import { EmailChanges, type EmailChange } from '#application/server/ports/email-changes.ts';

export class EmailChangesInMemory extends EmailChanges {
  readonly #byFingerprint = new Map<string, EmailChange>();

  add(change: EmailChange): Promise<void> {
    this.#byFingerprint.set(change.fingerprint, change);
    return Promise.resolve();
  }

  find(fingerprint: string): Promise<EmailChange | null> {
    return Promise.resolve(this.#byFingerprint.get(fingerprint) ?? null);
  }

  use(fingerprint: string, now: Date): Promise<boolean> {
    const change = this.#byFingerprint.get(fingerprint);
    if (change === undefined || change.usedAt !== null || change.expiresAt <= now) return Promise.resolve(false);
    this.#byFingerprint.set(fingerprint, { ...change, usedAt: now });
    return Promise.resolve(true);
  }

  cancel(userId: string, now: Date): Promise<void> {
    for (const change of this.#byFingerprint.values()) {
      if (change.userId === userId && change.usedAt === null) {
        this.#byFingerprint.set(change.fingerprint, { ...change, usedAt: now });
      }
    }
    return Promise.resolve();
  }

  sentSince(userId: string, since: Date): Promise<readonly Date[]> {
    const sent = [...this.#byFingerprint.values()].filter((each) => each.userId === userId && each.createdAt >= since);
    return Promise.resolve(sent.map(({ createdAt }) => createdAt).toSorted((a, b) => a.getTime() - b.getTime()));
  }
}
