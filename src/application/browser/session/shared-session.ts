import type { SessionNews, SessionNewsItem } from '#application/browser/ports/session-news.ts';
import { signedOutState, type SessionState, type SessionVault } from '#application/browser/ports/session-vault.ts';

/** The state of a session that ended by itself. */
export const expiredState: SessionState = { ...signedOutState, sessionExpired: true };

/** The auth state that all tabs of this browser share: kept in the vault, announced to the others, followed from them. Source: AUTH-2. */
export class SharedSession {
  readonly #vault: SessionVault;
  readonly #news: SessionNews;
  readonly #listeners = new Set<() => void>();
  #state: SessionState = signedOutState;
  #isListening = false;

  constructor(vault: SessionVault, news: SessionNews) {
    this.#vault = vault;
    this.#news = news;
  }

  get state(): SessionState {
    return this.#state;
  }

  /** Calls back after every change of the state. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** What the vault holds, which another tab may have put there. */
  stored(): ReturnType<SessionVault['load']> {
    return this.#vault.load();
  }

  /** Takes a state over in this tab alone. */
  show(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  /** Takes a state over and keeps it; with `news`, the other tabs are told once it is kept. */
  async keep(state: SessionState, news: SessionNewsItem | null = null): Promise<void> {
    this.show(state);
    if (state.loggedIn || state.sessionExpired) await this.#vault.save(state);
    else await this.#vault.clear();
    if (news !== null) this.#news.announce(news);
  }

  /** Follows the other tabs from now on. */
  follow(): void {
    if (this.#isListening) return;
    this.#isListening = true;
    this.#news.listen((item) => void this.#hear(item));
  }

  async #hear(item: SessionNewsItem): Promise<void> {
    if (item !== 'changed') return this.show(item === 'expired' ? expiredState : signedOutState);
    const kept = await this.#vault.load();
    if (kept !== null && kept !== 'lost') this.show(kept);
  }
}
