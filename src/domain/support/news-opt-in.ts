/** Milliseconds that the link of a confirmation letter works. */
export const confirmationLifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** Milliseconds between two confirmation letters to one address: more would be a nuisance that strangers could cause. */
export const confirmationPauseMs = 5 * 60 * 1000;

/** What is known of an address that asked for the news. */
export interface NewsSubscription {
  readonly askedAt: Date;
  /** Null: the link of the letter was not opened yet. */
  readonly confirmedAt: Date | null;
  readonly endedAt: Date | null;
}

/** Whether the news may be sent: asked for, confirmed by whoever reads the mailbox, not ended since. */
export function getsNews(subscription: NewsSubscription | null): boolean {
  return subscription !== null && subscription.confirmedAt !== null && subscription.endedAt === null;
}

/** Whether an address that asks (again) is sent a confirmation letter now. */
export function maySendConfirmation(subscription: NewsSubscription | null, now: Date): boolean {
  if (subscription === null) return true;
  if (getsNews(subscription)) return false;
  return now.getTime() - subscription.askedAt.getTime() >= confirmationPauseMs;
}
