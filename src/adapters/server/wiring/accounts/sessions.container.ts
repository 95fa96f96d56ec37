import { bindClass } from '#adapters/wiring/bindings.ts';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { AccountJournal } from '#application/server/accounts/account-journal.ts';
import { CheckSession } from '#application/server/accounts/sessions/check-session.ts';
import { CloseOtherSessions } from '#application/server/accounts/sessions/close-other-sessions.ts';
import { CloseSession } from '#application/server/accounts/sessions/close-session.ts';
import { ExchangeSignInCode } from '#application/server/accounts/sessions/exchange-sign-in-code.ts';
import { IssueSignInCode } from '#application/server/accounts/sessions/issue-sign-in-code.ts';
import { ListSessions } from '#application/server/accounts/sessions/list-sessions.ts';
import { RenewSession } from '#application/server/accounts/sessions/renew-session.ts';
import { SessionOpener } from '#application/server/accounts/sessions/session-opener.ts';
import { SignOut } from '#application/server/accounts/sessions/sign-out.ts';
import { AccessTokens } from '#application/server/accounts/ports/access-tokens.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { RefreshTokens } from '#application/server/accounts/ports/refresh-tokens.ts';
import { Sessions } from '#application/server/accounts/ports/sessions.ts';
import { SignInCodes } from '#application/server/accounts/ports/sign-in-codes.ts';
import type { Bindings } from '#adapters/wiring/late-container.ts';

/** Binds what has to do with having a session, and with handing it from the sign-in app to the school. */
export function bindSessions(container: Bindings): void {
  bindClass(container, RenewSession, [RefreshTokens, Sessions, SessionOpener, AccountJournal, Fingerprints, Clock]);
  bindClass(container, CheckSession, [RefreshTokens, Fingerprints, Clock]);
  bindClass(container, SignOut, [Sessions, RefreshTokens, Fingerprints, AccountJournal, Clock]);
  bindClass(container, IssueSignInCode, [Sessions, SignInCodes, PublicAddresses, Fingerprints, IdGenerator, Clock]);
  bindClass(container, ExchangeSignInCode, [
    SignInCodes,
    Accounts,
    Sessions,
    SessionOpener,
    AccountJournal,
    Fingerprints,
    Clock,
  ]);
  bindClass(container, ListSessions, [Sessions, Clock]);
  bindClass(container, CloseSession, [Sessions, AccountJournal, Clock]);
  bindClass(container, CloseOtherSessions, [Sessions, AccessTokens, AccountJournal, Clock]);
}
