import type { SessionNews, SessionNewsItem } from '#application/browser/accounts/ports/session-news.ts';
import {
  signedOutState,
  type SessionState,
  type SessionVault,
} from '#application/browser/accounts/ports/session-vault.ts';

/** The state of a session that ended by itself. */
export const expiredState: SessionState = { ...signedOutState, sessionExpired: true };

/** The auth state that all tabs of this browser share: kept in the vault, announced to the others, followed from them. Source: AUTH-2. */
export class SharedSession {
  readonly #listeners = new Set<() => void>();
  #state: SessionState = signedOutState;
  #isListening = false;
  /** The latest state of this tab on its way to the vault. */
  #keeping: Promise<void> = Promise.resolve();
  /** How often this tab was told something, by itself or by another: what was read before is older. */
  #told = 0;
  /** Whether it was told last that another tab keeps something new, which is in the vault by then. */
  #toldToRead = false;

  constructor(
    private readonly vault: SessionVault,
    private readonly news: SessionNews,
  ) {}

  get state(): SessionState {
    return this.#state;
  }

  /** Calls back after every change of the state. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** What the vault holds, which another tab may have put there. */
  stored(): ReturnType<SessionVault['load']> {
    return this.vault.load();
  }

  /**
   * The same, once, for a tab that begins; null as well where it has been told something newer meanwhile, here or by another tab. What another
   * one renewed meanwhile is read again: a tab that took it for an end would send its page to the sign-in.
   */
  async storedAtFirst(): ReturnType<SessionVault['load']> {
    for (;;) {
      const told = this.#told;
      const kept = await this.vault.load();
      if (told === this.#told) return kept;
      if (!this.#toldToRead) return null;
    }
  }

  /** Takes a state over in this tab alone. That is no news: it may come from the vault, over which an end that was heard is kept again. */
  show(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  /** Takes a state over and keeps it; with `news`, the other tabs are told once it is kept. */
  async keep(state: SessionState, news: SessionNewsItem | null = null): Promise<void> {
    this.#told += 1;
    this.#toldToRead = false;
    this.show(state);
    // One after the other: an end that needs no sealing would otherwise be overtaken by what began before it.
    this.#keeping = this.#keeping.then(() =>
      state.loggedIn || state.sessionExpired ? this.vault.save(state) : this.vault.clear(),
    );
    await this.#keeping;
    if (news !== null) this.news.announce(news);
  }

  /** Follows the other tabs from now on. */
  follow(): void {
    if (this.#isListening) return;
    this.#isListening = true;
    this.news.listen((item) => void this.#hear(item));
  }

  /** Takes over what the vault holds, where that is something else. */
  async lookAgain(): Promise<void> {
    const [told, before] = [this.#told, this.#state];
    await this.#keeping;
    const kept = await this.vault.load();
    // What this tab has made of it meanwhile is newer than what was read.
    if (kept === 'lost' || this.#told !== told || this.#state !== before) return;
    // Nothing is kept of a visitor; of a session that ended elsewhere neither.
    const state = kept ?? (this.#state.loggedIn ? signedOutState : this.#state);
    if (JSON.stringify(state) !== JSON.stringify(this.#state)) this.show(state);
  }

  async #hear(item: SessionNewsItem): Promise<void> {
    const told = (this.#told += 1);
    this.#toldToRead = item === 'changed';
    if (item !== 'changed') return this.#hearOfEnd(item === 'expired' ? expiredState : signedOutState, told);
    const kept = await this.vault.load();
    if (told === this.#told && kept !== null && kept !== 'lost') this.show(kept);
  }

  /** What this tab was still sealing may have been kept over the end that another one had kept: then it is kept again. */
  async #hearOfEnd(ended: SessionState, told: number): Promise<void> {
    const { accessToken } = this.#state;
    this.show(ended);
    await this.#keeping;
    const kept = await this.vault.load();
    if (told !== this.#told || kept === null || kept === 'lost') return;
    if (kept.loggedIn && kept.accessToken === accessToken) await this.keep(ended);
  }
}
