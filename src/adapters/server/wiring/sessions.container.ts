import type { Container } from 'inversify';
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

/** Binds what has to do with having a session, and with handing it from the sign-in app to the school. */
export function bindSessions(container: Container): void {
  container
    .bind(RenewSession)
    .toResolvedValue(
      (refresh, sessions, opener, journal, prints, clock) =>
        new RenewSession(refresh, sessions, opener, journal, prints, clock),
      [RefreshTokens, Sessions, SessionOpener, AccountJournal, Fingerprints, Clock],
    );
  container
    .bind(CheckSession)
    .toResolvedValue(
      (refresh, prints, clock) => new CheckSession(refresh, prints, clock),
      [RefreshTokens, Fingerprints, Clock],
    );
  container
    .bind(SignOut)
    .toResolvedValue(
      (sessions, refresh, prints, journal, clock) => new SignOut(sessions, refresh, prints, journal, clock),
      [Sessions, RefreshTokens, Fingerprints, AccountJournal, Clock],
    );
  container
    .bind(IssueSignInCode)
    .toResolvedValue(
      (sessions, codes, addresses, prints, ids, clock) =>
        new IssueSignInCode(sessions, codes, addresses, prints, ids, clock),
      [Sessions, SignInCodes, PublicAddresses, Fingerprints, IdGenerator, Clock],
    );
  container
    .bind(ExchangeSignInCode)
    .toResolvedValue(
      (codes, accounts, sessions, opener, journal, prints, clock) =>
        new ExchangeSignInCode(codes, accounts, sessions, opener, journal, prints, clock),
      [SignInCodes, Accounts, Sessions, SessionOpener, AccountJournal, Fingerprints, Clock],
    );
  container
    .bind(ListSessions)
    .toResolvedValue((sessions, clock) => new ListSessions(sessions, clock), [Sessions, Clock]);
  container
    .bind(CloseSession)
    .toResolvedValue(
      (sessions, journal, clock) => new CloseSession(sessions, journal, clock),
      [Sessions, AccountJournal, Clock],
    );
  container
    .bind(CloseOtherSessions)
    .toResolvedValue(
      (sessions, tokens, journal, clock) => new CloseOtherSessions(sessions, tokens, journal, clock),
      [Sessions, AccessTokens, AccountJournal, Clock],
    );
}
