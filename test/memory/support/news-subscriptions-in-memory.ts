import {
  type NewsConsent,
  type NewsRequest,
  NewsSubscriptions,
} from '#application/server/support/ports/news-subscriptions.ts';
import type { NewsSubscription } from '#domain/support/news-opt-in.ts';

interface Kept extends NewsSubscription {
  readonly email: string;
  readonly confirmHash: string;
  readonly leaveHash: string | null;
}

/** Subscriptions in this process's memory, by address. */
export class NewsSubscriptionsInMemory extends NewsSubscriptions {
  readonly #byEmail = new Map<string, Kept>();
  readonly #consents: NewsConsent[] = [];

  find(email: string): Promise<NewsSubscription | null> {
    const found = this.#byEmail.get(email);
    if (found === undefined) return Promise.resolve(null);
    const { askedAt, confirmedAt, endedAt } = found;
    return Promise.resolve({ askedAt, confirmedAt, endedAt });
  }

  ask({ email, at, confirmHash }: NewsRequest): Promise<void> {
    this.#byEmail.set(email, { email, askedAt: at, confirmedAt: null, endedAt: null, confirmHash, leaveHash: null });
    return Promise.resolve();
  }

  confirm(confirmHash: string, since: Date, at: Date, leaveHash: string) {
    const found = [...this.#byEmail.values()].find((each) => each.confirmHash === confirmHash);
    if (found === undefined || found.endedAt !== null) return Promise.resolve(null);
    if (found.confirmedAt !== null) return Promise.resolve({ email: found.email, isNew: false });
    if (found.askedAt < since) return Promise.resolve(null);
    this.#byEmail.set(found.email, { ...found, confirmedAt: at, leaveHash });
    return Promise.resolve({ email: found.email, isNew: true });
  }

  end(leaveHash: string, at: Date): Promise<string | null> {
    const found = [...this.#byEmail.values()].find((each) => each.leaveHash === leaveHash);
    if (found === undefined) return Promise.resolve(null);
    this.#byEmail.set(found.email, { ...found, endedAt: found.endedAt ?? at });
    return Promise.resolve(found.email);
  }

  note(consent: NewsConsent): Promise<void> {
    this.#consents.push(consent);
    return Promise.resolve();
  }

  record(email: string): Promise<readonly NewsConsent[]> {
    return Promise.resolve(this.#consents.filter((each) => each.email === email));
  }
}
