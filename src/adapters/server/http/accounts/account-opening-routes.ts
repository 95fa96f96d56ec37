import type { FastifyInstance } from 'fastify';
import * as contract from '#adapters/http-contract/accounts/account-openings.ts';
import type { Config } from '#adapters/server/config/config.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { CheckAccountOpening } from '#application/server/accounts/registration/check-account-opening.ts';
import { OpenAccount } from '#application/server/accounts/registration/open-account.ts';
import { RegisterAccount } from '#application/server/accounts/registration/register-account.ts';
import type { WebApp } from '#domain/accounts/session.ts';
import { maskedEmail } from '#domain/accounts/user.ts';
import { accept } from '#domain/shared/result.ts';
import { accountRefusals as refusals } from './account-refusals.ts';
import { guessedLink, mails, opened, tries } from './account-routes.ts';
import { deviceOf } from './device.ts';
import { RefreshCookie } from './refresh-cookie.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';

const registerAccountRefusals = only(
  refusals,
  'email-invalid',
  'email-missing',
  'name-invalid',
  'name-missing',
  'password-common',
  'password-personal',
  'password-too-long',
  'password-too-short',
  'terms-not-accepted',
);

/** Getting an account: asking for it, and opening it by the link of a letter. */
export function accountOpeningRoutes(app: FastifyInstance, school: School, config: Config, webApp: WebApp): void {
  const cookie = new RefreshCookie(config, webApp);
  serve(
    app,
    school,
    contract.registerAccount,
    registerAccountRefusals,
    async ({ body, request }) => {
      const asked = await school.get(RegisterAccount).execute(body, deviceOf(request));
      return asked.ok ? accept({ email: asked.value }) : asked;
    },
    mails,
  );
  serve(
    app,
    school,
    contract.checkAccountOpening,
    only(refusals, 'account-exists', 'link-over', 'link-unknown'),
    async ({ body, reply }) => {
      void reply.header('cache-control', 'no-store');
      const open = await school.get(CheckAccountOpening).execute(body.token);
      if (!open.ok) return open;
      const { email, expiresAt } = open.value;
      return accept({ email: maskedEmail(email), expiresAt: expiresAt.toISOString() });
    },
    guessedLink,
  );
  serve(
    app,
    school,
    contract.openAccount,
    only(refusals, 'account-exists', 'link-over', 'link-unknown', 'registered-password-wrong'),
    async ({ body, request, reply }) => {
      const origin = { app: webApp, device: deviceOf(request) };
      const open = await school.get(OpenAccount).execute(body.token, body.password, origin);
      return opened(school, reply, cookie, open);
    },
    { ...tries, ...guessedLink },
  );
}
