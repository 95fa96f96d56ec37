import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { Device, Session, Sessions } from '#application/server/accounts/ports/sessions.ts';
import type { SignInCode, SignInCodes } from '#application/server/accounts/ports/sign-in-codes.ts';
import { isErased } from '#domain/accounts/user.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { AccountJournal } from '#application/server/accounts/account-journal.ts';
import type { OpenedSession, SessionOpener } from './session-opener.ts';

export type ExchangeCodeRefusal = { readonly kind: 'code-not-good' };

/**
 * Opens a session of the school for a one-time code. The code is burnt by the first try, right or wrong; a second try ends the
 * session that the first one made, because one of the two was not the visitor's. Source: decisions.md, People and sessions.
 */
export class ExchangeSignInCode {
  constructor(
    private readonly codes: SignInCodes,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly opener: SessionOpener,
    private readonly journal: AccountJournal,
    private readonly fingerprints: Fingerprints,
    private readonly clock: Clock,
  ) {}

  async execute(
    given: { readonly code: string; readonly verifier: string },
    device: Device,
  ): Promise<Result<OpenedSession & { readonly returnTo: string }, ExchangeCodeRefusal>> {
    const now = this.clock.now();
    const fingerprint = this.fingerprints.of(given.code);
    const named = await this.codes.find(fingerprint);
    if (named === null) return refuse({ kind: 'code-not-good' });
    // What ends the sign-in writes the account first: it has ended here, or it ends the session that is opened.
    await this.accounts.lock(named.userId);
    const isFirst = await this.codes.burn(fingerprint, now);
    const code = await this.codes.find(fingerprint);
    if (code === null) return refuse({ kind: 'code-not-good' });
    if (!isFirst) return this.#endSessionOf(code, now);
    const user = await this.accounts.find(code.userId);
    const login = await this.#openLogin(code, now);
    const isGood =
      code.expiresAt > now &&
      this.fingerprints.of(given.verifier) === code.challenge &&
      user !== null &&
      !isErased(user) &&
      login !== undefined;
    if (!isGood) return refuse({ kind: 'code-not-good' });
    const { loginId, provenAt } = login;
    const opened = await this.opener.open({ userId: user.id, app: 'school', device, loginId, provenAt });
    await this.codes.setSession(fingerprint, opened.sessionId);
    return accept({ ...opened, returnTo: code.returnTo });
  }

  /** A password or an e-mail changed meanwhile ends the sign-in that the code came from, and with it the code. */
  async #openLogin({ userId, loginId }: SignInCode, now: Date): Promise<Session | undefined> {
    return (await this.sessions.openOf(userId, now)).find((session) => session.loginId === loginId);
  }

  async #endSessionOf(code: SignInCode, now: Date): Promise<Result<never, ExchangeCodeRefusal>> {
    if (code.sessionId !== null) {
      await this.sessions.end(code.sessionId, now, 'code-reused');
      await this.journal.note(code.userId, 'sign-in-code-reused', { session: code.sessionId });
    }
    return refuse({ kind: 'code-not-good' });
  }
}
