import type { FastifyInstance, FastifyReply } from 'fastify';
import * as contract from '#adapters/http-contract/accounts/accounts.ts';
import { publicSettings } from '#adapters/http-contract/accounts/public-settings.ts';
import type { Config } from '#adapters/server/config/config.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { CheckPasswordReset } from '#application/server/accounts/check-password-reset.ts';
import { RequestPasswordReset } from '#application/server/accounts/request-password-reset.ts';
import { ResetPassword } from '#application/server/accounts/reset-password.ts';
import { SendVerification } from '#application/server/accounts/registration/send-verification.ts';
import type { OpenedSession } from '#application/server/accounts/sessions/session-opener.ts';
import { SignIn } from '#application/server/accounts/sessions/sign-in.ts';
import { VerifyEmail } from '#application/server/accounts/registration/verify-email.ts';
import { emailAddress } from '#domain/accounts/email-address.ts';
import type { WebApp } from '#domain/accounts/session.ts';
import { accept, type Refusal, type Result } from '#domain/shared/result.ts';
import { accountRefusals as refusals } from './account-refusals.ts';
import { deviceMarksOf, markDevice } from './device-cookie.ts';
import { shownLogo } from '#adapters/server/http/settings/shown-logo.ts';
import { deviceOf } from './device.ts';
import { RefreshCookie } from './refresh-cookie.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';

const resetPasswordRefusals = only(
  refusals,
  'link-over',
  'link-unknown',
  'password-common',
  'password-personal',
  'password-too-long',
  'password-too-short',
);

const signInRefusals = only(
  refusals,
  'account-disabled',
  'email-invalid',
  'email-unverified',
  'factor-code-used',
  'factor-code-wrong',
  'factor-needed',
  'too-many-tries',
  'wrong-credentials',
);

/** Limits for one address, wide enough for a class of 300 behind it: what guesses at one account is slowed down by the account's own delay. */
export const tries = { limit: { requests: 1000, seconds: 600 } };
export const mails = { limit: { requests: 300, seconds: 600 } };
/** A link of a letter is used once; somebody who reads it may press it a few times. */
export const guessedLink = {
  guess: { requests: 20, seconds: 600, of: ({ body }: { readonly body: { readonly token: string } }) => body.token },
};

/** Getting into an account: signing in, links by e-mail. */
export function accountRoutes(app: FastifyInstance, school: School, config: Config, webApp: WebApp): void {
  const cookie = new RefreshCookie(config, webApp);
  serve(
    app,
    school,
    contract.signIn,
    signInRefusals,
    async ({ body, request, reply }) => {
      const origin = { app: webApp, device: deviceOf(request) };
      const marks = deviceMarksOf(school, request, cookie.isSecure);
      return opened(school, reply, cookie, await school.get(SignIn).execute(body, origin, marks));
    },
    tries,
  );
  emailLinkRoutes(app, school);
  serve(app, school, publicSettings, {}, ({ reply }) => {
    void reply.header('cache-control', 'public, max-age=300');
    const { schoolOrigin, signInOrigin, imagesBase, uploadsBase } = config;
    const identity = school.settings.of('identity');
    const { name, statement } = identity;
    const logo = shownLogo(identity, imagesBase);
    return Promise.resolve(accept({ name, statement, logo, schoolOrigin, signInOrigin, imagesBase, uploadsBase }));
  });
}

function emailLinkRoutes(app: FastifyInstance, school: School): void {
  serve(
    app,
    school,
    contract.sendVerification,
    only(refusals, 'email-invalid'),
    async ({ body }) => {
      const email = emailAddress(body.email);
      if (!email.ok) return email;
      school.later(() => school.write(SendVerification, (send) => send.execute(email.value)));
      return accept({ sended: true });
    },
    mails,
  );
  serve(
    app,
    school,
    contract.verifyEmail,
    only(refusals, 'link-over', 'link-unknown'),
    async ({ body }) => {
      const verified = await school.write(VerifyEmail, (verify) => verify.execute(body.token));
      return verified.ok ? accept({ email: verified.value }) : verified;
    },
    guessedLink,
  );
  serve(
    app,
    school,
    contract.requestPasswordReset,
    only(refusals, 'email-invalid'),
    async ({ body, request }) => {
      const email = emailAddress(body.email);
      if (!email.ok) return email;
      const { address } = deviceOf(request);
      school.later(() => school.write(RequestPasswordReset, (ask) => ask.execute(email.value, address)));
      return accept(undefined);
    },
    mails,
  );
  serve(
    app,
    school,
    contract.checkPasswordReset,
    only(refusals, 'link-over', 'link-unknown'),
    async ({ body }) => {
      const open = await school.get(CheckPasswordReset).execute(body.token);
      return open.ok ? accept({ email: open.value.email, expiresAt: open.value.expiresAt.toISOString() }) : open;
    },
    guessedLink,
  );
  serve(
    app,
    school,
    contract.resetPassword,
    resetPasswordRefusals,
    ({ body, request }) => school.get(ResetPassword).execute(body.token, body.password, deviceOf(request)),
    { ...tries, ...guessedLink },
  );
}

/** A session as it is answered: the access token in the body, the refresh token in the cookie. */
export function opened<S extends OpenedSession, R extends Refusal>(
  school: School,
  reply: FastifyReply,
  cookie: RefreshCookie,
  result: Result<S, R>,
): Result<S & { token: string; refreshUntil: string }, R> {
  if (!result.ok) return result;
  const { accessToken, refreshToken, refreshUntil } = result.value;
  cookie.write(reply, refreshToken, refreshUntil);
  markDevice(school, reply, result.value.userId, cookie.isSecure);
  void reply.header('cache-control', 'no-store');
  return accept({ ...result.value, token: accessToken, refreshUntil: refreshUntil.toISOString() }) as Result<
    S & { token: string; refreshUntil: string },
    R
  >;
}
