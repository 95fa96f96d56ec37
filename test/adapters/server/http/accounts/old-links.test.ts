import { beforeEach, describe, expect, test } from 'vitest';
import { ChangePasswordByLink } from '#application/server/accounts/change-password-by-link.ts';
import { refuse } from '#domain/shared/result.ts';
import { browserOf, codeFor, linkTo, post, register, rosa, verifier } from '#test/support/accounts/account-calls.ts';
import type { SignedInBrowser } from '#test/support/accounts/account-calls.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

const newPassword = 'cuatro gatos grises';
const newEmail = 'nueva@correo.pe';

eachDatabase('SAFE-19: after another e-mail or password', (database) => {
  let world: TestSchool;
  let own: SignedInBrowser;
  beforeEach(async () => {
    world = await testSchool({ database: database() });
    own = await register(world);
  });

  const signIn = async () =>
    browserOf(await post(world.signInApp, '/api/v1/sessions', { email: rosa.email, password: rosa.password }));
  const askReset = async () => {
    await post(world.app, '/api/v1/password-reset-requests', { email: rosa.email });
    return linkTo(world, 'recuperar');
  };
  const askEmailChange = async () => {
    await post(world.app, '/api/v1/email-changes', { email: newEmail, password: rosa.password }, own.authorization);
    return linkTo(world, 'confirmar-correo');
  };
  const confirm = (token: string, headers = {}) =>
    post(world.app, '/api/v1/email-change-confirmations', { token }, headers);
  const changePassword = () =>
    post(
      world.app,
      '/api/v1/password-changes',
      { currentPassword: rosa.password, password: newPassword },
      own.authorization,
    );
  const reset = (token: string) => post(world.app, '/api/v1/password-resets', { token, password: newPassword });
  const isIn = async (browser: SignedInBrowser) =>
    (await post(world.signInApp, '/auth/me', {}, browser.authorization)).statusCode === 200;

  describe('a link sent before is over', () => {
    test('a reset link that lies in the old mailbox, after the e-mail changed', async () => {
      const old = await askReset();
      await confirm(await askEmailChange());
      expect((await post(world.app, '/api/v1/password-reset-checks', { token: old })).statusCode).toBe(410);
      expect((await reset(old)).statusCode).toBe(410);
    });

    test('a reset link written for the old address, however close the change', async () => {
      const confirmation = await askEmailChange();
      const old = await askReset();
      await confirm(confirmation);
      // As if it had been added by a request that read the account a moment before.
      await world.db.updateTable('email_tokens').set({ used_at: null }).where('purpose', '=', 'reset').execute();
      expect((await reset(old)).statusCode).toBe(410);
      const device = { address: '190.12.3.4', userAgent: 'Firefox/150' };
      const stored = await world.school.write(ChangePasswordByLink, (change) => change.execute(old, 'hash', device));
      expect(stored).toEqual(refuse({ kind: 'link-over' }));
    });

    test('a verification link of the old address does not verify the new one', async () => {
      await world.db.updateTable('users').set({ email_verified_at: null }).execute();
      await post(world.app, '/auth/verificar-email', { email: rosa.email, web: 'ES' });
      const old = await linkTo(world, 'verificar');
      await confirm(await askEmailChange());
      await world.db.updateTable('users').set({ email_verified_at: null }).execute();
      expect((await post(world.app, '/api/v1/email-verifications', { token: old })).statusCode).toBe(410);
    });

    test('a reset link, after the password was changed with the present one', async () => {
      const old = await askReset();
      await changePassword();
      expect((await reset(old)).statusCode).toBe(410);
    });

    test.each(['changed', 'reset'])('a change of e-mail that waits, after the password was %s', async (how) => {
      const waiting = await askEmailChange();
      await (how === 'changed' ? changePassword() : reset(await askReset()));
      expect((await confirm(waiting)).statusCode).toBe(410);
      const { email } = await world.db.selectFrom('users').select('email').executeTakeFirstOrThrow();
      expect(email).toBe(rosa.email);
    });

    test('a one-time code of a sign-in that ended', async () => {
      const thief = await signIn();
      const code = await codeFor(world, thief);
      await changePassword();
      const answer = await post(world.app, '/api/v1/sign-in-code-exchanges', { code, verifier });
      expect(answer.json()).toMatchObject({ status: 410, kind: 'code-not-good' });
    });
  });

  describe('other sign-ins end with a change of e-mail', () => {
    test('all of them where the link is opened by nobody in particular', async () => {
      const other = await signIn();
      await confirm(await askEmailChange());
      expect([await isIn(own), await isIn(other)]).toEqual([false, false]);
    });

    test('all but the one that opens the link', async () => {
      const other = await signIn();
      await confirm(await askEmailChange(), own.authorization);
      expect([await isIn(own), await isIn(other)]).toEqual([true, false]);
    });

    test('somebody else who opens it keeps nothing of the account open', async () => {
      const luis = await register(world, { email: 'luis@correo.pe' });
      await confirm(await askEmailChange(), luis.authorization);
      expect([await isIn(own), await isIn(luis)]).toEqual([false, true]);
    });
  });
});
