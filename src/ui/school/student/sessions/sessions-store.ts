import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AccountApi } from '#application/browser/accounts/ports/account-api.ts';
import type { ListedSession } from '#application/read-models/accounts/listed-session.ts';
import type { AccessTokenSource } from '#application/browser/accounts/ports/access-tokens.ts';

/** The open sessions of the account, and closing them. */
export class SessionsStore {
  /** Null until they are loaded. */
  sessions: readonly ListedSession[] | null = null;
  /** Why they could not be loaded or closed. */
  failure: string | null = null;
  /** The id of the one being closed; 'others': all of them but this one. */
  closing: string | null = null;
  readonly #api: AccountApi;
  readonly #tokens: AccessTokenSource;

  constructor(api: AccountApi, tokens: AccessTokenSource) {
    this.#api = api;
    this.#tokens = tokens;
    makeAutoObservable(this, { sessions: observableRef });
  }

  get others(): readonly ListedSession[] {
    return this.sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];
  }

  async load(): Promise<void> {
    const listed = await this.#api.sessions();
    runInAction(() => {
      this.failure = listed.ok ? null : listed.refusal.detail;
      if (listed.ok) this.sessions = listed.value;
    });
  }

  async close(id: string): Promise<void> {
    await this.#closing(id, () => this.#api.closeSession(id));
  }

  async closeOthers(): Promise<void> {
    const token = await this.#tokens.current();
    await this.#closing('others', () => this.#api.closeOtherSessions(token ?? ''));
  }

  /** A session that was closed elsewhere meanwhile is closed all the same. */
  async #closing(what: string, close: () => ReturnType<AccountApi['closeSession']>): Promise<void> {
    if (this.closing !== null) return;
    runInAction(() => (this.closing = what));
    const closed = await close();
    if (closed.ok || closed.refusal.status === 404) await this.load();
    runInAction(() => {
      this.closing = null;
      if (!closed.ok && closed.refusal.status !== 404) this.failure = closed.refusal.detail;
    });
  }
}
