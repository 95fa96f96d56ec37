import type { AccountApi } from '#application/browser/accounts/ports/account-api.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { PendingSignIn } from '#application/browser/accounts/ports/pending-sign-in.ts';
import { safeReturnPath } from '#domain/accounts/return-path.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { TakeSession } from './take-session.ts';

/** `sign-in-not-begun`: this tab did not ask for the code, or has used it already. */
export type CompleteSignInRefusal = { readonly kind: 'sign-in-not-begun' } | CallRefusal;

/** Takes the session for which the sign-in app gave a one-time code. Source: SIGN-2; decisions.md, People and sessions. */
export class CompleteSignIn {
  constructor(
    private readonly pending: PendingSignIn,
    private readonly api: AccountApi,
    private readonly take: TakeSession,
  ) {}

  /** Returns the path of the page that was left. */
  async execute(code: string, state: string): Promise<Result<string, CompleteSignInRefusal>> {
    const begun = this.pending.take();
    if (begun === null || begun.state !== state) return refuse({ kind: 'sign-in-not-begun' });
    const exchanged = await this.api.exchangeCode(code, begun.verifier);
    if (!exchanged.ok) return exchanged;
    const taken = await this.take.execute(exchanged.value);
    return taken.ok ? accept(safeReturnPath(exchanged.value.returnTo, begun.returnTo)) : taken;
  }
}
