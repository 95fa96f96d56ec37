import type { FastifyInstance } from 'fastify';
import * as contract from '#adapters/http-contract/accounts/accounts.ts';
import { presentUserInfo } from '#adapters/http-contract/accounts/present-user-info.ts';
import type { Config } from '#adapters/server/config/config.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { Clock } from '#application/ports/clock.ts';
import { CheckSession } from '#application/server/accounts/sessions/check-session.ts';
import { CloseOtherSessions } from '#application/server/accounts/sessions/close-other-sessions.ts';
import { CloseSession } from '#application/server/accounts/sessions/close-session.ts';
import { ExchangeSignInCode } from '#application/server/accounts/sessions/exchange-sign-in-code.ts';
import { IssueSignInCode } from '#application/server/accounts/sessions/issue-sign-in-code.ts';
import { ListSessions } from '#application/server/accounts/sessions/list-sessions.ts';
import { ReadMe } from '#application/server/accounts/read-me.ts';
import { RenewSession } from '#application/server/accounts/sessions/renew-session.ts';
import { SignOut } from '#application/server/accounts/sessions/sign-out.ts';
import { AccessTokens } from '#application/server/accounts/ports/access-tokens.ts';
import type { WebApp } from '#domain/accounts/session.ts';
import { accept, refuse } from '#domain/shared/result.ts';
import { accountRefusals as refusals } from './account-refusals.ts';
import { opened } from './account-routes.ts';
import { deviceOf } from './device.ts';
import { RefreshCookie } from './refresh-cookie.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';

/** Having a session: renewing and ending it, handing it from the sign-in app to the school, who it belongs to. */
export function sessionRoutes(app: FastifyInstance, school: School, config: Config, webApp: WebApp): void {
  const cookie = new RefreshCookie(config, webApp);
  tokenRoutes(app, school, cookie, webApp);
  handOverRoutes(app, school, cookie);
  openSessionRoutes(app, school);
  serve(app, school, contract.readMe, only(refusals, 'account-gone'), async (call) => {
    const me = await school.get(ReadMe).execute(call.caller.userId);
    if (me === null) return refuse({ kind: 'account-gone' });
    void call.reply.header('cache-control', 'no-store');
    return accept(
      presentUserInfo(me, (key) => `${config.uploadsBase === '' ? '/imagenes' : config.uploadsBase}/${key}`),
    );
  });
}

/** Nobody's flood from the same address may end the sessions of a class: a cookie of 256 random bits is not guessed. */
const ownSecret = { limit: null };

function tokenRoutes(app: FastifyInstance, school: School, cookie: RefreshCookie, webApp: WebApp): void {
  serve(
    app,
    school,
    contract.renewSession,
    only(refusals, 'other-origin', 'session-over'),
    async ({ request, reply }) => {
      const kept = cookie.read(request);
      if (!kept.ok) return kept;
      const refreshToken = kept.value;
      if (refreshToken === null) return refuse({ kind: 'session-over' });
      const renewed = await school.write(RenewSession, (renew) => renew.execute(refreshToken, webApp));
      if (!renewed.ok) cookie.clear(reply);
      return opened(school, reply, cookie, renewed);
    },
    ownSecret,
  );
  serve(app, school, contract.sessionStatus, only(refusals, 'other-origin'), async ({ request, reply }) => {
    void reply.header('cache-control', 'no-store');
    const kept = cookie.read(request);
    if (!kept.ok) return kept;
    return accept({ open: await school.get(CheckSession).execute(kept.value, webApp) });
  });
  serve(app, school, contract.freshToken, {}, async (call) => {
    void call.reply.header('cache-control', 'no-store');
    return accept({ token: await school.get(AccessTokens).issue(call.caller, school.get(Clock).now()) });
  });
  serve(
    app,
    school,
    contract.signOut,
    only(refusals, 'other-origin'),
    async ({ caller, request, reply }) => {
      const kept = cookie.read(request);
      if (!kept.ok) return kept;
      cookie.clear(reply);
      return school.write(SignOut, (signOut) => signOut.execute(caller, kept.value, webApp));
    },
    ownSecret,
  );
}

function handOverRoutes(app: FastifyInstance, school: School, cookie: RefreshCookie): void {
  serve(
    app,
    school,
    contract.issueSignInCode,
    only(refusals, 'callback-page-not-allowed', 'redirect-not-allowed', 'wrong-app'),
    async (call) => {
      const issued = await school.write(IssueSignInCode, (issue) => issue.execute(call.caller, call.body));
      return issued.ok ? accept({ location: issued.value }) : issued;
    },
  );
  serve(
    app,
    school,
    contract.exchangeSignInCode,
    only(refusals, 'code-not-good'),
    async ({ body, request, reply }) =>
      opened(
        school,
        reply,
        cookie,
        await school.write(ExchangeSignInCode, (exchange) => exchange.execute(body, deviceOf(request))),
      ),
    {
      limit: { requests: 1000, seconds: 600 },
      // The code is the address's, its verifier the tab's: whoever has the one may not try the other for long.
      guess: { requests: 20, seconds: 600, of: ({ body }) => body.code },
    },
  );
}

function openSessionRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, contract.listSessions, {}, async (call) => {
    return accept({ sessions: [...(await school.get(ListSessions).execute(call.caller))] });
  });
  serve(app, school, contract.closeSession, only(refusals, 'session-current', 'session-not-found'), (call) =>
    school.write(CloseSession, (close) => close.execute(call.caller, call.params.id)),
  );
  serve(app, school, contract.clearOtherSessions, only(refusals, 'token-not-yours'), (call) =>
    school.write(CloseOtherSessions, (close) => close.execute(call.caller, call.body.token)),
  );
}
