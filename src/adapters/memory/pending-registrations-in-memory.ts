import { PendingRegistrations, type PendingRegistration } from '#application/server/ports/pending-registrations.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';

export class PendingRegistrationsInMemory extends PendingRegistrations {
  readonly #byId = new Map<string, PendingRegistration>();

  add(pending: PendingRegistration): Promise<void> {
    this.#byId.set(pending.id, pending);
    return Promise.resolve();
  }

  find(fingerprint: string): Promise<PendingRegistration | null> {
    return Promise.resolve([...this.#byId.values()].find((each) => each.fingerprint === fingerprint) ?? null);
  }

  newestOf(email: EmailAddress, now: Date): Promise<PendingRegistration | null> {
    const waiting = [...this.#byId.values()].filter((each) => each.email === email && waits(each, now));
    const newestFirst = waiting.toSorted(
      (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1),
    );
    return Promise.resolve(newestFirst[0] ?? null);
  }

  renew(id: string, known: Date, fingerprint: string, now: Date): Promise<boolean> {
    const pending = this.#byId.get(id);
    const isAsKnown = pending?.sentAt.getTime() === known.getTime();
    return Promise.resolve(isAsKnown && this.#change(id, now, { fingerprint, sentAt: now }));
  }

  use(id: string, now: Date): Promise<boolean> {
    return Promise.resolve(this.#change(id, now, { usedAt: now, passwordHash: '' }));
  }

  #change(id: string, now: Date, changes: Partial<PendingRegistration>): boolean {
    const pending = this.#byId.get(id);
    if (pending === undefined || !waits(pending, now)) return false;
    this.#byId.set(id, { ...pending, ...changes });
    return true;
  }
}

function waits({ usedAt, expiresAt }: PendingRegistration, now: Date): boolean {
  return usedAt === null && expiresAt > now;
}
