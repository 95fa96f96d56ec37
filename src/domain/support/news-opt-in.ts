/** Milliseconds that the link of a confirmation letter works. */
export const confirmationLifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** Milliseconds between two confirmation letters to one address: more would be a nuisance that strangers could cause. */
export const confirmationPauseMs = 5 * 60 * 1000;

/** What is known of an address that asked for the news. */
export interface NewsStanding {
  readonly askedAt: Date;
  /** Null: the link of the letter was not opened yet. */
  readonly confirmedAt: Date | null;
  readonly endedAt: Date | null;
}

/** Whether the news may be sent: asked for, confirmed by whoever reads the mailbox, not ended since. */
export function getsNews(standing: NewsStanding | null): boolean {
  return standing !== null && standing.confirmedAt !== null && standing.endedAt === null;
}

/** Whether an address that asks (again) is sent a confirmation letter now. */
export function maySendConfirmation(standing: NewsStanding | null, now: Date): boolean {
  if (standing === null) return true;
  if (getsNews(standing)) return false;
  return now.getTime() - standing.askedAt.getTime() >= confirmationPauseMs;
}
