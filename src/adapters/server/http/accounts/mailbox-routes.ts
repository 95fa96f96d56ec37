import type { FastifyInstance } from 'fastify';
import * as contract from '#adapters/http-contract/accounts/mailboxes.ts';
import type { Config } from '#adapters/server/config/config.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { AskMailboxCode } from '#application/server/accounts/mailbox/ask-mailbox-code.ts';
import { EnterByMailbox } from '#application/server/accounts/mailbox/enter-by-mailbox.ts';
import type { WebApp } from '#domain/accounts/session.ts';
import { accept } from '#domain/shared/result.ts';
import { mails, opened } from './account-routes.ts';
import { deviceOf } from './device.ts';
import { MailboxCookie } from './mailbox-cookie.ts';
import { mailboxRefusals as refusals } from './mailbox-refusals.ts';
import { RefreshCookie } from './refresh-cookie.ts';

/**
 * Codes of one network: a class that buys at once has room, and six digits are not guessed at many mailboxes from one place
 * (decision 0097).
 */
const codes = { limit: { requests: 100, seconds: 600 } };

/** Buying with an e-mail alone: asking for the letter, and getting in by what it brought. */
export function mailboxRoutes(app: FastifyInstance, school: School, config: Config, webApp: WebApp): void {
  const session = new RefreshCookie(config, webApp);
  const cookie = new MailboxCookie(session.isSecure);
  serve(
    app,
    school,
    contract.askMailboxCode,
    only(refusals, 'code-just-sent', 'email-invalid', 'other-origin', 'terms-needed', 'too-many-codes'),
    async ({ body, request, reply }) => {
      void reply.header('cache-control', 'no-store');
      const own = session.own(request);
      if (!own.ok) return own;
      const asked = await school.write(AskMailboxCode, (ask) =>
        ask.execute(body, cookie.read(request), deviceOf(request)),
      );
      if (!asked.ok) return asked;
      cookie.write(reply, asked.value.secret);
      return accept({ email: asked.value.email });
    },
    mails,
  );
  serve(
    app,
    school,
    contract.enterByMailbox,
    only(
      refusals,
      'account-disabled',
      'code-malformed',
      'code-over',
      'code-tries-spent',
      'code-wrong',
      'mailbox-not-enough',
      'other-browser',
      'other-origin',
    ),
    async ({ body, request, reply }) => {
      void reply.header('cache-control', 'no-store');
      const own = session.own(request);
      if (!own.ok) return own;
      const origin = { app: webApp, device: deviceOf(request) };
      const entered = await school.write(EnterByMailbox, (enter) => enter.execute(body, cookie.read(request), origin));
      if (entered.ok) cookie.clear(reply);
      return opened(school, reply, session, entered);
    },
    codes,
  );
}
