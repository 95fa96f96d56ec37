/** `changed`: another tab signed in or renewed the session; the vault has it. The others: it is over in all tabs. */
export type SessionNewsItem = 'changed' | 'signed-out' | 'expired';

/** Tells the other tabs of this browser what happened to the session. */
export abstract class SessionNews {
  abstract announce(item: SessionNewsItem): void;
  /** Calls back for what other tabs announce from now on. */
  abstract listen(onNews: (item: SessionNewsItem) => void): void;
}
