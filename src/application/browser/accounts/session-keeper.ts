import type { Clock } from '#application/ports/clock.ts';
import { meaningOfRefusal } from '#domain/accounts/lost-session.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { AccessTokenSource } from '#application/browser/accounts/ports/access-tokens.ts';
import type { OpenSession } from '#application/read-models/accounts/open-session.ts';
import type { CrossTabLock } from '#application/browser/shared/ports/cross-tab-lock.ts';
import type { Navigator } from '#application/browser/shared/ports/navigator.ts';
import type { SessionRenewal } from '#application/browser/accounts/ports/session-renewal.ts';
import { signedOutState, type SessionState } from '#application/browser/accounts/ports/session-vault.ts';
import { hasRunOut, isFresh, withSession } from './session-state.ts';
import { expiredState, type SharedSession } from './shared-session.ts';

const lockName = 'escuela.sesion';

/**
 * Keeps the session of this browser: restores it, renews it, ends it. Every call to the school gets its bearer here.
 * Source: AUTH-2, AUTH-7; decisions.md, People and sessions.
 */
export class SessionKeeper extends AccessTokenSource {
  #restored: Promise<void> | null = null;
  #renewing: Promise<string | null> | null = null;
  /** The last renewal got no answer: that says nothing about the session. */
  #schoolSilent = false;

  constructor(
    private readonly shared: SharedSession,
    private readonly renewal: SessionRenewal,
    private readonly lock: CrossTabLock,
    private readonly navigator: Navigator,
    private readonly clock: Clock,
  ) {
    super();
  }

  get state(): SessionState {
    return this.shared.state;
  }

  /** Calls back after every change of the state. */
  onChange(listener: () => void): void {
    this.shared.onChange(listener);
  }

  /** Reads the stored session, once; later calls wait for the same. */
  restore(): Promise<void> {
    this.#restored ??= this.#restore();
    return this.#restored;
  }

  /** Looks at what the other tabs keep: one that was frozen has not heard their news. */
  async lookAgain(): Promise<void> {
    await this.restore();
    await this.shared.lookAgain();
  }

  async current(): Promise<string | null> {
    await this.restore();
    if (!this.state.loggedIn || isFresh(this.state, this.clock.now())) return this.state.accessToken;
    return (await this.refresh()) ?? this.state.accessToken;
  }

  refresh(): Promise<string | null> {
    const stale = this.state.accessToken;
    this.#renewing ??= this.lock
      .hold(lockName, () => this.#renew(stale))
      .finally(() => {
        this.#renewing = null;
      });
    return this.#renewing;
  }

  refused(answer: { readonly status: number; readonly message: string | null }): void {
    if (answer.status === 401 && this.#schoolSilent) return;
    const meaning = meaningOfRefusal(answer, this.state.loggedIn);
    if (meaning === 'nothing') return;
    if (this.state.loggedIn) void this.end('expired');
    if (meaning === 'reset-and-go-home') this.navigator.leaveFor('/');
  }

  /** Takes over a session that the school has just opened. */
  async adopt(session: OpenSession): Promise<void> {
    this.shared.follow();
    this.#restored = Promise.resolve();
    await this.shared.keep(withSession(signedOutState, session, this.clock.now()), 'changed');
  }

  /**
   * Notes who is signed in, as the school said it; ignored when nobody is any more, or somebody else: another tab may have ended the
   * session while the school was asked, and what this one has of it would be kept again over that.
   *
   * @param asked the state when the school was asked. A session is renewed, but its end stays (30 days after it began).
   */
  async noteUser(user: Profile, asked = this.state): Promise<void> {
    await this.shared.lookAgain();
    const { loggedIn, refreshUntil, user: known } = this.state;
    if (!loggedIn || refreshUntil !== asked.refreshUntil || (known ?? user).id !== user.id) return;
    // The others heard of the sign-in before it was known whose it is.
    await this.shared.keep({ ...this.state, user }, known === null ? 'changed' : null);
  }

  /** Forgets the session, here and in the other tabs. */
  end(why: 'signed-out' | 'expired'): Promise<void> {
    return this.shared.keep(why === 'expired' ? expiredState : signedOutState, why);
  }

  /** The visitor has read that the session had expired. */
  async forgetExpiry(): Promise<void> {
    if (this.state.sessionExpired) await this.shared.keep(signedOutState);
  }

  async #restore(): Promise<void> {
    this.shared.follow();
    const kept = await this.shared.storedAtFirst();
    if (kept === null) return;
    if (kept !== 'lost') return this.shared.show(hasRunOut(kept, this.clock.now()) ? expiredState : kept);
    this.shared.show({ ...signedOutState, loggedIn: true });
    await this.refresh();
    // No answer: better a visitor than a student whom the school never confirmed.
    if (this.state.accessToken === null) this.shared.show(signedOutState);
  }

  /** Runs under the lock. Another tab may have renewed or ended the session while this one waited for it. */
  async #renew(stale: string | null): Promise<string | null> {
    const kept = await this.shared.stored();
    if (kept !== null && kept !== 'lost') {
      const isRenewed = kept.accessToken !== stale && isFresh(kept, this.clock.now());
      if (!kept.loggedIn || isRenewed) {
        this.shared.show(kept);
        return kept.accessToken;
      }
    }
    return this.state.loggedIn ? this.#askForToken() : null;
  }

  async #askForToken(): Promise<string | null> {
    const renewed = await this.renewal.renew();
    this.#schoolSilent = !renewed.ok && renewed.refusal.status !== 401;
    if (renewed.ok) {
      await this.shared.keep(withSession(this.state, renewed.value, this.clock.now()), 'changed');
      return renewed.value.token;
    }
    if (!this.#schoolSilent) await this.end('expired');
    return null;
  }
}
