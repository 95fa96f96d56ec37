import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AccessTokenSource } from '#application/browser/accounts/ports/access-tokens.ts';
import type { AccountApi } from '#application/browser/accounts/ports/account-api.ts';
import type { ListedSession } from '#application/read-models/accounts/listed-session.ts';

/** Where the account is open, and closing it everywhere else. Source: AUTH-10. */
export class OpenSessionsStore {
  /** Null until they are loaded. */
  sessions: readonly ListedSession[] | null = null;
  failure: string | null = null;
  isClosing = false;
  /** The others were closed since the page was opened. */
  wereClosed = false;
  readonly #api: AccountApi;
  readonly #tokens: AccessTokenSource;

  constructor(api: AccountApi, tokens: AccessTokenSource) {
    this.#api = api;
    this.#tokens = tokens;
    makeAutoObservable(this, { sessions: observableRef });
  }

  get hasOthers(): boolean {
    return this.sessions?.some(({ isCurrent }) => !isCurrent) ?? false;
  }

  async load(): Promise<void> {
    const listed = await this.#api.sessions();
    runInAction(() => {
      this.failure = listed.ok ? null : listed.refusal.detail;
      if (listed.ok) this.sessions = listed.value;
    });
  }

  async closeOthers(): Promise<void> {
    if (this.isClosing) return;
    this.isClosing = true;
    const token = (await this.#tokens.current()) ?? '';
    const closed = await this.#api.closeOtherSessions(token);
    if (closed.ok) await this.load();
    runInAction(() => {
      this.isClosing = false;
      this.wereClosed = closed.ok && this.sessions !== null && !this.hasOthers;
      if (!closed.ok) this.failure = closed.refusal.detail;
    });
  }
}
